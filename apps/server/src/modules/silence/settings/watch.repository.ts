import type { SilenceLevel, SilenceSettings } from '@unmuted/api/contract';
import { type RawBuilder, sql } from 'kysely';
import { ownedBy } from '#/platform/auth/owned-by.repository.ts';
import type { Scope } from '#/platform/auth/scope.ts';
import type { Db, Row, Tx } from '#/platform/db/schema.ts';

type Executor = Db | Tx;

/** What is heard of a station; the other values are of the last check if nobody listens. */
export interface HeardRow extends Pick<Row<'silence_watches'>, 'since' | 'lease_until'> {
  /** Null if detection is off. */
  readonly verdict: Row<'silence_watches'>['verdict'] | null;
  /** Whether a server listens. */
  readonly is_heard: boolean | null;
}

/** A station with its detection. */
export interface WatchRow
  extends HeardRow,
    Pick<
      Row<'silence_watches'>,
      'checked_at' | 'problem' | 'codec' | 'capability' | 'snoozed_until' | 'snoozed_by' | 'snooze_reason'
    > {
  readonly id: string;
  readonly public_id: string;
  /** Null before the first save. */
  readonly settings: SilenceSettings | null;
  readonly version: number;
  readonly checker: string | null;
  readonly recipients: number;
  readonly last_incident_ended_at: Date | null;
  /** The other mounts of the cast that it plays. */
  readonly mounts: readonly string[];
}

/** Limits a query of stations `s` to what the scope may see. */
export const ownStation = (scope: Scope): RawBuilder<boolean> =>
  ownedBy(scope, { table: 's', kind: 'station', id: 'id' });

/** Columns of the watch `w`. */
export const heardColumns = (now: Date) =>
  sql`w.verdict, w.since, w.lease_until, w.lease_until > ${now} as is_heard`;

/** Those of the stations that the scope may see. */
export async function findWatches(
  db: Executor,
  scope: Scope,
  ids: readonly string[],
  now: Date,
): Promise<WatchRow[]> {
  const { rows } =
    await sql<WatchRow>`select s.id, s.public_id, t.settings, coalesce(t.version, 0) as version,
      ${heardColumns(now)}, w.checked_at, w.problem, w.codec, w.capability, w.snoozed_until, w.snoozed_by,
      w.snooze_reason, k.name as checker,
      (select count(*)::int from silence_recipients r
        where r.station_id = s.id and r.confirmed_at is not null and r.disabled_at is null) as recipients,
      (select max(i.ended_at) from silence_incidents i where i.station_id = s.id and not i.is_test
        and i.merged_into is null) as last_incident_ended_at,
      (select coalesce(json_agg(m.mount order by m.mount), '[]') from streaming_services v
        join casts c on c.id = v.cast_id and c.account_id = s.account_id and c.terminated_at is null
        join cast_streams m on m.cast_id = c.id and not m.is_primary
        where v.id = s.service_id) as mounts
    from stations s left join silence_settings t on t.station_id = s.id
    left join silence_watches w on w.station_id = s.id
    left join silence_checkers k on k.id = w.leased_by
    where s.id = any(${[...ids]}) and ${ownStation(scope)}`.execute(db);
  return rows;
}

/** Whether the scope may see a station. */
export async function hasStation(db: Executor, scope: Scope, id: string): Promise<boolean> {
  const { rows } = await sql`select 1 from stations s where s.id = ${id} and ${ownStation(scope)}`.execute(
    db,
  );
  return rows.length > 0;
}

/** Locks the settings of a station until the end of the transaction. The caller must have locked the station. */
export function lockSettings(tx: Tx, stationId: string): Promise<Row<'silence_settings'> | undefined> {
  return tx
    .selectFrom('silence_settings')
    .selectAll()
    .where('station_id', '=', stationId)
    .forUpdate()
    .executeTakeFirst();
}

/** The caller must have locked the station. */
export async function saveSettings(
  tx: Tx,
  stationId: string,
  saved: { readonly settings: SilenceSettings; readonly version: number },
): Promise<void> {
  const columns = { settings: JSON.stringify(saved.settings), version: saved.version };
  await tx
    .insertInto('silence_settings')
    .values({ station_id: stationId, ...columns })
    .onConflict((conflict) => conflict.column('station_id').doUpdateSet(columns))
    .execute();
}

/** Asks the servers to listen. The caller must have locked the station. */
export async function openWatch(tx: Tx, stationId: string): Promise<void> {
  await tx
    .insertInto('silence_watches')
    .values({ station_id: stationId })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Ends the listening, with what was found until then. The caller must have locked the station. */
export async function closeWatch(tx: Tx, stationId: string, now: Date): Promise<void> {
  await sql`update silence_spans p
    set ended_at = greatest(p.began_at, case when w.lease_until > ${now} then ${now} else w.checked_at end)
    from silence_watches w
    where w.station_id = p.station_id and p.station_id = ${stationId} and p.ended_at is null`.execute(tx);
  await sql`update silence_incidents set ended_at = ${now}, version = version + 1
    where station_id = ${stationId} and ended_at is null`.execute(tx);
  await tx.deleteFrom('silence_watches').where('station_id', '=', stationId).execute();
}

type Snooze = Pick<Row<'silence_watches'>, 'snoozed_until' | 'snoozed_by' | 'snooze_reason'>;

/** Locks the watch of a station until the end of the transaction; undefined if detection is off. */
export function lockWatch(tx: Tx, stationId: string): Promise<Snooze | undefined> {
  return tx
    .selectFrom('silence_watches')
    .select(['snoozed_until', 'snoozed_by', 'snooze_reason'])
    .where('station_id', '=', stationId)
    .forUpdate()
    .executeTakeFirst();
}

/** The caller must have locked the watch. */
export async function saveSnooze(tx: Tx, stationId: string, snooze: Snooze): Promise<void> {
  await tx.updateTable('silence_watches').set(snooze).where('station_id', '=', stationId).execute();
}

export interface LevelsRow extends HeardRow {
  readonly id: string;
  /** Null unless they are of the last seconds. */
  readonly levels: SilenceLevel[] | null;
}

/** The last levels of the stations that the scope may see. */
export async function findLevels(
  db: Db,
  scope: Scope,
  ids: readonly string[],
  { now, freshSince }: { readonly now: Date; readonly freshSince: Date },
): Promise<LevelsRow[]> {
  const { rows } = await sql<LevelsRow>`select s.id, ${heardColumns(now)},
      case when l.at > ${freshSince} then l.levels end as levels
    from stations s left join silence_watches w on w.station_id = s.id
    left join silence_live l on l.station_id = s.id
    where s.id = any(${[...ids]}) and ${ownStation(scope)}`.execute(db);
  return rows;
}

/** Asks for each second of the watches until a time, unless they are asked for until `enough` already. */
export async function viewLevels(
  db: Db,
  scope: Scope,
  ids: readonly string[],
  { until, enough }: { readonly until: Date; readonly enough: Date },
): Promise<void> {
  await sql`update silence_watches w set viewed_until = ${until} from stations s
    where s.id = w.station_id and s.id = any(${[...ids]}) and ${ownStation(scope)}
      and (w.viewed_until is null or w.viewed_until < ${enough})`.execute(db);
}
