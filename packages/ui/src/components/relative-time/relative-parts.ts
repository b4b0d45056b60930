const SECOND_MS = 1000;
const UNITS = [
  ['year', 365 * 24 * 3600],
  ['month', 30 * 24 * 3600],
  ['week', 7 * 24 * 3600],
  ['day', 24 * 3600],
  ['hour', 3600],
  ['minute', 60],
  ['second', 1],
] as const;

/** Value and unit for `Intl.RelativeTimeFormat`; negative in the past. */
export interface RelativeParts {
  /** A whole number of units. */
  readonly amount: number;
  /** The unit, as in `Intl.RelativeTimeFormat`. */
  readonly unit: (typeof UNITS)[number][0];
}

/** The distance of two times in its largest whole unit. Truncated, not rounded: 59 minutes are not an hour. */
export function relativeParts(at: Date, now: Date): RelativeParts {
  const seconds = Math.trunc((at.getTime() - now.getTime()) / SECOND_MS);
  const [unit, size] = UNITS.find(([, length]) => Math.abs(seconds) >= length) ?? (['second', 1] as const);
  // Adding zero normalizes −0, which would format as "0 seconds ago".
  return { amount: Math.trunc(seconds / size) + 0, unit };
}
