const NICE_STEPS = [1, 2, 2.5, 5, 10] as const;

/** At most `count` round steps from 0 to at least `max`. `integer` avoids fractions. */
export function valueTicks(max: number, count = 3, integer = true): number[] {
  const top = max > 0 ? max : 1;
  const rough = top / count;
  const magnitude = 10 ** Math.floor(Math.log10(rough));
  const steps = NICE_STEPS.map((nice) => nice * magnitude);
  const usable = integer ? steps.filter(Number.isInteger) : steps;
  const step = usable.find((candidate) => candidate * count >= top) ?? rough;
  const size = Math.ceil(top / step);
  return Array.from({ length: size + 1 }, (_, index) => Number((index * step).toPrecision(12)));
}

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
const STEPS_MS = [
  ...[1, 2, 5, 10, 15, 30].map((minutes) => minutes * MINUTE_MS),
  ...[1, 2, 3, 4, 6, 12].map((hours) => hours * HOUR_MS),
  ...[1, 2, 7, 14, 28].map((days) => days * DAY_MS),
];

const clocks = new Map<string | undefined, Intl.DateTimeFormat>();

function clockOf(timeZone: string | undefined): Intl.DateTimeFormat {
  // Creating a formatter takes longer than using it a hundred times.
  const clock =
    clocks.get(timeZone) ??
    new Intl.DateTimeFormat('en-US', {
      timeZone,
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
      second: 'numeric',
    });
  clocks.set(timeZone, clock);
  return clock;
}

/** Offset of a time zone from UTC at an instant, in milliseconds: positive east of Greenwich. */
export function zoneOffsetMs(at: number, timeZone: string | undefined): number {
  const parts = clockOf(timeZone).formatToParts(at);
  const part = (type: string) => Number(parts.find((candidate) => candidate.type === type)?.value ?? 0);
  const local = Date.UTC(
    part('year'),
    part('month') - 1,
    part('day'),
    part('hour'),
    part('minute'),
    part('second'),
  );
  return local - Math.floor(at / 1000) * 1000;
}

/** Round local times and their step. */
export interface TimeTicks {
  readonly stepMs: number;
  readonly at: readonly number[];
}

/**
 * At most `count` round local times between `from` and `to`. A step across a time change is an hour shorter or
 * longer.
 */
export function timeTicks(from: number, to: number, count = 6, timeZone?: string): TimeTicks {
  const span = to - from;
  const stepMs = STEPS_MS.find((step) => span / step <= count) ?? Math.ceil(span / count / DAY_MS) * DAY_MS;
  if (!(span > 0)) return { stepMs, at: [] };
  const at: number[] = [];
  let wall = Math.ceil((from + zoneOffsetMs(from, timeZone)) / stepMs) * stepMs;
  const lastWall = to + zoneOffsetMs(to, timeZone);
  for (; wall <= lastWall; wall += stepMs) {
    const guess = wall - zoneOffsetMs(wall, timeZone);
    const instant = wall - zoneOffsetMs(guess, timeZone);
    if (instant >= from && instant <= to && instant !== at.at(-1)) at.push(instant);
  }
  return { stepMs, at };
}

/** A time change. */
export interface ZoneChange {
  readonly at: number;
  /** Offset change in ms: positive when clocks go forward. */
  readonly byMs: number;
}

/** Time changes between two instants, exact to a minute. Assumes at most one change per day. */
export function zoneChanges(from: number, to: number, timeZone?: string): ZoneChange[] {
  const changes: ZoneChange[] = [];
  for (let start = from; start < to; start += DAY_MS) {
    let before = start;
    let after = Math.min(start + DAY_MS, to);
    const byMs = zoneOffsetMs(after, timeZone) - zoneOffsetMs(before, timeZone);
    if (byMs === 0) continue;
    const old = zoneOffsetMs(before, timeZone);
    while (after - before > MINUTE_MS) {
      const middle = Math.floor((before + after) / 2 / MINUTE_MS) * MINUTE_MS;
      if (middle <= before) break;
      if (zoneOffsetMs(middle, timeZone) === old) before = middle;
      else after = middle;
    }
    changes.push({ at: after, byMs });
  }
  return changes;
}
