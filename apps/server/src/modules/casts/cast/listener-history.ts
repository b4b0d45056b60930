import type { ListenerHistory } from '@unmuted/api/contract';
import type { Peaks, Steps } from '#/modules/casts/listener-counts/peaks.repository.ts';

const stepS = 30 * 60;
const count = 48;

/** The last 24 hours in half-hour steps aligned to the clock; the last step contains now. */
export function lastDay(now: Date): Steps {
  const stepMs = stepS * 1000;
  return { end: new Date((Math.floor(now.getTime() / stepMs) + 1) * stepMs), stepS, count };
}

export function toHistory(steps: Steps, measured: Peaks | undefined): ListenerHistory {
  const values: (number | null)[] = Array(steps.count).fill(null);
  measured?.steps.forEach((step, index) => {
    values[step] = Math.max(values[step] ?? 0, measured.peaks[index] ?? 0);
  });
  return { stepS: steps.stepS, endsAt: steps.end.toISOString(), values, sample: measured?.sample ?? false };
}

export function peakOf({ values }: ListenerHistory): number | null {
  const known = values.filter((value) => value !== null);
  return known.length ? Math.max(...known) : null;
}
