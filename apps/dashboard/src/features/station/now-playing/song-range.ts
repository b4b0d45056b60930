import { type DateRange, dayOf, rangeInstants, rangeOfPreset } from '@unmuted/ui/date-range-picker';
import type { NowPlayingSearch } from '#/features/station/now-playing/now-playing.search.ts';

export interface SongRange {
  readonly days: DateRange;
  readonly from: string;
  readonly to: string;
}

/** The days of the URL, by default the last seven, as instants in the time zone of the station. */
export function songRange(
  { from, to }: Pick<NowPlayingSearch, 'from' | 'to'>,
  now: Date,
  timeZone: string | undefined,
): SongRange {
  const days = from && to ? { from, to } : rangeOfPreset('7d', dayOf(now, timeZone));
  const { start, end } = rangeInstants(days, now, timeZone);
  return { days, from: start.toISOString(), to: end.toISOString() };
}
