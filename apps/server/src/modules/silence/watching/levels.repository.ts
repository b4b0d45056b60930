import type { SilenceLevel } from '@unmuted/api/contract';
import { sql } from 'kysely';
import { mergeMinutes, type RecordedMinute, summaryOf } from '#/modules/silence/watching/minute-recorder.ts';
import { deleteInBatches } from '#/platform/db/delete-in-batches.ts';
import type { Db } from '#/platform/db/schema.ts';

export interface StationMinute extends RecordedMinute {
  readonly stationId: string;
}

/** Stores recorded minutes of stations that the server still listens to; of a minute that another one began, what both know. */
export async function saveMinutes(db: Db, worker: string, minutes: readonly StationMinute[]): Promise<void> {
  if (minutes.length === 0) return;
  const parts = minutes.filter((minute) => summaryOf(minute).known < 60);
  const before = await readMinutes(db, parts);
  const merged = minutes.map((minute) => {
    const other = before.get(keyOf(minute));
    const whole = other ? mergeMinutes(minute, other) : minute;
    return { ...whole, ...summaryOf(whole), stationId: minute.stationId };
  });
  const of = <Key extends keyof (typeof merged)[number]>(key: Key) => merged.map((minute) => minute[key]);
  await sql`insert into silence_minutes (station_id, minute, rms, flags, low, mean, high, known)
    select n.* from unnest(${of('stationId')}::uuid[], ${of('minute')}::timestamptz[], ${of('rms')}::bytea[],
      ${of('flags')}::bytea[], ${of('low')}::smallint[], ${of('mean')}::smallint[], ${of('high')}::smallint[],
      ${of('known')}::smallint[]) as n (station_id, minute, rms, flags, low, mean, high, known)
    join silence_watches w on w.station_id = n.station_id and w.leased_by = ${worker}
    on conflict (station_id, minute) do update set rms = excluded.rms, flags = excluded.flags, low = excluded.low,
      mean = excluded.mean, high = excluded.high, known = excluded.known`.execute(db);
}

const keyOf = ({ stationId, minute }: Pick<StationMinute, 'stationId' | 'minute'>): string =>
  `${stationId} ${minute.getTime()}`;

async function readMinutes(
  db: Db,
  minutes: readonly StationMinute[],
): Promise<ReadonlyMap<string, RecordedMinute>> {
  if (minutes.length === 0) return new Map();
  const { rows } = await sql<StationMinute>`select s.station_id as "stationId", s.minute, s.rms, s.flags
    from silence_minutes s join unnest(${minutes.map(({ stationId }) => stationId)}::uuid[],
      ${minutes.map(({ minute }) => minute)}::timestamptz[]) as n (id, minute)
      on n.id = s.station_id and n.minute = s.minute where s.rms is not null and s.flags is not null`.execute(
    db,
  );
  return new Map(rows.map((row) => [keyOf(row), row]));
}

export interface LiveLevels {
  readonly stationId: string;
  readonly levels: readonly SilenceLevel[];
}

/** Stores the last minute of stations that somebody looks at. */
export async function saveLive(
  db: Db,
  { worker, at }: { readonly worker: string; readonly at: Date },
  live: readonly LiveLevels[],
): Promise<void> {
  if (live.length === 0) return;
  await sql`insert into silence_live (station_id, at, levels)
    select n.id, ${at}::timestamptz, n.levels from unnest(${live.map(({ stationId }) => stationId)}::uuid[],
      ${live.map(({ levels }) => JSON.stringify(levels))}::jsonb[]) as n (id, levels)
    join silence_watches w on w.station_id = n.id and w.leased_by = ${worker}
    on conflict (station_id) do update set at = excluded.at, levels = excluded.levels`.execute(db);
}

export const purgeMinutes = (db: Db, before: Date, signal: AbortSignal | undefined): Promise<void> =>
  deleteInBatches(db, { table: 'silence_minutes', where: sql`minute < ${before}`, signal });

/** Deletes spans that ended before a time. */
export async function purgeSpans(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('silence_spans').where('ended_at', '<', before).execute();
}
