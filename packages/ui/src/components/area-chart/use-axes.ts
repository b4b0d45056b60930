import { type RefCallback, useMemo } from 'react';
import { type ChartFormat, useChartFormat } from '#/components/chart-frame/use-chart-format.ts';
import { textWidth, tickCount } from '#/lib/chart/labels.ts';
import { timeTicks, valueTicks, type ZoneChange, zoneChanges } from '#/lib/chart/ticks.ts';
import { useWidth } from '#/lib/use-width.ts';

/** Ticks and labels of the plot. */
export interface ChartAxes {
  readonly from: number;
  readonly to: number;
  readonly height: number;
  readonly timeMarks: readonly number[];
  readonly valueMarks: readonly number[];
  /** Timestamps of time changes; empty for periods in which an hour is too small to see. */
  readonly changes: readonly ZoneChange[];
  readonly format: ChartFormat;
  /** Width of the plot in pixels, and the ref that measures it. */
  readonly width: number;
  readonly measure: RefCallback<HTMLElement>;
  /** Space for the labels beside the value axis, in pixels. */
  readonly valueRoom: number;
}

interface AxesOptions {
  from: number;
  to: number;
  /** The largest value. */
  highest: number;
  height: number;
  integer: boolean;
  timeZone: string | undefined;
  formatTime: ((at: number) => string) | undefined;
}

/** Width assumed before layout: a chart in half a desktop page. */
const LIKELY_WIDTH = 640;
const HOUR_SEEN_MS = 16 * 86_400_000;

/** The axes of a chart: round values, round local times, as many ticks as fit. */
export function useAxes(options: AxesOptions): ChartAxes {
  const { from, to, highest, height, integer, timeZone, formatTime } = options;
  const [measure, width = LIKELY_WIDTH] = useWidth<HTMLElement>();
  const count = tickCount(width, to - from);
  const time = useMemo(() => timeTicks(from, to, count, timeZone), [from, to, count, timeZone]);
  const changes = useMemo(
    () => (to - from <= HOUR_SEEN_MS ? zoneChanges(from, to, timeZone) : []),
    [from, to, timeZone],
  );
  const valueMarks = useMemo(
    () => valueTicks(highest, Math.max(Math.round(height / 50), 2), integer),
    [highest, height, integer],
  );
  const format = useChartFormat({
    stepMs: time.stepMs,
    timeZone,
    hasChange: changes.length > 0,
    formatTime,
  });
  const valueRoom = Math.max(...valueMarks.map((value) => textWidth(format.axis(value))), 24) + 12;
  return { from, to, height, timeMarks: time.at, valueMarks, changes, format, width, measure, valueRoom };
}
