/** Labels of charts. */
export interface ChartLabels {
  /** Switches between a chart and its table. */
  showAsTable: string;
  showAsChart: string;
  /** Name of the menu that saves a chart, and its items. */
  saveChart: string;
  savePng: string;
  saveCsv: string;
  /** Announced when creating the image fails. */
  saveFailed: string;

  /** Column headers and labels of values. */
  time: string;
  value: string;
  share: string;
  name: string;
  state: string;
  from: string;
  to: string;
  duration: string;
  weekday: string;
  hour: string;
  country: string;
  place: string;
  annotations: string;
  /** Minimum and maximum of an interval. */
  lowest: string;
  highest: string;
  /** Maximum of a row. */
  peak: string;

  /** Names of the lines of this and the previous period. */
  thisPeriod: string;
  previousPeriod: string;
  /** The current time on a time axis. */
  now: string;
  /** Start and end of daylight saving time. */
  clocksForward: string;
  clocksBack: string;

  /** The merged remainder of a list, such as "Other, 19". */
  other: (count: number, formatted: string) => string;
  /** Share of the time on air, such as "99.2 % on air". */
  onAir: (share: string) => string;
  /** The station plays automatically, without an encoder. */
  automatic: string;

  /** Name of the region select, and the regions. */
  region: string;
  world: string;
  europe: string;
  americas: string;
  asia: string;
  africa: string;
  oceania: string;
  /** Loading the map failed. */
  mapFailed: string;
}
