import type { CastOverview } from '@unmuted/api';
import { peakOf } from '#/features/dashboard/listeners/listening.ts';

export interface CastPeak {
  username: string;
  name: string;
  peak: number;
  /** Relative to the highest peak, from 0 to 1. */
  share: number;
}

export interface Peaks {
  /** Highest first. */
  casts: CastPeak[];
  /** The cast with the highest peak; null in a tie. */
  highest: CastPeak | null;
}

/** Compares the casts by their peak of the last 24 hours; null if there is nothing to compare. */
export function peaksOf(overviews: readonly CastOverview[]): Peaks | null {
  const known = overviews
    .flatMap((overview) => {
      const peak = peakOf(overview);
      return peak === null ? [] : [{ overview, peak }];
    })
    .sort((a, b) => b.peak - a.peak);
  const [first, second] = known;
  if (!first || !second || first.peak === 0) return null;
  const casts = known.map(({ overview: { now, name }, peak }) => ({
    username: now.username,
    name,
    peak,
    share: peak / first.peak,
  }));
  return {
    casts,
    highest: first.peak > second.peak ? (casts[0] ?? null) : null,
  };
}
