import { limits } from '@unmuted/api';
import { type DateRange, dayOf, rangeInstants, rangeOfPreset } from '@unmuted/ui/date-range-picker';
import type { Stretch } from '#/data/statistics/statistics.queries.ts';
import type { StatisticsSearch } from '#/features/cast/statistics/statistics.search.ts';
import { createLocalClock } from '#/lib/time-zone-offset.ts';

const quarterMs = 15 * 60_000;
const dayMs = 24 * 60 * 60_000;

/** The requested range, as days in the cast's time zone and as instants. */
export interface ResolvedRange extends Stretch {
  readonly days: DateRange;
}

/** Resolves the range in the URL. The last 24 hours end with the current quarter of an hour. */
export function resolveRange(search: StatisticsSearch, now: Date, timeZone: string): ResolvedRange {
  const own = ownDays(search);
  const days = own ?? rangeOfPreset(search.period ?? '7d', dayOf(now, timeZone));
  if (days.preset === '24h') {
    const endMs = Math.floor(now.getTime() / quarterMs + 1) * quarterMs;
    return { days, from: isoOf(endMs - dayMs), to: isoOf(endMs) };
  }
  const hours = own && ownHours(own, search, timeZone);
  const { start, end } = hours ?? rangeInstants(days, now, timeZone);
  // A year can be one hour longer than its days when clocks are set back.
  const startMs = Math.max(start.getTime(), end.getTime() - limits.statisticsDays * dayMs);
  return { days, from: isoOf(startMs), to: end.toISOString() };
}

/** Custom days with a start or end time; undefined if the end is not after the start. */
function ownHours(days: DateRange, { start, end }: StatisticsSearch, timeZone: string) {
  if (start === undefined && end === undefined) return undefined;
  const whole = rangeInstants(days, new Date(0), timeZone);
  const from = start === undefined ? whole.start : momentOf(days.from, start, timeZone);
  const to = end === undefined ? whole.end : momentOf(days.to, end, timeZone);
  return from < to ? { start: from, end: to } : undefined;
}

/** Returns the instant of a local time: the first if it is ambiguous, the shifted one if it is skipped. */
function momentOf(day: string, time: string, timeZone: string): Date {
  const wallOf = createLocalClock(timeZone);
  const wantedMs = Date.parse(`${day}T${time}:00Z`);
  const { start } = rangeInstants({ from: day, to: day }, new Date(0), timeZone);
  const guessMs = start.getTime() + wantedMs - Date.parse(day);
  const movedMs = guessMs + wantedMs - wallOf(guessMs);
  return new Date(wallOf(movedMs) === wantedMs ? movedMs : guessMs);
}

/** Returns valid custom days in order, limited to the most recent ones. */
function ownDays({ from, to }: StatisticsSearch): DateRange | undefined {
  if (!from || !to || !isDay(from) || !isDay(to) || from > to) return undefined;
  const earliest = isoOf(Date.parse(to) - (limits.statisticsDays - 1) * dayMs).slice(0, 10);
  return { from: from < earliest ? earliest : from, to };
}

function isDay(text: string): boolean {
  const at = Date.parse(text);
  return !Number.isNaN(at) && isoOf(at).startsWith(text);
}

const isoOf = (atMs: number): string => new Date(atMs).toISOString();
