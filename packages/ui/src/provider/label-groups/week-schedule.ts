/** Labels of `WeekSchedule`. */
export interface WeekScheduleLabels {
  /** Name of the grid. */
  week: string;
  /** Name of the choice of the day on phones. */
  day: string;
  /** Name of the choice of the value to paint with. */
  paintWith: string;
  /** Paints with no value. */
  erase: string;
  /** A cell or day without a value. */
  notSet: string;
  /** Names of the buttons that paint a whole day, or an hour of every day. */
  paintDay: (day: string) => string;
  paintTime: (time: string) => string;
  /** Note on the time zone, such as "Times in Europe/Dublin". */
  timesIn: (zone: string) => string;
  /** Name of the list of intervals. */
  summary: string;
  /** Description of the keys, for screen readers. */
  keys: string;
}
