import type { ChartProps } from '#/components/chart-frame/chart.types.ts';
import type { LevelSeries } from './level-pyramid.ts';
import type { TimeRange } from './level-range.ts';

/** A period of silence, in milliseconds since 1970 (UTC). */
export interface LevelSilence extends TimeRange {
  /** Shown in the tooltip instead of "Silence", such as "Digital zero". */
  readonly label?: string | undefined;
}

/** Props of {@link LevelHistory}. */
export interface LevelHistoryProps extends ChartProps {
  /** The levels, up to a week of seconds. Keep the object stable between renders: a new one is aggregated again. */
  series: LevelSeries;
  /** Periods of silence, oldest first. */
  silences?: readonly LevelSilence[] | undefined;
  /** Start of the period, in milliseconds since the epoch. Default: that of the levels. Uncovered parts are gaps. */
  from?: number | undefined;
  /** End of the period, in milliseconds since the epoch. Default: that of the levels. */
  to?: number | undefined;
  /** Level of the alarm in dBFS, shown as a line. */
  threshold?: number | undefined;
  /** Called with whole dBFS while the line is dragged or moved by keyboard. Without it the line is fixed. */
  onThresholdChange?: ((threshold: number) => void) | undefined;
  /** Lowest threshold in dBFS. Default −90. */
  thresholdMin?: number | undefined;
  /** Highest threshold in dBFS. Default −10. */
  thresholdMax?: number | undefined;
  /** The controlled visible period. */
  range?: TimeRange | undefined;
  /** The initially visible period. Default: all of it. */
  defaultRange?: TimeRange | undefined;
  /** Called with the visible period after zooming and moving. */
  onRangeChange?: ((range: TimeRange) => void) | undefined;
  /** Lowest level of the axis in dBFS; lower levels are drawn at it. Default −90. */
  floor?: number | undefined;
  /** Height of the plot in pixels. Default 180. */
  height?: number | undefined;
  /** Time zone of the axis; that of the provider by default. */
  timeZone?: string | undefined;
}
