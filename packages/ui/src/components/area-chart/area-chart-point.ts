import type { DataColor } from '#/components/chart-frame/chart.types.ts';

/** One measurement. */
export interface AreaChartPoint {
  /** When, in milliseconds since 1970. */
  readonly at: number;
  /** How much; `null` when nothing was measured, which is drawn as a gap and never as zero. */
  readonly value: number | null;
  /** The smallest and largest value of the step, when `value` is a mean: drawn as a band. */
  readonly min?: number | null | undefined;
  readonly max?: number | null | undefined;
}

/** One line of several. */
export interface AreaChartSeries {
  /** Tells the lines apart. */
  readonly id: string;
  /** Its name, such as a mount. */
  readonly name: string;
  /** Its measurements, oldest first. */
  readonly points: readonly AreaChartPoint[];
  /** Its colour: the same stream has the same one everywhere. Its place among the lines without it. */
  readonly color?: DataColor | undefined;
}

/** The same measure in another period, as a dashed line. */
export interface AreaChartCompare {
  /** Its measurements, moved to the time of the period shown: `at` is where they are drawn. */
  readonly points: readonly AreaChartPoint[];
  /** Its name; "Period before" without one. */
  readonly name?: string | undefined;
}

/** Something that happened: a line across the plot, or a dot on a value, with a few words. */
export interface AreaChartMark {
  /** When. */
  readonly at: number;
  /** What, in two or three words. */
  readonly label: string;
  /** When in words, or what followed; one line. */
  readonly detail?: string | undefined;
  /** The value it is about: a dot there takes the place of the line. */
  readonly value?: number | undefined;
  /** `danger` for what went wrong. Default `neutral`. */
  readonly tone?: 'neutral' | 'danger' | undefined;
}
