import { limits, type statisticsComparisons } from '@unmuted/api/contract';
import { type Zone, zoneOf } from '#/platform/lib/time-zone.ts';

export type Comparison = (typeof statisticsComparisons)[number];
export type Resolution = 'minute' | 'hour' | 'day';

/** The requested period in the time zone of a cast; the end is excluded. */
export interface Range {
  readonly fromMs: number;
  readonly toMs: number;
  /** End of possible data: now, if the range is not over. */
  readonly untilMs: number;
  readonly zone: Zone;
}

const dayMs = 24 * 60 * 60_000;

export function rangeOf(query: { from: string; to: string }, timeZone: string, now: Date): Range {
  const [fromMs, toMs] = [Date.parse(query.from), Date.parse(query.to)];
  const untilMs = Math.max(fromMs, Math.min(toMs, now.getTime()));
  return { fromMs, toMs, untilMs, zone: zoneOf(timeZone) };
}

/**
 * The comparison range in local time, so that days stay whole across DST changes. A range in progress is compared
 * with the
 * same part of the other one.
 */
export function comparedRange(range: Range, comparison: Exclude<Comparison, 'none'>): Range {
  const { zone } = range;
  const [from, to, until] = [range.fromMs, range.toMs, range.untilMs].map((atMs) => zone.toWall(atMs)) as [
    number,
    number,
    number,
  ];
  const earlier = (wallMs: number) => (comparison === 'year' ? yearBefore(wallMs) : wallMs - (to - from));
  const untilMs = zone.fromWall(earlier(until));
  return { fromMs: zone.fromWall(earlier(from)), toMs: untilMs, untilMs, zone };
}

/** The same date; 29 February maps to the 28th. */
function yearBefore(wallMs: number): number {
  const date = new Date(wallMs);
  const month = date.getUTCMonth();
  date.setUTCFullYear(date.getUTCFullYear() - 1);
  if (date.getUTCMonth() !== month) date.setUTCDate(0);
  return date.getTime();
}

/** The finest resolution with an acceptable number of steps that is still retained. */
export function resolutionOf({ fromMs, toMs }: Range, now: Date): Resolution {
  const lengthMs = toMs - fromMs;
  const keptMs = limits.statisticsFineDays * dayMs;
  if (lengthMs > keptMs || fromMs < now.getTime() - keptMs) return 'day';
  return lengthMs > 2 * dayMs ? 'hour' : 'minute';
}
