const stepMs = 5 * 60_000;
const dayMs = 24 * 60 * 60_000;

export interface Sample {
  readonly at: Date;
  readonly listeners: number;
}

/**
 * A typical day of a radio station: low at night, peaks in the morning and evening. Deterministic. Marked as sample
 * data in rows, responses and the dashboard.
 */
export function sampleDay(input: { until: Date; usualPeak: number; seed: string }): Sample[] {
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
