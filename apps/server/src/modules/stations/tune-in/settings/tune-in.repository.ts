import { type RawBuilder, sql } from 'kysely';
import { ownedBy } from '#/platform/auth/owned-by.repository.ts';
import type { Scope } from '#/platform/auth/scope.ts';
import type { Db, Row, Tx } from '#/platform/db/schema.ts';

type Executor = Db | Tx;
type Settings = Row<'tune_in_settings'>;

/** As JSON of the database has it. */
type JsonOf<Columns> = {
  [Name in keyof Columns]: Columns[Name] extends Date
    ? string
    : Columns[Name] extends Date | null
      ? string | null
      : Columns[Name];
};

/** A station with its settings and the state of its calls; null without them. */
export interface TuneInStation {
  id: string;
  name: string;
  settings: JsonOf<Omit<Settings, 'partner_key'>> | null;
  queue: JsonOf<Row<'tune_in_queue'>> | null;
}

const own = (scope: Scope): RawBuilder<boolean> => ownedBy(scope, { table: 's', kind: 'station', id: 'id' });

/** Those of the stations that the scope may see. */
export async function findTuneInStations(
  db: Executor,
  scope: Scope,
  ids: readonly string[],
): Promise<TuneInStation[]> {
  const { rows } = await sql<TuneInStation>`select s.id, s.name,
      case when t.station_id is not null then to_jsonb(t) - 'partner_key' end as settings,
      case when q.station_id is not null then to_jsonb(q) end as queue
    from stations s left join tune_in_settings t on t.station_id = s.id
    left join tune_in_queue q on q.station_id = s.id
    where s.id = any(${[...ids]}) and ${own(scope)}`.execute(db);
  return rows;
}

/** The latest call of each station that the scope may see. */
export async function findLastCalls(
  db: Executor,
  scope: Scope,
  ids: readonly string[],
): Promise<Row<'tune_in_calls'>[]> {
  const { rows } = await sql<Row<'tune_in_calls'>>`select c.* from stations s cross join lateral (
      select * from tune_in_calls where station_id = s.id order by id desc limit 1) as c
    where s.id = any(${[...ids]}) and ${own(scope)}`.execute(db);
  return rows;
}

export interface QuarterRow {
  station_id: string;
  from: Date;
  accepted: number;
  repeated: number;
  refused: number;
  failed: number;
}

/** Calls by quarter of an hour and result. */
export async function countQuarters(
  db: Executor,
  scope: Scope,
  ids: readonly string[],
  since: Date,
): Promise<QuarterRow[]> {
  const { rows } = await sql<QuarterRow>`select c.station_id,
      date_bin('15 minutes', c.at, 'epoch'::timestamptz) as "from",
      count(*) filter (where outcome = 'accepted')::int as accepted,
      count(*) filter (where outcome = 'accepted' and attempt > 1)::int as repeated,
      count(*) filter (where outcome = 'refused')::int as refused,
      count(*) filter (where outcome not in ('accepted', 'refused'))::int as failed
    from tune_in_calls c join stations s on s.id = c.station_id
    where c.station_id = any(${[...ids]}) and c.at > ${since} and ${own(scope)}
    group by 1, 2 order by 1, 2`.execute(db);
  return rows;
}

/** Latest first. */
export async function listCalls(
  db: Executor,
  scope: Scope,
  stationId: string,
  limit: number,
): Promise<Row<'tune_in_calls'>[]> {
  const { rows } = await sql<Row<'tune_in_calls'>>`select c.* from tune_in_calls c
    join stations s on s.id = c.station_id where c.station_id = ${stationId} and ${own(scope)}
    order by c.id desc limit ${limit}`.execute(db);
  return rows;
}

/** Locks the settings of a station until the end of the transaction. The caller must have locked the station. */
export function lockSettings(tx: Tx, stationId: string): Promise<Settings | undefined> {
  return tx
    .selectFrom('tune_in_settings')
    .selectAll()
    .where('station_id', '=', stationId)
    .forUpdate()
    .executeTakeFirst();
}

/** The caller must have locked the station. */
export async function insertSettings(tx: Tx, settings: Settings): Promise<void> {
  await tx.insertInto('tune_in_settings').values(settings).execute();
}

/** The caller must have locked the station. */
export async function saveSettings(
  tx: Tx,
  stationId: string,
  change: Partial<Omit<Settings, 'station_id'>>,
): Promise<void> {
  await tx.updateTable('tune_in_settings').set(change).where('station_id', '=', stationId).execute();
}

/** Deletes the settings, the log and what waits. The caller must have locked the station. Returns the number of calls. */
export async function deleteSettings(tx: Tx, stationId: string): Promise<number> {
  const { numDeletedRows } = await tx
    .deleteFrom('tune_in_calls')
    .where('station_id', '=', stationId)
    .executeTakeFirst();
  await tx.deleteFrom('tune_in_settings').where('station_id', '=', stationId).execute();
  return Number(numDeletedRows);
}
