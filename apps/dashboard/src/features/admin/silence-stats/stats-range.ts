import { limits } from '@unmuted/api';
import { type DateRange, dayOf, rangeInstants, rangeOfPreset } from '@unmuted/ui/date-range-picker';
import type { SilenceStatsSearch } from '#/features/admin/silence-stats/silence-stats.search.ts';

/** The server counts days and hours in UTC, because stations are in all time zones. */
export const statsTimeZone = 'UTC';

export interface StatsRange {
  readonly days: DateRange;
  /** Instants of whole days. */
  readonly from: string;
  readonly to: string;
}

/** Resolves the range in the URL. Custom days that do not exist or are too many fall back to the last 30 days. */
export function statsRange(search: SilenceStatsSearch, now: Date): StatsRange {
  const days = ownDays(search) ?? rangeOfPreset(search.period ?? '30d', dayOf(now, statsTimeZone));
  const { start, end } = rangeInstants(days, now, statsTimeZone);
  return { days, from: start.toISOString(), to: end.toISOString() };
}

const dayMs = 86_400_000;

function ownDays({ from, to }: SilenceStatsSearch): DateRange | undefined {
  if (!from || !to || !isDay(from) || !isDay(to) || from > to) return undefined;
  const count = (Date.parse(to) - Date.parse(from)) / dayMs + 1;
  return count > limits.statisticsDays ? undefined : { from, to };
}

function isDay(text: string): boolean {
  const at = Date.parse(text);
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(text);
}
