import type { AreaChartPoint } from './area-chart-point.ts';

/** What every line has to say about one moment. */
export interface Reading {
  readonly at: number;
  /** The point of each series, in their order; `undefined` where a series has none at this moment. */
  readonly points: readonly (AreaChartPoint | undefined)[];
  /** That of the period compared with. */
  readonly compare: AreaChartPoint | undefined;
}

/** All moments that any series has a point for, oldest first, with what each says. */
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

/** The largest value that must fit into the plot. */
export function highestOf(points: Iterable<AreaChartPoint>): number {
  let highest = 0;
  for (const { value, max } of points) highest = Math.max(highest, value ?? 0, max ?? 0);
  return highest;
}
