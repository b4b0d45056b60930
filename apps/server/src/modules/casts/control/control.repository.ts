import { sql } from 'kysely';
import { within } from '#/modules/casts/cast/cast-access.repository.ts';
import type { Scope } from '#/platform/auth/scope.ts';
import type { Tx } from '#/platform/db/schema.ts';

/**
 * Stores whether a cast should run. Returns false when nothing changes. Staff can also stop a cast that its owner
 * stopped: it then stays stopped until staff start it.
 */
export async function saveRunning(
  tx: Tx,
  scope: Scope,
  castId: string,
  { isRunning, at }: { readonly isRunning: boolean; readonly at: Date },
): Promise<boolean> {
  const by = isRunning ? null : scope.kind;
  const { rows } = await sql`update casts
    set stopped_at = case when ${isRunning} then null else coalesce(stopped_at, ${at}) end, stopped_by = ${by}
    where id = ${castId} and ${within(scope)} and case
      when ${isRunning} then stopped_at is not null and (stopped_by = 'customer' or ${scope.kind === 'admin'})
      else stopped_at is null or (stopped_by = 'customer' and ${scope.kind === 'admin'}) end
    returning id`.execute(tx);
  return rows.length > 0;
}
