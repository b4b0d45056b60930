/** One bin of a `Histogram`. */
export interface HistogramBin {
  /** Unique id. */
  readonly id: string;
  /** Label of the bin, such as "1 to 5" or a day. */
  readonly label: string;
  /** The value; `null` for missing data. */
  readonly value: number | null;
  /** De-emphasizes the bin, such as starts that ended within a minute. */
  readonly muted?: boolean | undefined;
  /** Marks the bin as one that raises an alarm, such as levels below a threshold. */
  readonly warning?: boolean | undefined;
}

/** A continuous scale below the bins, in place of their labels. */
export interface HistogramScale {
  /** Value at the start of the first bin. */
  readonly from: number;
  /** Value at the end of the last bin. */
  readonly to: number;
  /** The marked values with their texts, from the first to the last. */
  readonly ticks: readonly { readonly value: number; readonly label: string }[];
  /** A value that is shown as a line across the bins. */
  readonly threshold?: HistogramThreshold | undefined;
}

/** A line across the bins; with `onValueChange` it can be dragged and moved with the arrow keys. */
export interface HistogramThreshold {
  /** Where the line is, in the unit of the values. */
  readonly value: number;
  /** The value with its unit, beside the line and for screen readers. */
  readonly text: string;
  /** Accessible name. */
  readonly label: string;
  /** Lowest value that it can be moved to. Default: the start of the scale. */
  readonly min?: number | undefined;
  /** Highest value that it can be moved to. Default: the end of the scale. */
  readonly max?: number | undefined;
  /** Called with whole numbers while it moves. */
  readonly onValueChange?: ((value: number) => void) | undefined;
}
