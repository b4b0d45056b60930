/** Labels of TagsInput and TimeField. */
export interface EntryLabels {
  /** Name of the list of tags, such as "3 entries". */
  tagCount: (count: number, formatted: string) => string;
  /** Announced when a tag is added; the count is that of all tags: "folk added, 3 in all". */
  tagAdded: (name: string, count: number, formatted: string) => string;
  /** Announced when several tags are added at once, such as "3 added". */
  tagsAdded: (count: number, formatted: string) => string;
  /** Announced when a tag is removed; the count is that of the others: "folk removed, 2 left". */
  tagRemoved: (name: string, count: number, formatted: string) => string;
  /** A tag exists already. */
  tagDuplicate: (name: string) => string;
  /** A tag has more than `max` characters. */
  tagTooLong: (name: string, max: number, formatted: string) => string;
  /** There are `max` tags already. */
  tagsFull: (name: string, max: number, formatted: string) => string;
  /** With this tag all tags would be larger than the limit; both are formatted numbers. */
  tagNoRoom: (name: string, size: string, limit: string) => string;
  /** Error text of an invalid time, with an example in the expected format. */
  invalidTime: (example: string) => string;
  /** Error text of a time outside the limits. */
  timeOutside: (min: string, max: string) => string;
  timeTooEarly: (min: string) => string;
  timeTooLate: (max: string) => string;
}
