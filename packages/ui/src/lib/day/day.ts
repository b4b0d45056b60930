/**
 * A day of the Gregorian calendar as `YYYY-MM-DD`: it has no time and no zone, sorts as text, and goes into an address as
 * it is. Instants exist only at the edges of a range (`startOfDay`).
 */
export type Day = string;

const DAY_MS = 86_400_000;
const DAY = /^(\d{4})-(\d{2})-(\d{2})$/;

/** The day as an instant of UTC, for Intl with `timeZone: 'UTC'` and for counting. */
export function utcOf(day: Day): Date {
  return new Date(`${day}T00:00:00Z`);
}

const ofUtc = (date: Date): Day => date.toISOString().slice(0, 10);

/** Whether a text is a day that exists: `2026-02-30` is none. */
export function isDay(text: string): text is Day {
  return DAY.test(text) && !Number.isNaN(utcOf(text).getTime()) && ofUtc(utcOf(text)) === text;
}

/** The day of year, month (from 1) and day of month; `undefined` when it does not exist. */
export function makeDay(year: number, month: number, dayOfMonth: number): Day | undefined {
  const two = (value: number) => String(value).padStart(2, '0');
  const day = `${String(year).padStart(4, '0')}-${two(month)}-${two(dayOfMonth)}`;
  return isDay(day) ? day : undefined;
}

/** So many days later; earlier with a negative count. */
export function addDays(day: Day, count: number): Day {
  return ofUtc(new Date(utcOf(day).getTime() + count * DAY_MS));
}

/** Days from one to the other: 0 for the same day. */
export function daysBetween(from: Day, to: Day): number {
  return Math.round((utcOf(to).getTime() - utcOf(from).getTime()) / DAY_MS);
}

/** So many months later on the same day of the month, or on its last day where that one does not exist. */
export function addMonths(day: Day, count: number): Day {
  const date = utcOf(day);
  const first = Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + count, 1);
  const last = lastOfMonth(ofUtc(new Date(first)));
  const wanted = addDays(ofUtc(new Date(first)), date.getUTCDate() - 1);
  return clampDay(wanted, undefined, last);
}

/** The first day of its month. */
export function firstOfMonth(day: Day): Day {
  return `${day.slice(0, 8)}01`;
}

/** The last day of its month. */
export function lastOfMonth(day: Day): Day {
  const date = utcOf(day);
  return ofUtc(new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)));
}

/** The weekday: 1 is Monday, 7 is Sunday, as in ISO 8601 and Intl. */
export function weekdayOf(day: Day): number {
  return utcOf(day).getUTCDay() || 7;
}

/** The first day of the week a day is in; `firstWeekday` as {@link weekdayOf}. */
export function firstOfWeek(day: Day, firstWeekday: number): Day {
  return addDays(day, -((weekdayOf(day) - firstWeekday + 7) % 7));
}

/** The nearest day within the limits. */
export function clampDay(day: Day, min: Day | undefined, max: Day | undefined): Day {
  if (min !== undefined && day < min) return min;
  return max !== undefined && day > max ? max : day;
}
