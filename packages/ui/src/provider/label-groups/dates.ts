/** The words of DateRangePicker. Dates come written for the reader. */
export interface DateLabels {
  /** Name of the list of ranges to choose at once, and its entries. */
  quickRanges: string;
  last24Hours: string;
  last7Days: string;
  last14Days: string;
  last30Days: string;
  last90Days: string;
  lastYear: string;
  thisMonth: string;
  lastMonth: string;
  /** Between two days: "1 to 14 Sep 2026". */
  rangeTo: string;
  /** Names of the two fields. */
  firstDay: string;
  lastDay: string;
  /** What a press on a day does now. */
  chooseFirstDay: string;
  chooseLastDay: string;
  /** How long the range is ("14 days"). */
  dayCount: (count: number) => string;
  /** Added to the name of a day that a range begins or ends with. */
  rangeStart: string;
  rangeEnd: string;
  /** Names of the buttons beside the name of the month. */
  previousMonth: string;
  nextMonth: string;
  /** A text is no day; the example is written as the reader should. */
  invalidDay: (example: string) => string;
  /** A day lies outside the limits. */
  dayTooEarly: (min: string) => string;
  dayTooLate: (max: string) => string;
  /** What the range is compared with. */
  compareWith: string;
  compareNone: string;
  comparePreviousPeriod: string;
  comparePreviousYear: string;
  /** Takes the range over, or leaves all as it was. */
  apply: string;
  cancel: string;
}
