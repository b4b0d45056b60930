import { sql } from 'kysely';
import type { AdminScope } from '#/platform/auth/scope.ts';
import type { Db, NewRow, Tx } from '#/platform/db/schema.ts';

/** All stations of an account, whoever sees them. */
export async function countStations(db: Db | Tx, _scope: AdminScope, accountId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from stations
    where account_id = ${accountId}`.execute(db);
  return rows[0]?.count ?? 0;
}

/** A station of an account, by default in the time zone of its owner. */
export async function insertStation(
  tx: Tx,
  _scope: AdminScope,
  { timezone, ...station }: Omit<NewRow<'stations'>, 'timezone' | 'renews_at'> & { timezone: string | null },
): Promise<void> {
  await tx
    .insertInto('stations')
    .values({
      ...station,
      renews_at: null,
      timezone:
        timezone ??
        sql<string>`(select timezone from customers where account_id = ${station.account_id} and role = 'owner')`,
    })
    .execute();
}
