import type { Insertable } from 'kysely';
import { defaultSettings } from '#/modules/silence/settings/default-settings.ts';
import type { Database } from '#/platform/db/schema.ts';
import { uuidv7 } from '#/platform/lib/uuid.ts';
import type { TestApp } from '#/testing/app/test-app.ts';

type Test = Pick<TestApp, 'db' | 'clock'>;
type New<Table extends keyof Database> = Insertable<Database[Table]>;

const minuteMs = 60_000;

/** Turns detection on, with a server that listens, as that server would write it. */
export async function watchStation(
  { db, clock }: Test,
  stationId: string,
  {
    settings,
    ...watch
  }: Partial<New<'silence_watches'>> & { readonly settings?: Partial<typeof defaultSettings> } = {},
): Promise<void> {
  const now = clock.now();
  const saved = JSON.stringify({ ...defaultSettings, isEnabled: true, ...settings });
  const columns = {
    leased_by: 'checker-1',
    lease_until: new Date(now.getTime() + minuteMs),
    verdict: 'on_air' as const,
    since: now,
    checked_at: now,
    ...watch,
  };
  await db
    .insertInto('silence_settings')
    .values({ station_id: stationId, settings: saved })
    .onConflict((conflict) => conflict.column('station_id').doUpdateSet({ settings: saved }))
    .execute();
  await db
    .insertInto('silence_watches')
    .values({ station_id: stationId, ...columns })
    .onConflict((conflict) => conflict.column('station_id').doUpdateSet(columns))
    .execute();
}

/** Adds an incident that lasts, and returns its id. */
export async function addIncident(
  { db, clock }: Test,
  stationId: string,
  given: Partial<New<'silence_incidents'>> = {},
): Promise<string> {
  const at = clock.now();
  const incident = {
    id: uuidv7(at),
    station_id: stationId,
    kind: 'silent',
    started_at: at,
    raised_at: at,
    ...given,
  } as const;
  await db.insertInto('silence_incidents').values(incident).execute();
  return incident.id;
}

export async function addSpan({ db }: Test, span: New<'silence_spans'>): Promise<void> {
  await db.insertInto('silence_spans').values(span).execute();
}

/** Records the seconds since a minute; each is a level in dBFS RMS; null is one without a recording. */
export async function recordLevels(
  { db }: Test,
  stationId: string,
  from: Date,
  levels: readonly (number | null)[],
): Promise<void> {
  const rows: New<'silence_minutes'>[] = [];
  for (let begin = 0; begin < levels.length; begin += 60) {
    const minute = levels.slice(begin, begin + 60);
    const known = minute.filter((level) => level !== null).map((level) => level * 10);
    const rms = Buffer.alloc(120);
    for (let second = 0; second < 60; second += 1) {
      const level = minute[second] ?? null;
      rms.writeInt16LE(level === null ? -32_768 : level * 10, second * 2);
    }
    if (known.length === 0) continue;
    rows.push({
      station_id: stationId,
      minute: new Date(from.getTime() + begin * 1_000),
      rms,
      // Both channels are heard.
      flags: Buffer.alloc(60, 4),
      low: Math.min(...known),
      mean: Math.round(known.reduce((sum, level) => sum + level, 0) / known.length),
      high: Math.max(...known),
      known: known.length,
    });
  }
  const most = 2_000;
  for (let at = 0; at < rows.length; at += most)
    await db
      .insertInto('silence_minutes')
      .values(rows.slice(at, at + most))
      .execute();
}
