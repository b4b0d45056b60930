import {
  addDays,
  addMonths,
  type Day,
  daysBetween,
  firstOfMonth,
  instantsOf,
  lastOfMonth,
} from '#/lib/day/index.ts';

/** Relative ranges: a URL stores the name, not the days. */
export const DATE_PRESETS = ['24h', '7d', '14d', '30d', '90d', '1y', 'this-month', 'last-month'] as const;

/** Name of a relative range. */
export type DatePreset = (typeof DATE_PRESETS)[number];

/** An inclusive range of whole days in a time zone. */
export interface DateRange {
  /** First day, `YYYY-MM-DD`. */
  readonly from: Day;
  /** Last day, inclusive. */
  readonly to: Day;
  /** The preset it was derived from; undefined for a custom range. */
  readonly preset?: DatePreset | undefined;
}

/** The supported comparisons. */
export const DATE_COMPARISONS = ['none', 'period-before', 'year-before'] as const;

/** Comparison of a range: none, the preceding period of the same length, or the same days a year ago. */
export type DateComparison = (typeof DATE_COMPARISONS)[number];

const DAYS = { '7d': 7, '14d': 14, '30d': 30, '90d': 90 } as const;

/** The days of a preset; presets that end today include today. */
export function rangeOfPreset(preset: DatePreset, today: Day): DateRange {
  switch (preset) {
    case '24h':
      return { from: addDays(today, -1), to: today, preset };
    case '1y':
      return { from: addDays(addMonths(today, -12), 1), to: today, preset };
    case 'this-month':
      return { from: firstOfMonth(today), to: today, preset };
    case 'last-month': {
      const day = addMonths(today, -1);
      return { from: firstOfMonth(day), to: lastOfMonth(day), preset };
    }
    default:
      return { from: addDays(today, 1 - DAYS[preset]), to: today, preset };
  }
}

/** The comparison range; `undefined` for `none`. A year before 29 February is 28 February. */
export function comparedRange({ from, to }: DateRange, comparison: DateComparison): DateRange | undefined {
  if (comparison === 'none') return undefined;
  if (comparison === 'year-before') return { from: addMonths(from, -12), to: addMonths(to, -12) };
  const days = daysBetween(from, to) + 1;
  return { from: addDays(from, -days), to: addDays(to, -days) };
}

/**
 * The instants of a range in a time zone: `start` inclusive, `end` exclusive. `24h` ends now; all other ranges
 * are whole days, of 23 or 25 hours on a time change.
 */
export function rangeInstants(range: DateRange, now: Date, timeZone?: string): { start: Date; end: Date } {
  if (range.preset === '24h') return { start: new Date(now.getTime() - 86_400_000), end: now };
  return instantsOf(range, timeZone);
}
