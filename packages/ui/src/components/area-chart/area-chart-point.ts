import type { DataColor } from '#/components/chart-frame/chart.types.ts';

/** One data point. */
export interface AreaChartPoint {
  /** Timestamp in milliseconds since the epoch. */
  readonly at: number;
  /** The value; `null` for missing data, which is drawn as a gap, never as zero. */
  readonly value: number | null;
  /** Minimum of the interval when `value` is an average: drawn with `max` as a band. */
  readonly min?: number | null | undefined;
  /** Maximum of the interval; needed with `min`. */
  readonly max?: number | null | undefined;
}

/** One of several series. */
export interface AreaChartSeries {
  /** Unique id. */
  readonly id: string;
  /** Display name, such as a mount. */
  readonly name: string;
  /** Data points, oldest first. */
  readonly points: readonly AreaChartPoint[];
  /** Colour, so that a stream has the same one in every chart. Default: by position. */
  readonly color?: DataColor | undefined;
}

/** The same measure in another period, drawn as a dashed line. */
export interface AreaChartCompare {
  /** Data points shifted to the displayed period: `at` is the drawing position. */
  readonly points: readonly AreaChartPoint[];
  /** Display name. Default "Period before". */
  readonly name?: string | undefined;
}

/** An annotation: a vertical line across the plot, or a dot on a value, with a short label. */
export interface AreaChartMark {
  /** Timestamp in milliseconds since the epoch. */
  readonly at: number;
  /** Label of two or three words. */
  readonly label: string;
  /** Second line of the label: a time or a consequence. */
  readonly detail?: string | undefined;
  /** Value to mark with a dot instead of the line. */
  readonly value?: number | undefined;
  /** `danger` for failures. Default `neutral`. */
  readonly tone?: 'neutral' | 'danger' | undefined;
}
