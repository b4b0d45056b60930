/** Labels of Tag, Meter, Duration, FieldDiff and TextDiff. */
export interface DisplayLabels {
  /** Short units of a duration ("4 d", "1 h", "23 min", "12 s"); the count is a formatted number. */
  days: (count: string) => string;
  hours: (count: string) => string;
  minutes: (count: string) => string;
  seconds: (count: string) => string;
  /** Removes a tag ("Remove Folk"). */
  removeTag: (name: string) => string;
  /** A value and its limit ("566.1 of 1,000 GB"). */
  ofLimit: (value: string, limit: string) => string;
  /** Status of a meter near and at its limit. */
  nearLimit: string;
  atLimit: string;
  /** Name of the copy button of a code block ("Copy Embed code"). */
  copyNamed: (label: string) => string;
  /** Headings of the two sides of a diff. */
  before: string;
  after: string;
  /** Kinds of changes. */
  added: string;
  removed: string;
  changed: string;
  /** Shown instead of an empty value. */
  notSet: string;
  /** Empty state of a diff. */
  noChanges: string;
  /** Collapsed lines between changes ("12 unchanged lines"). */
  unchangedLines: (count: number, formatted: string) => string;
}
