/** The words of charts. */
export type ChartLabels = {};
