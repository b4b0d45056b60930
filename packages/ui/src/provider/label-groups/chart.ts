/** The words of charts. */
export interface ChartLabels {
  /** Switches between a chart and its table. */
  showAsTable: string;
  showAsChart: string;
  /** Opens the ways of saving a chart, and the two of them. */
  saveChart: string;
  savePng: string;
  saveCsv: string;
  /** Said when the browser could not make the picture. */
  saveFailed: string;

  /** Heads of columns, and what stands before a value. */
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
  /** The smallest and largest value of a stretch of time. */
  lowest: string;
  highest: string;
  /** The largest value of a row. */
  peak: string;

  /** Names of the line of this period and of the one before it. */
  thisPeriod: string;
  previousPeriod: string;
  /** The present moment on a time axis. */
  now: string;
  /** Where summer time begins and ends. */
  clocksForward: string;
  clocksBack: string;

  /** The rest of a list, such as "Other, 19": so many entries in one. */
  other: (count: number) => string;
  /** How much of the time there was sound, such as "99.2 % on air". */
  onAir: (share: string) => string;
  /** The station plays by itself, without an encoder. */
  automatic: string;

  /** Name of the choice of a part of the world, and the parts. */
  region: string;
  world: string;
  europe: string;
  americas: string;
  asia: string;
  africa: string;
  oceania: string;
  /** The shapes of the countries did not come. */
  mapFailed: string;
}
