import { sql } from 'kysely';
import { type OwnerRow, ownerColumns, ownerJoins } from '#/modules/silence/staff/wall.repository.ts';
import type { AdminScope } from '#/platform/auth/scope.ts';
import type { Db, NewRow, Row, Tx } from '#/platform/db/schema.ts';

type Executor = Db | Tx;
type Policy = Row<'silence_policies'>;

export interface ListedPolicy extends Policy {
  readonly stations: number;
  readonly recipients: number;
  readonly pending: number;
  readonly told: number;
  readonly last_told_at: Date | null;
}

/** By name. */
export async function listPolicies(db: Db, _scope: AdminScope): Promise<ListedPolicy[]> {
  const { rows } = await sql<ListedPolicy>`select p.*,
      (select count(*)::int from silence_policy_stations c join stations s on s.id = c.station_id
        where c.policy_id = p.id and s.service_id is not null) as stations,
      r.recipients, r.pending, a.last_told_at,
      (select count(distinct a.incident_id)::int from silence_incidents i join silence_alerts a on a.incident_id = i.id
        where i.ended_at is null and a.policy_id = p.id and a.event in ('raised', 'reminder')
          and a.sent_at is not null) as told
    from silence_policies p
    cross join lateral (select count(*) filter (where r.confirmed_at is not null)::int as recipients,
        count(*) filter (where r.confirmed_at is null)::int as pending
      from silence_recipients r where r.policy_id = p.id and r.disabled_at is null) r
    cross join lateral (select max(a.sent_at) as last_told_at
      from silence_alerts a where a.policy_id = p.id and a.incident_id is not null) a
    order by lower(p.name), p.id`.execute(db);
  return rows;
}

export function findPolicy(db: Executor, _scope: AdminScope, id: string): Promise<Policy | undefined> {
  return db.selectFrom('silence_policies').selectAll().where('id', '=', id).executeTakeFirst();
}

export interface PolicyStation extends OwnerRow {
  readonly id: string;
  readonly service_id: string;
  readonly name: string;
}

/** The chosen stations of a policy by name. Nothing is heard of a station without a service. */
export async function listStations(
  db: Executor,
  _scope: AdminScope,
  policyId: string,
): Promise<PolicyStation[]> {
  const { rows } = await sql<PolicyStation>`select v.id, v.service_id, v.name, ${ownerColumns}
    from silence_policy_stations c join stations v on v.id = c.station_id ${ownerJoins}
    where c.policy_id = ${policyId} and v.service_id is not null order by lower(v.name), v.id`.execute(db);
  return rows;
}

/** How many of the stations exist. They are kept until the end of the transaction. */
export async function keepStations(tx: Tx, _scope: AdminScope, ids: readonly string[]): Promise<number> {
  const { rows } = await sql`select id from stations where id = any(${[...ids]}::uuid[])
    order by id for key share`.execute(tx);
  return rows.length;
}

/** Locks the list of policies until the end of the transaction, and counts it. */
export async function lockPolicies(tx: Tx, _scope: AdminScope): Promise<number> {
  await sql`lock table silence_policies in share row exclusive mode`.execute(tx);
  const { rows } = await sql<{ total: number }>`select count(*)::int as total from silence_policies`.execute(
    tx,
  );
  return rows[0]?.total ?? 0;
}

export async function insertPolicy(tx: Tx, _scope: AdminScope, row: NewRow<'silence_policies'>) {
  await tx.insertInto('silence_policies').values(row).execute();
}

/** The caller must have locked the policy. */
export async function savePolicy(
  tx: Tx,
  _scope: AdminScope,
  id: string,
  change: Omit<Policy, 'id' | 'created_at'>,
): Promise<void> {
  await tx.updateTable('silence_policies').set(change).where('id', '=', id).execute();
}

/** The caller must have locked the policy. */
export async function replaceStations(
  tx: Tx,
  _scope: AdminScope,
  policyId: string,
  stationIds: readonly string[],
): Promise<void> {
  await tx.deleteFrom('silence_policy_stations').where('policy_id', '=', policyId).execute();
  if (stationIds.length === 0) return;
  await tx
    .insertInto('silence_policy_stations')
    .values(stationIds.map((station_id) => ({ policy_id: policyId, station_id })))
    .execute();
}

/** With its recipients. The caller must have locked the policy. Its messages stay in the log; those that wait are never sent. */
export async function deletePolicy(tx: Tx, _scope: AdminScope, id: string): Promise<void> {
  await tx
    .updateTable('silence_alerts')
    .set({ state: 'skipped', next_at: null })
    .where('policy_id', '=', id)
    .where('next_at', 'is not', null)
    .execute();
  await tx.deleteFrom('silence_policies').where('id', '=', id).execute();
}
