import type { StatisticsTimeseries } from '@unmuted/api';
import type { AreaChartPoint } from '@unmuted/ui/area-chart';
import type { Stretch } from '#/data/statistics/statistics.queries.ts';
import { roundToTenth } from '#/lib/round-to-tenth.ts';
import { createLocalClock } from '#/lib/time-zone-offset.ts';

const quarterMs = 15 * 60_000;

/** Converts a time series to chart points: mean, minimum and maximum per step. */
export function timelinePoints({ at, mean, lowest, highest }: StatisticsTimeseries): AreaChartPoint[] {
  return at.map((moment, step) => ({
    at: Date.parse(moment),
    value: meanAt(mean, step),
    min: lowest[step] ?? null,
    max: highest[step] ?? null,
  }));
}

/** Rounds the comparison range up to a quarter of an hour, as ranges end with one. */
export function comparedRange({ from, to }: Stretch): Stretch {
  return { from, to: new Date(Math.ceil(Date.parse(to) / quarterMs) * quarterMs).toISOString() };
}

/**
 * Aligns the means of the comparison range with the displayed steps by local time, also across clock changes.
 * Larger steps repeat their value.
 */
export function comparedPoints(shown: StatisticsTimeseries, other: StatisticsTimeseries): AreaChartPoint[] {
  const wallOf = createLocalClock(shown.timeZone);
  const apartMs = wallOf(Date.parse(shown.from)) - wallOf(Date.parse(other.from));
  const begins = other.at.map((moment) => wallOf(Date.parse(moment)));
  const endMs = wallOf(Date.parse(other.until));
  let step = 0;
  return shown.at.flatMap((moment) => {
    const at = Date.parse(moment);
    const wanted = wallOf(at) - apartMs;
    while ((begins[step + 1] ?? Number.POSITIVE_INFINITY) <= wanted) step += 1;
    const isThere = (begins[step] ?? Number.POSITIVE_INFINITY) <= wanted && wanted < endMs;
    return isThere ? [{ at, value: meanAt(other.mean, step) }] : [];
  });
}

function meanAt(mean: StatisticsTimeseries['mean'], step: number): number | null {
  const value = mean[step] ?? null;
  return value === null ? null : roundToTenth(value);
}

/** The main finding of a timeline. */
export type TimelineFinding =
  | { readonly kind: 'nothing-known' }
  | { readonly kind: 'nobody' }
  | { readonly kind: 'most-at'; readonly at: number; readonly value: number };

/** Returns the first step with the most concurrent listeners. */
export function timelineFinding({ at, highest }: StatisticsTimeseries): TimelineFinding {
  const most = Math.max(-1, ...highest.map((value) => value ?? -1));
  if (most < 0) return { kind: 'nothing-known' };
  if (most === 0) return { kind: 'nobody' };
  return { kind: 'most-at', at: Date.parse(at[highest.indexOf(most)] ?? ''), value: most };
}
