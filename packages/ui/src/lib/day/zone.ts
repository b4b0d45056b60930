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

/** What the clocks of a zone show at an instant, as if it were UTC. */
function wallOf(instant: Date, timeZone: string | undefined): number {
  const parts = Object.fromEntries(
    clockOf(timeZone)
      .formatToParts(instant)
      .map(({ type, value }) => [type, value]),
  );
  const { year, month, day, hour, minute, second } = parts;
  return Date.parse(`${year?.padStart(4, '0')}-${month}-${day}T${hour}:${minute}:${second}Z`);
}

/** The day an instant falls on in a zone (IANA name); in the reader's own zone without one. */
export function dayOf(instant: Date, timeZone?: string): Day {
  return new Date(wallOf(instant, timeZone)).toISOString().slice(0, 10);
}

/**
 * The instant a day begins in a zone. That is not always midnight: where clocks are put forward at midnight the day begins
 * at one o'clock. Where they are put back over midnight it is the first of the two.
 */
export function startOfDay(day: Day, timeZone?: string): Date {
  const midnight = utcOf(day).getTime();
  // Offsets lie between −12 and +14 hours; one before and one after a change of clocks are enough.
  const offsets = [midnight - 24 * HOUR_MS, midnight + 24 * HOUR_MS].map(
    (at) => wallOf(new Date(at), timeZone) - at,
  );
  const candidates = offsets.map((offset) => midnight - offset).sort((a, b) => a - b);
  const exact = candidates.find((at) => wallOf(new Date(at), timeZone) === midnight);
  if (exact !== undefined) return new Date(exact);
  return firstInstant(day, timeZone, midnight - 15 * HOUR_MS, midnight + 27 * HOUR_MS);
}

/** The first instant in `(before, from]` that shows the day or a later one; found by halves. */
function firstInstant(day: Day, timeZone: string | undefined, before: number, from: number): Date {
  let [low, high] = [before, from];
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (dayOf(new Date(middle), timeZone) < day) low = middle;
    else high = middle;
  }
  return new Date(high);
}

/** The instants a range of whole days covers: from `start` on, up to but without `end`. */
export function instantsOf(range: { from: Day; to: Day }, timeZone?: string): { start: Date; end: Date } {
  return { start: startOfDay(range.from, timeZone), end: startOfDay(addDays(range.to, 1), timeZone) };
}
