import type { InsertHistory } from '#/composition/seed/seed.ts';
import { rollUpAll } from '#/modules/casts/listener-counts/roll-up.repository.ts';
import { insertSamples } from '#/modules/casts/listener-counts/samples.repository.ts';

const stepMs = 5 * 60_000;
const dayMs = 24 * 60 * 60_000;

interface Sample {
  readonly at: Date;
  readonly listeners: number;
}

/**
 * A typical day of a radio station: low at night, peaks in the morning and evening. Deterministic.
 */
function sampleDay(input: { until: Date; usualPeak: number; seed: string }): Sample[] {
  const next = generator(input.seed);
  const last = Math.floor(input.until.getTime() / stepMs) * stepMs;
  return Array.from({ length: dayMs / stepMs }, (_, index) => {
    const at = new Date(last - index * stepMs);
    const hour = at.getUTCHours() + at.getUTCMinutes() / 60;
    const shape = 0.16 + 0.55 * bump(hour, 8.5, 2.6) + 0.75 * bump(hour, 18, 3.4);
    const noise = 0.92 + 0.16 * next();
    return { at, listeners: Math.round(input.usualPeak * Math.min(1, shape) * noise) };
  });
}

function bump(hour: number, centre: number, width: number): number {
  const distance = Math.min(Math.abs(hour - centre), 24 - Math.abs(hour - centre));
  return Math.exp(-((distance / width) ** 2));
}

/** A linear congruential generator: sufficient for noise and deterministic. */
function generator(seed: string): () => number {
  let state = [...seed].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) >>> 0, 7);
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/** The usual peaks of casts that were on air. */
const peaks: Readonly<Record<string, number>> = { aurora: 164, atlantic: 58, harbour: 37, meadow: 19 };

/** A day of sample counts without sessions: enough for tests, in a fraction of the time of the demo's month. */
export const insertSampleDay: InsertHistory = async (tx, _, casts) => {
  for (const { username, onAirUntil } of casts) {
    const usualPeak = peaks[username];
    if (usualPeak === undefined) continue;
    const samples = sampleDay({ until: onAirUntil, usualPeak, seed: username });
    await insertSamples(
      tx,
      samples.map((sample) => ({ ...sample, username, sample: true })),
    );
  }
  await rollUpAll(tx);
};
