import { sql } from 'kysely';
import { type RollupStep, rollupSteps } from '#/modules/casts/listener-counts/roll-up-steps.repository.ts';
import type { Db } from '#/platform/db/schema.ts';

/** One count of one cast. */
export interface Count {
  readonly cast: string;
  readonly customer: string;
  readonly atMs: number;
  readonly listeners: number;
  readonly sample: boolean;
}

/** Actual or expected rows of the roll-up tables: one line per row, in order, by table. */
export type Rollups = Record<string, string[]>;

const widthsMs: Record<RollupStep, number> = {
  minutes: 60_000,
  quarters: 900_000,
  halves: 1_800_000,
  hours: 3_600_000,
  days: 86_400_000,
};

/** Computes each step directly from all its counts. */
export function referenceRollups(counts: readonly Count[]): Rollups {
  const moments = [...counts, ...counts.map((count) => ({ ...count, customer: 'all' }))];
  const together = Map.groupBy(moments, ({ customer, atMs, sample }) => `${customer} ${atMs} ${sample}`);
  const fleet = [...together.values()].flatMap(([first, ...others]) => {
    if (!first) return [];
    return { ...first, listeners: others.reduce((sum, { listeners }) => sum + listeners, first.listeners) };
  });
  return {
    ...Object.fromEntries(
      rollupSteps.flatMap((step) => [
        [`cast_${step}`, inSteps(counts, step, ({ cast }) => cast)],
        [`fleet_${step}`, inSteps(fleet, step, ({ customer }) => customer)],
      ]),
    ),
    halves_of_days: halvesOfDays(counts),
  };
}

/** The peak of each half hour of a cast's days; empty without counts. */
function halvesOfDays(counts: readonly Count[]): string[] {
  const dayOf = ({ atMs }: Count) => Math.floor(atMs / widthsMs.days) * widthsMs.days;
  const days = Map.groupBy(counts, (count) => `${count.cast} ${dayOf(count)} ${count.sample}`);
  return [...days]
    .map(([key, within]) => {
      const highest = Array.from<number | null>({ length: 48 }).fill(null);
      for (const count of within) {
        const half = Math.floor((count.atMs - dayOf(count)) / widthsMs.halves);
        highest[half] = Math.max(highest[half] ?? 0, count.listeners);
      }
      return `${key} ${highest.join(' ')}`;
    })
    .sort();
}

function inSteps(counts: readonly Count[], step: RollupStep, ownerOf: (count: Count) => string): string[] {
  const began = (atMs: number) => Math.floor(atMs / widthsMs[step]) * widthsMs[step];
  const steps = Map.groupBy(counts, (count) => `${ownerOf(count)} ${began(count.atMs)} ${count.sample}`);
  return [...steps]
    .map(([key, within]) => {
      const listeners = within.map((count) => count.listeners);
      const total = listeners.reduce((sum, one) => sum + one, 0);
      return [key, within.length, total, Math.min(...listeners), Math.max(...listeners)].join(' ');
    })
    .sort();
}

export async function storedRollups(db: Db): Promise<Rollups> {
  const all: Rollups = {};
  for (const step of rollupSteps) {
    for (const [table, owner] of [
      [`cast_${step}`, 'cast_id'],
      [`fleet_${step}`, 'account_id'],
    ] as const) {
      const { rows } = await sql<{ line: string }>`select concat_ws(' ',
          coalesce(${sql.ref(owner)}::text, 'all'), (extract(epoch from at) * 1000)::bigint, sample::text,
          samples, total, lowest, highest) as line
        from ${sql.table(table)}`.execute(db);
      all[table] = rows.map(({ line }) => line).sort();
    }
  }
  const { rows } = await sql<{ line: string }>`select concat_ws(' ', cast_id::text,
      (extract(epoch from at) * 1000)::bigint, sample::text, array_to_string(halves, ' ', '')) as line
    from cast_days`.execute(db);
  return { ...all, halves_of_days: rows.map(({ line }) => line).sort() };
}
