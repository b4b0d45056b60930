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

/** An amount and a unit as `Intl.RelativeTimeFormat` takes them; negative in the past. */
export interface RelativeParts {
  readonly amount: number;
  readonly unit: (typeof UNITS)[number][0];
}

/** The distance between two times in its largest whole unit. It is cut, not rounded: 59 minutes are not an hour. */
export function relativeParts(at: Date, now: Date): RelativeParts {
  const seconds = Math.trunc((at.getTime() - now.getTime()) / SECOND_MS);
  const [unit, size] = UNITS.find(([, length]) => Math.abs(seconds) >= length) ?? (['second', 1] as const);
  // Adding zero turns a negative zero, which would read "0 seconds ago", into "now".
  return { amount: Math.trunc(seconds / size) + 0, unit };
}
