/** The words of Tag, Meter, Duration, FieldDiff and TextDiff. */
export interface DisplayLabels {
  /** Short units of a duration ("4 d", "1 h", "23 min", "12 s"); the count is already written in the reader's way. */
  days: (count: string) => string;
  hours: (count: string) => string;
  minutes: (count: string) => string;
  seconds: (count: string) => string;
  /** Takes a tag away ("Remove Folk"). */
  removeTag: (name: string) => string;
  /** A value against its limit ("566.1 of 1,000 GB"). */
  ofLimit: (value: string, limit: string) => string;
  /** What a meter says when the limit is near, and when it is reached. */
  nearLimit: string;
  atLimit: string;
  /** Name of the button that copies something ("Copy Embed code"). */
  copyNamed: (label: string) => string;
  /** Heads of the two sides of a difference. */
  before: string;
  after: string;
  /** What happened to a setting or a line. */
  added: string;
  removed: string;
  changed: string;
  /** A setting without a value. */
  notSet: string;
  /** Two texts or settings that are the same. */
  noChanges: string;
  /** Lines that are left out between changes ("12 unchanged lines"). */
  unchangedLines: (count: number) => string;
}
