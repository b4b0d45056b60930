import { limits } from '@unmuted/api/contract';
import {
  deleteCastRecords,
  deleteCastRow,
  listExpired,
} from '#/modules/admin/cast-life/cast-life.repository.ts';
import { recordAudit } from '#/platform/audit/audit.repository.ts';
import type { PurgeContext } from '#/platform/modules/define-module.ts';

/** Deletes the casts whose termination can no longer be undone, with all their data. */
export async function deleteExpiredCasts({
  db,
  now,
  daysAgo,
  signal,
}: Omit<PurgeContext<unknown>, 'retention'>): Promise<void> {
  const before = daysAgo(limits.terminationDays);
  for (const cast of await listExpired(db, before)) {
    signal?.throwIfAborted();
    await deleteCastRecords(db, cast.id, signal);
    await db.transaction().execute(async (tx) => {
      if (!(await deleteCastRow(tx, cast.id, before))) return;
      await recordAudit(tx, {
        at: now,
        action: 'cast.deleted',
        by: 'system',
        about: { accountId: cast.account_id },
        details: { cast: cast.username },
      });
    });
  }
}
