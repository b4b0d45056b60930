import { type RawBuilder, sql } from 'kysely';
import { ownStation } from '#/modules/silence/settings/watch.repository.ts';
import type { Scope } from '#/platform/auth/scope.ts';
import { type Found, offsetOf, type Page } from '#/platform/db/pagination.ts';
import type { Db, NewRow, Row, Tx } from '#/platform/db/schema.ts';

type Executor = Db | Tx;

export interface IncidentRow extends Row<'silence_incidents'> {
  /** The type of the file of its clip. */
  readonly content_type: string | null;
  /** Messages that were sent, with those about its parts. */
  readonly messages: number;
  /** Incidents that it consists of; 0 if none was merged into it. */
  readonly merged: number;
}

export interface IncidentsWanted extends Page {
  readonly from: Date | null;
  readonly to: Date | null;
  /** Empty means all. */
  readonly kinds: readonly string[];
}

const incidents = sql`silence_incidents i join stations s on s.id = i.station_id
  left join files f on f.hash = i.clip_hash`;
/** Customers do not see the messages to the team. */
const columns = (scope: Scope) => sql`i.*, f.content_type, (select count(*)::int from silence_alerts a
  where a.sent_at is not null and (a.policy_id is null or ${scope.kind === 'admin'})
    and a.incident_id in (select i.id union all select p.id from silence_incidents p where p.merged_into = i.id)) as messages,
  (select case when count(*) > 0 then count(*)::int + 1 else 0 end
    from silence_incidents p where p.merged_into = i.id) as merged`;

/** Latest first, without those that were merged into others. */
export async function listIncidents(
  db: Db,
  scope: Scope,
  stationId: string,
  { from, to, kinds, ...page }: IncidentsWanted,
): Promise<Found<IncidentRow> & { readonly listenersLost: number }> {
  const conditions: RawBuilder<unknown>[] = [
    sql`i.station_id = ${stationId} and i.merged_into is null`,
    ownStation(scope),
    ...(from ? [sql`(i.ended_at is null or i.ended_at > ${from})`] : []),
    ...(to ? [sql`i.started_at < ${to}`] : []),
    ...(kinds.length > 0 ? [sql`i.kind = any(${[...kinds]})`] : []),
  ];
  const where = sql.join(conditions, sql` and `);
  const [found, counted] = await Promise.all([
    sql<IncidentRow>`select ${columns(scope)} from ${incidents} where ${where}
      order by i.started_at desc, i.id desc limit ${page.pageSize} offset ${offsetOf(page)}`.execute(db),
    sql<{ total: number; lost: number }>`select count(*)::int as total,
        coalesce(sum(i.listeners_lost) filter (where not i.is_test and not i.is_false_alarm), 0)::int as lost
      from ${incidents} where ${where}`.execute(db),
  ]);
  const [count] = counted.rows;
  return { items: found.rows, total: count?.total ?? 0, listenersLost: count?.lost ?? 0 };
}

/** An incident of a station; undefined for one that the scope may not see, or that was merged into another one. */
export async function findIncident(
  db: Executor,
  scope: Scope,
  stationId: string,
  id: string,
): Promise<IncidentRow | undefined> {
  const { rows } = await sql<IncidentRow>`select ${columns(scope)} from ${incidents}
    where i.id = ${id} and i.station_id = ${stationId} and i.merged_into is null and ${ownStation(scope)}`.execute(
    db,
  );
  return rows[0];
}

/** Locks an incident until the end of the transaction. The caller must have locked its station. */
export function lockIncident(
  tx: Tx,
  stationId: string,
  id: string,
): Promise<Row<'silence_incidents'> | undefined> {
  return tx
    .selectFrom('silence_incidents')
    .selectAll()
    .where('id', '=', id)
    .where('station_id', '=', stationId)
    .where('merged_into', 'is', null)
    .forUpdate()
    .executeTakeFirst();
}

/** The caller must have locked the incident. */
export async function saveIncident(
  tx: Tx,
  id: string,
  change: Pick<Row<'silence_incidents'>, 'note' | 'is_false_alarm' | 'snoozed_until'>,
): Promise<void> {
  await tx
    .updateTable('silence_incidents')
    .set((eb) => ({ ...change, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .execute();
}

/** The open test of a station that the caller has locked. */
export async function findOpenTest(tx: Tx, stationId: string): Promise<string | undefined> {
  const row = await tx
    .selectFrom('silence_incidents')
    .select('id')
    .where('station_id', '=', stationId)
    .where('is_test', '=', true)
    .where('ended_at', 'is', null)
    .executeTakeFirst();
  return row?.id;
}

/** Starts a test. The caller must have locked its station. */
export async function insertTest(
  tx: Tx,
  test: Pick<NewRow<'silence_incidents'>, 'id' | 'station_id' | 'listeners_at_start'> & { readonly at: Date },
): Promise<void> {
  const { at, ...columnsOfTest } = test;
  await tx
    .insertInto('silence_incidents')
    .values({ ...columnsOfTest, kind: 'silent', started_at: at, raised_at: at, is_test: true })
    .execute();
}
