import { limits } from '@unmuted/api';
import { type DateRange, dayOf, rangeInstants, rangeOfPreset } from '@unmuted/ui/date-range-picker';
import type { Stretch } from '#/data/statistics.queries.ts';
import type { StatisticsSearch } from '#/features/cast/statistics.search.ts';

const quarterMs = 15 * 60_000;
const dayMs = 24 * 60 * 60_000;

/** What is asked for, in days of the cast's zone and as moments. */
export interface AskedRange extends Stretch {
  readonly days: DateRange;
}

/** The stretch that an address names. The last 24 hours end with the quarter of an hour that is under way. */
export function rangeAsked(search: StatisticsSearch, now: Date, timeZone: string): AskedRange {
  const own = ownDays(search);
  const days = own ?? rangeOfPreset(search.period ?? '7d', dayOf(now, timeZone));
  if (days.preset === '24h') {
    const endMs = Math.floor(now.getTime() / quarterMs + 1) * quarterMs;
    return { days, from: isoOf(endMs - dayMs), to: isoOf(endMs) };
  }
  const { start, end } = rangeInstants(days, now, timeZone);
  // A year may be an hour longer than its days, where clocks are put back.
  const startMs = Math.max(start.getTime(), end.getTime() - limits.statisticsDays * dayMs);
  return { days, from: isoOf(startMs), to: end.toISOString() };
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
