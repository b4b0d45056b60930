import { limits } from '@unmuted/api';
import { type DateRange, dayOf, rangeInstants, rangeOfPreset } from '@unmuted/ui/date-range-picker';
import type { Stretch } from '#/data/statistics/statistics.queries.ts';
import type { StatisticsSearch } from '#/features/cast/statistics/statistics.search.ts';
import { createLocalClock } from '#/lib/time-zone-offset.ts';

const quarterMs = 15 * 60_000;
const dayMs = 24 * 60 * 60_000;

/** What is asked for, in days of the cast's zone and as moments. */
export interface ResolvedRange extends Stretch {
  readonly days: DateRange;
}

/** The stretch that an address names. The last 24 hours end with the quarter of an hour that is under way. */
export function resolveRange(search: StatisticsSearch, now: Date, timeZone: string): ResolvedRange {
  const own = ownDays(search);
  const days = own ?? rangeOfPreset(search.period ?? '7d', dayOf(now, timeZone));
  if (days.preset === '24h') {
    const endMs = Math.floor(now.getTime() / quarterMs + 1) * quarterMs;
    return { days, from: isoOf(endMs - dayMs), to: isoOf(endMs) };
  }
  const hours = own && ownHours(own, search, timeZone);
  const { start, end } = hours ?? rangeInstants(days, now, timeZone);
  // A year may be an hour longer than its days, where clocks are put back.
  const startMs = Math.max(start.getTime(), end.getTime() - limits.statisticsDays * dayMs);
  return { days, from: isoOf(startMs), to: end.toISOString() };
}

/** Own days that begin or end at a time of day; nothing where they would end before they begin. */
function ownHours(days: DateRange, { start, end }: StatisticsSearch, timeZone: string) {
  if (start === undefined && end === undefined) return undefined;
  const whole = rangeInstants(days, new Date(0), timeZone);
  const from = start === undefined ? whole.start : momentOf(days.from, start, timeZone);
  const to = end === undefined ? whole.end : momentOf(days.to, end, timeZone);
  return from < to ? { start: from, end: to } : undefined;
}

/** When clocks of a zone show a time on a day: the first of two; where they skip it, that at which it would have been. */
function momentOf(day: string, time: string, timeZone: string): Date {
  const wallOf = createLocalClock(timeZone);
  const wantedMs = Date.parse(`${day}T${time}:00Z`);
  const { start } = rangeInstants({ from: day, to: day }, new Date(0), timeZone);
  const guessMs = start.getTime() + wantedMs - Date.parse(day);
  const movedMs = guessMs + wantedMs - wallOf(guessMs);
  return new Date(wallOf(movedMs) === wantedMs ? movedMs : guessMs);
}

/** Own days, if there are such days in this order; of too many the last ones. */
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
