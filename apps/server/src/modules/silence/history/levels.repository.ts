import { sql } from 'kysely';
import { ownStation } from '#/modules/silence/settings/watch.repository.ts';
import type { Scope } from '#/platform/auth/scope.ts';
import type { Db, Row } from '#/platform/db/schema.ts';

export interface Range {
  readonly from: Date;
  readonly to: Date;
}

export type RecordedMinute = Pick<Row<'silence_minutes'>, 'minute' | 'rms' | 'flags'>;

/** The minutes whose seconds are kept, oldest first. */
export async function listRecordedMinutes(
  db: Db,
  scope: Scope,
  stationId: string,
  { from, to }: Range,
): Promise<RecordedMinute[]> {
  const { rows } = await sql<RecordedMinute>`select m.minute, m.rms, m.flags from silence_minutes m
    join stations s on s.id = m.station_id
    where m.station_id = ${stationId} and ${ownStation(scope)} and m.rms is not null
      and m.minute > ${from}::timestamptz - interval '1 minute' and m.minute < ${to}
    order by m.minute`.execute(db);
  return rows;
}

export interface LevelPoint {
  readonly at: Date;
  readonly low: number;
  readonly mean: number;
  readonly high: number;
}

/** The levels in steps of whole minutes, in tenths of a dBFS; steps without a recording are missing. */
export async function listLevels(
  db: Db,
  scope: Scope,
  stationId: string,
  { from, to, stepS }: Range & { readonly stepS: number },
): Promise<LevelPoint[]> {
  const { rows } = await sql<LevelPoint>`select
      date_bin(${stepS} * interval '1 second', m.minute, 'epoch'::timestamptz) as at, min(m.low)::int as low,
      (sum(m.mean::int * m.known)::float8 / sum(m.known)) as mean, max(m.high)::int as high
    from silence_minutes m join stations s on s.id = m.station_id
    where m.station_id = ${stationId} and ${ownStation(scope)} and m.known > 0
      and m.minute > ${from}::timestamptz - interval '1 minute' and m.minute < ${to}
    group by 1 order by 1`.execute(db);
  return rows;
}

export interface HeardIncident
  extends Pick<
    Row<'silence_incidents'>,
    'id' | 'kind' | 'started_at' | 'ended_at' | 'is_false_alarm' | 'clip_hash'
  > {
  /** The type of the file of its clip. */
  readonly content_type: string | null;
}

/** The incidents within a range, without tests and parts of others. */
export async function listHeardIncidents(
  db: Db,
  scope: Scope,
  stationId: string,
  { from, to }: Range,
): Promise<HeardIncident[]> {
  const { rows } =
    await sql<HeardIncident>`select i.id, i.kind, i.started_at, i.ended_at, i.is_false_alarm, i.clip_hash,
      f.content_type
    from silence_incidents i join stations s on s.id = i.station_id left join files f on f.hash = i.clip_hash
    where i.station_id = ${stationId} and ${ownStation(scope)} and not i.is_test and i.merged_into is null
      and i.started_at < ${to} and (i.ended_at is null or i.ended_at > ${from})
    order by i.started_at`.execute(db);
  return rows;
}
