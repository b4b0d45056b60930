import { type ReactNode, useMemo } from 'react';
import type { ChartProps, DataColor } from '#/components/chart-frame/chart.types.ts';
import { ChartFrame } from '#/components/chart-frame/chart-frame.tsx';
import { ChartLegend } from '#/components/chart-frame/legend.tsx';
import { Skeleton } from '#/components/skeleton/index.ts';
import { nearestPoint } from '#/lib/chart/cursor.ts';
import { useLabelGroup } from '#/provider/ui-label-provider.tsx';
import { useLabels, useTimeZone } from '#/provider/ui-provider.tsx';
import type { AreaChartCompare, AreaChartMark, AreaChartPoint, AreaChartSeries } from './area-chart-point.ts';
import { ChartBody } from './chart-body.tsx';
import { LineMark } from './line-style.tsx';
import type { ReadingLabels } from './reading-tooltip.tsx';
import { highestOf, readingsOf } from './readings.ts';
import { tableOf } from './table.ts';
import { useAxes } from './use-axes.ts';

/** Props of {@link AreaChart}. */
export interface AreaChartProps extends ChartProps {
  /** Unit shown after each value. */
  unit: string;
  /** Data points of a single series, oldest first. */
  points?: readonly AreaChartPoint[] | undefined;
  /** Two or three series instead of `points`. */
  series?: readonly AreaChartSeries[] | undefined;
  /** The same measure in another period, dashed. */
  compare?: AreaChartCompare | undefined;
  /** Annotations in order of priority: earlier ones get label space first. */
  marks?: readonly AreaChartMark[] | undefined;
  /** The current time, when the period extends beyond it: the future is not a gap. */
  now?: number | undefined;
  /** Start of the period, in milliseconds since the epoch. Default: the first point. Uncovered parts are gaps. */
  from?: number | undefined;
  /** End of the period, in milliseconds since the epoch. Default: the last point. */
  to?: number | undefined;
  /** Points further apart than this are not connected: data is missing between them. */
  maxStepMs?: number | undefined;
  /** Marks the last point as live. */
  live?: boolean | undefined;
  /** Restricts the value axis to integers. */
  integer?: boolean | undefined;
  /** Height of the plot in pixels, without the labels above it. */
  height?: number | undefined;
  /** Time zone of the axis; the user's own by default. */
  timeZone?: string | undefined;
  /** Formats a full timestamp. Default: by the user's locale. */
  formatTime?: ((at: number) => string) | undefined;
  /** Content that shares the time axis, between the plot and its labels, such as a `RibbonTrack`. */
  track?: ReactNode;
}

const NO_POINTS: readonly AreaChartPoint[] = [];
const NO_MARKS: readonly AreaChartMark[] = [];

/** Up to three values over time, with a cursor for pointer and keyboard, and a table of the same data. */
export function AreaChart({
  unit,
  points = NO_POINTS,
  series: given,
  compare,
  marks = NO_MARKS,
  now,
  from,
  to,
  maxStepMs,
  live = false,
  integer = true,
  height = 148,
  timeZone: ownTimeZone,
  formatTime,
  track,
  ...frame
}: AreaChartProps) {
  const labels = useLabels();
  const timeZone = useTimeZone(ownTimeZone);
  const chartLabels = useLabelGroup('chart');
  const series = useSeries(given, points);
  const readings = useMemo(() => readingsOf(series, compare?.points), [series, compare]);
  const highest = useMemo(() => highestValue(series, compare, marks), [series, compare, marks]);
  const axes = useAxes({
    from: from ?? readings[0]?.at ?? 0,
    to: to ?? readings.at(-1)?.at ?? 0,
    highest,
    height,
    integer,
    timeZone,
    formatTime,
  });
  const readingLabels: ReadingLabels = {
    unit,
    format: axes.format,
    noData: labels.noData,
    lowest: chartLabels.lowest,
    highest: chartLabels.highest,
    compare: compare?.name ?? chartLabels.previousPeriod,
    series,
    marksAt: useMemo(() => marksByTime(marks, readings), [marks, readings]),
  };
  const table = tableOf({
    readings,
    readingLabels,
    labels: chartLabels,
    timeZone,
    hasMarks: marks.length > 0,
  });
  const entries = legendEntries(series, readingLabels, compare !== undefined, chartLabels.thisPeriod);

  return (
    <ChartFrame
      data-ui="area-chart"
      legend={entries.length === 0 ? undefined : <ChartLegend entries={entries} />}
      skeleton={<Skeleton height={height + 28} shape="tile" />}
      table={table}
      {...frame}
    >
      <ChartBody
        axes={axes}
        compare={compare?.points}
        isEmpty={frame.empty !== undefined}
        label={frame.title}
        live={live}
        marks={marks}
        maxStepMs={maxStepMs}
        now={now}
        readings={readings}
        series={series}
        summary={`${frame.title}. ${frame.description}`}
        track={track}
        readingLabels={readingLabels}
      />
    </ChartFrame>
  );
}

const ORDER = [1, 2, 3] as const;

/** The given series with a colour each, or the points as a single series without a name. */
function useSeries(given: readonly AreaChartSeries[] | undefined, points: readonly AreaChartPoint[]) {
  return useMemo(
    () =>
      given?.map((line, index) => ({ ...line, color: line.color ?? ORDER[index] ?? 1 })) ?? [
        { id: 'value', name: undefined, points, color: 1 as const },
      ],
    [given, points],
  );
}

/** Legend entries; empty for a single series without a comparison. */
function legendEntries(
  series: readonly { readonly id: string; readonly name: string | undefined; readonly color: DataColor }[],
  labels: ReadingLabels,
  hasCompare: boolean,
  thisPeriod: string,
) {
  if (series.length === 1 && !hasCompare) return [];
  const entries = series.map(({ id, name, color }) => ({
    id,
    name: name ?? thisPeriod,
    mark: <LineMark color={color} />,
  }));
  if (!hasCompare) return entries;
  return [...entries, { id: 'compare', name: labels.compare, mark: <LineMark color="compare" /> }];
}

/** The largest value that the plot must show. */
function highestValue(
  series: readonly { readonly points: readonly AreaChartPoint[] }[],
  compare: AreaChartCompare | undefined,
  marks: readonly AreaChartMark[],
): number {
  return Math.max(
    highestOf(series.flatMap((line) => line.points)),
    highestOf(compare?.points ?? []),
    ...marks.map(({ value }) => value ?? 0),
  );
}

/** Assigns each annotation to the nearest data point. */
function marksByTime(
  marks: readonly AreaChartMark[],
  readings: readonly { readonly at: number }[],
): (at: number) => readonly AreaChartMark[] {
  const found = new Map<number, AreaChartMark[]>();
  for (const mark of marks) {
    const nearest = readings[nearestPoint(readings, mark.at)];
    if (nearest) found.set(nearest.at, [...(found.get(nearest.at) ?? []), mark]);
  }
  return (at) => found.get(at) ?? NO_MARKS;
}
