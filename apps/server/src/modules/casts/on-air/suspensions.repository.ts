import { sql } from 'kysely';
import { within } from '#/modules/casts/cast/cast-access.repository.ts';
import type { Scope } from '#/platform/auth/scope.ts';
import type { Db, Tx } from '#/platform/db/schema.ts';

export interface SuspensionRow {
  began_at: Date;
  /** Null while it lasts. */
  ended_at: Date | null;
}

/** The suspensions of a cast that end after a moment; unrecorded starts are left out. */
export async function listSuspensions(
  db: Db | Tx,
  scope: Scope,
  castId: string,
  from: Date,
): Promise<SuspensionRow[]> {
  const { rows } = await sql<SuspensionRow>`
    select s.began_at, s.ended_at from cast_suspensions s join casts on casts.id = s.cast_id and ${within(scope)}
    where s.cast_id = ${castId} and s.ended_at > ${from}
    union all
    select suspended_at, null from casts
    where id = ${castId} and ${within(scope)} and suspended_at is not null`.execute(db);
  return rows;
}

/** Internal: not scoped. */
export async function recordSuspension(
  tx: Tx,
  castId: string,
  { from, to }: { readonly from: Date; readonly to: Date },
): Promise<void> {
  await sql`insert into cast_suspensions (cast_id, began_at, ended_at)
    values (${castId}, ${from}, greatest(${from}::timestamptz, ${to})) on conflict do nothing`.execute(tx);
}
