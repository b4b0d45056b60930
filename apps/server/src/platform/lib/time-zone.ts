/** An IANA time zone; converts between instants and local times. */
export interface Zone {
  readonly name: string;
  /** The local time as if it were UTC, in milliseconds. */
  toWall(atMs: number): number;
  /**
   * The instant of a local time: the first of two if ambiguous; if skipped, the instant it would
   * have been.
   */
  fromWall(wallMs: number): number;
  /** The local date, `2026-09-14`. */
  dayOf(atMs: number): string;
  /** The first instant of a date. */
  beginOf(day: string): Date;
}

/** A period with a constant UTC offset. */
export interface OffsetSpan {
  readonly fromMs: number;
  readonly toMs: number;
  readonly offsetMs: number;
}

const dayMs = 24 * 60 * 60_000;
const quarterMs = 15 * 60_000;
const zones = new Map<string, Zone>();

export function zoneOf(name: string): Zone {
  const known = zones.get(name);
  if (known) return known;
  const zone = createZone(name);
  zones.set(name, zone);
  return zone;
}

/** Adds a number of days to a date. */
export function laterDay(day: string, days: number): string {
  return new Date(Date.parse(day) + days * dayMs).toISOString().slice(0, 10);
}

/** Splits a range where its UTC offset changes. Offsets change on the quarter hour. */
export function offsetSpans(zone: Zone, fromMs: number, toMs: number): OffsetSpan[] {
  const offsetAt = (atMs: number) => zone.toWall(atMs) - atMs;
  const spans: OffsetSpan[] = [];
  let beganMs = fromMs;
  for (let atMs = fromMs; atMs < toMs; ) {
    const nextMs = Math.min(atMs + dayMs, toMs);
    const offsetMs = offsetAt(beganMs);
    if (offsetAt(nextMs) === offsetMs) {
      atMs = nextMs;
      continue;
    }
    const changedMs = findFirstQuarterHour(atMs, nextMs, (quarter) => offsetAt(quarter) !== offsetMs);
    spans.push({ fromMs: beganMs, toMs: changedMs, offsetMs });
    beganMs = changedMs;
    atMs = changedMs;
  }
  if (beganMs < toMs) spans.push({ fromMs: beganMs, toMs, offsetMs: offsetAt(beganMs) });
  return spans;
}

/**
 * Binary search: the first quarter hour after `fromMs` for which `holds` is true, given that it is
 * true for `toMs`.
 */
function findFirstQuarterHour(fromMs: number, toMs: number, matches: (atMs: number) => boolean): number {
  let [low, high] = [Math.floor(fromMs / quarterMs), Math.ceil(toMs / quarterMs)];
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (matches(middle * quarterMs)) high = middle;
    else low = middle;
  }
  return high * quarterMs;
}

function createZone(name: string): Zone {
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone: name,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  });
  function toWall(atMs: number): number {
    const parts: Record<string, number> = {};
    for (const { type, value } of format.formatToParts(atMs)) parts[type] = Number(value);
    const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = parts;
    return Date.UTC(year, month - 1, day, hour, minute, second) + (((atMs % 1000) + 1000) % 1000);
  }
  function fromWall(wallMs: number): number {
    const offsets = [-dayMs, dayMs].map((aside) => toWall(wallMs + aside) - (wallMs + aside));
    const candidates = offsets.map((offset) => wallMs - offset).sort((a, b) => a - b);
    return candidates.find((atMs) => toWall(atMs) === wallMs) ?? Math.max(...candidates);
  }
  return {
    name,
    toWall,
    fromWall,
    dayOf: (atMs) => new Date(toWall(atMs)).toISOString().slice(0, 10),
    beginOf: (day) => new Date(fromWall(Date.parse(day))),
  };
}
