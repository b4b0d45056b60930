/** One measurement. */
export interface AreaChartPoint {
  /** When, in milliseconds since 1970. */
  readonly at: number;
  /** How much; `null` when nothing was measured, which is drawn as a gap and never as zero. */
  readonly value: number | null;
}
