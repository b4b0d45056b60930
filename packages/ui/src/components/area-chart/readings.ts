import type { AreaChartPoint } from './area-chart-point.ts';

/** All data points at one timestamp. */
export interface Reading {
  readonly at: number;
  /** The point of each series, in order; `undefined` where a series has none at this timestamp. */
  readonly points: readonly (AreaChartPoint | undefined)[];
  /** The point of the comparison. */
  readonly compare: AreaChartPoint | undefined;
}

/** All timestamps of any series, oldest first, with their data points. */
export function readingsOf(
  series: readonly { readonly points: readonly AreaChartPoint[] }[],
  compare: readonly AreaChartPoint[] = [],
): Reading[] {
  const byTime = series.map(({ points }) => new Map(points.map((point) => [point.at, point])));
  const compared = new Map(compare.map((point) => [point.at, point]));
  const times = [...new Set(byTime.flatMap((points) => [...points.keys()]))].sort(
    (one, other) => one - other,
  );
  return times.map((at) => ({
    at,
    points: byTime.map((points) => points.get(at)),
    compare: compared.get(at),
  }));
}

/** The largest value that the plot must show. */
export function highestOf(points: Iterable<AreaChartPoint>): number {
  let highest = 0;
  for (const { value, max } of points) highest = Math.max(highest, value ?? 0, max ?? 0);
  return highest;
}
