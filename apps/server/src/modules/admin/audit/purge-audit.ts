import { deleteEntries, takeChainTurn } from '#/modules/admin/audit/audit-chain.repository.ts';
import { recordAudit } from '#/platform/audit/audit.repository.ts';
import type { Db } from '#/platform/db/schema.ts';

/** Deletes entries beyond the retention period, and records that. */
export async function purgeAudit(
  db: Db,
  { now, before }: { readonly now: Date; readonly before: Date },
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await takeChainTurn(tx);
    const entries = await deleteEntries(tx, before);
    if (entries === 0) return;
    const details = { entries, before: before.toISOString() };
    await recordAudit(tx, { at: now, action: 'audit.purged', by: 'system', about: null, details });
  });
}
