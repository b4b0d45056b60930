/**
 * A Gregorian date as `YYYY-MM-DD`: without time or zone, sortable as text, valid in a URL. Only the ends of a range
 * are instants (`startOfDay`).
 */
export type Day = string;

const DAY_MS = 86_400_000;
const DAY = /^(\d{4})-(\d{2})-(\d{2})$/;

/** The date as a UTC timestamp, for Intl with `timeZone: 'UTC'` and for arithmetic. */
export function utcOf(day: Day): Date {
  return new Date(`${day}T00:00:00Z`);
}

const ofUtc = (date: Date): Day => date.toISOString().slice(0, 10);

/** Whether a text is an existing date: `2026-02-30` is not. */
export function isDay(text: string): text is Day {
  return DAY.test(text) && !Number.isNaN(utcOf(text).getTime()) && ofUtc(utcOf(text)) === text;
}

/** The date of year, month (from 1) and day; `undefined` when it does not exist. */
export function makeDay(year: number, month: number, dayOfMonth: number): Day | undefined {
  const two = (value: number) => String(value).padStart(2, '0');
  const day = `${String(year).padStart(4, '0')}-${two(month)}-${two(dayOfMonth)}`;
  return isDay(day) ? day : undefined;
}

/** Adds days; subtracts with a negative count. */
export function addDays(day: Day, count: number): Day {
  return ofUtc(new Date(utcOf(day).getTime() + count * DAY_MS));
}

/** Number of days between two dates: 0 for the same date. */
export function daysBetween(from: Day, to: Day): number {
  return Math.round((utcOf(to).getTime() - utcOf(from).getTime()) / DAY_MS);
}

/** Adds months, keeping the day of the month or the last day of a shorter month. */
export function addMonths(day: Day, count: number): Day {
  const date = utcOf(day);
  const first = Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + count, 1);
  const last = lastOfMonth(ofUtc(new Date(first)));
  const wanted = addDays(ofUtc(new Date(first)), date.getUTCDate() - 1);
  return clampDay(wanted, undefined, last);
}

/** First day of the month. */
export function firstOfMonth(day: Day): Day {
  return `${day.slice(0, 8)}01`;
}

/** Last day of the month. */
export function lastOfMonth(day: Day): Day {
  const date = utcOf(day);
  return ofUtc(new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)));
}

/** The weekday: 1 is Monday, 7 is Sunday, as in ISO 8601 and Intl. */
export function weekdayOf(day: Day): number {
  return utcOf(day).getUTCDay() || 7;
}

/** First day of the week; `firstWeekday` as in {@link weekdayOf}. */
export function firstOfWeek(day: Day, firstWeekday: number): Day {
  return addDays(day, -((weekdayOf(day) - firstWeekday + 7) % 7));
}

/** The nearest date within the limits. */
export function clampDay(day: Day, min: Day | undefined, max: Day | undefined): Day {
  if (min !== undefined && day < min) return min;
  return max !== undefined && day > max ? max : day;
}
