/** Labels of DateRangePicker. Parameters are formatted dates. */
export interface DateLabels {
  /** Name of the list of presets, and the presets. */
  quickRanges: string;
  last24Hours: string;
  last7Days: string;
  last14Days: string;
  last30Days: string;
  last90Days: string;
  lastYear: string;
  thisMonth: string;
  lastMonth: string;
  /** Between two dates: "1 to 14 Sep 2026". */
  rangeTo: string;
  /** Labels of the two inputs. */
  firstDay: string;
  lastDay: string;
  /** Prompt: which date the next click selects. */
  chooseFirstDay: string;
  chooseLastDay: string;
  /** Length of the range ("14 days"). */
  dayCount: (count: number, formatted: string) => string;
  /** Appended to the names of the first and last date of the range. */
  rangeStart: string;
  rangeEnd: string;
  /** Names of the month navigation buttons. */
  previousMonth: string;
  nextMonth: string;
  /** Error text of an invalid date, with an example in the expected format. */
  invalidDay: (example: string) => string;
  /** Error texts of a date outside the limits. */
  dayTooEarly: (min: string) => string;
  dayTooLate: (max: string) => string;
  /** Label of the comparison select, and its options. */
  compareWith: string;
  compareNone: string;
  comparePreviousPeriod: string;
  comparePreviousYear: string;
  /** Applies or discards the range. */
  apply: string;
  cancel: string;
}
