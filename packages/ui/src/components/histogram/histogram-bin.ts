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
}
