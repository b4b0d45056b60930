import { addDays, type Day, utcOf } from './day.ts';

const HOUR_MS = 3_600_000;
const formats = new Map<string, Intl.DateTimeFormat>();

function clockOf(timeZone: string | undefined): Intl.DateTimeFormat {
  const key = timeZone ?? '';
  const format =
    formats.get(key) ??
    new Intl.DateTimeFormat('en-GB', {
      calendar: 'gregory',
      numberingSystem: 'latn',
      hourCycle: 'h23',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      second: '2-digit',
      timeZone,
    });
  formats.set(key, format);
  return format;
}

/** Local time of a zone at an instant, as a UTC timestamp. */
function wallOf(instant: Date, timeZone: string | undefined): number {
  const parts = Object.fromEntries(
    clockOf(timeZone)
      .formatToParts(instant)
      .map(({ type, value }) => [type, value]),
  );
  const { year, month, day, hour, minute, second } = parts;
  return Date.parse(`${year?.padStart(4, '0')}-${month}-${day}T${hour}:${minute}:${second}Z`);
}

/** Date of an instant in a zone (IANA name); default: the user's zone. */
export function dayOf(instant: Date, timeZone?: string): Day {
  return new Date(wallOf(instant, timeZone)).toISOString().slice(0, 10);
}

/**
 * Start of a date in a zone. Not always midnight: when clocks go forward at midnight the day starts at 01:00, and
 * when they go back over midnight the first midnight counts.
 */
export function startOfDay(day: Day, timeZone?: string): Date {
  const midnight = utcOf(day).getTime();
  // Offsets are between −12 and +14 hours; one offset before and one after a change are sufficient.
  const offsets = [midnight - 24 * HOUR_MS, midnight + 24 * HOUR_MS].map(
    (at) => wallOf(new Date(at), timeZone) - at,
  );
  const candidates = offsets.map((offset) => midnight - offset).sort((a, b) => a - b);
  const exact = candidates.find((at) => wallOf(new Date(at), timeZone) === midnight);
  if (exact !== undefined) return new Date(exact);
  return firstInstant(day, timeZone, midnight - 15 * HOUR_MS, midnight + 27 * HOUR_MS);
}

/** First instant in `(before, from]` on the date or later; binary search. */
function firstInstant(day: Day, timeZone: string | undefined, before: number, from: number): Date {
  let [low, high] = [before, from];
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (dayOf(new Date(middle), timeZone) < day) low = middle;
    else high = middle;
  }
  return new Date(high);
}

/** Instants of a date range: `start` inclusive, `end` exclusive. */
export function instantsOf(range: { from: Day; to: Day }, timeZone?: string): { start: Date; end: Date } {
  return { start: startOfDay(range.from, timeZone), end: startOfDay(addDays(range.to, 1), timeZone) };
}
