/** Labels of `LevelHistory`. Column headers and the table switch are in the `chart` group. */
export interface LevelHistoryLabels {
  /** The average level of an interval: a line in the legend, a column of the table. */
  mean: string;
  /** The lowest to the highest level of an interval. */
  range: string;
  /** A period of silence, in the legend, the tooltip and the table. */
  silence: string;
  /** Name of the threshold control. */
  threshold: string;
  /** The threshold in the legend, such as "Alarm below −50 dBFS". */
  alarmBelow: (level: string) => string;
  /** Name of the zoom buttons, and the buttons. */
  zoom: string;
  zoomIn: string;
  zoomOut: string;
  earlier: string;
  later: string;
  showAll: string;
  /** Description of the keys of the plot, for screen readers. */
  keys: string;
}
