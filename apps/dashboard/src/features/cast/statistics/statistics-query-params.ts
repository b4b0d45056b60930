import type { CountryCode, ListenerClass } from '@unmuted/api';
import { COUNTRY_CODES } from '@unmuted/ui/country-select';
import type { SessionsParams } from '#/data/statistics/statistics.queries.ts';
import { classNames } from '#/features/cast/listeners/listener.messages.tsx';
import type { StatisticsSearch } from '#/features/cast/statistics/statistics.search.ts';
import { type ResolvedRange, resolveRange } from '#/features/cast/statistics/statistics-range.ts';

/** Session filters, which can be combined. */
export interface StatisticsFilter {
  readonly stream?: string;
  readonly country?: CountryCode;
  readonly class?: ListenerClass;
  readonly player?: string;
}

/** API parameters derived from the URL; invalid values are dropped. */
export interface StatisticsQueryParams {
  readonly timeZone: string;
  readonly range: ResolvedRange;
  readonly filter: StatisticsFilter;
  readonly isFiltered: boolean;
  readonly compare: 'previous' | 'year' | 'none';
  readonly sessions: SessionsParams;
}

const quarterMs = 15 * 60_000;

/** Quarters of an hour since 1970. Within one, equal parameters resolve to the same range. */
export const quarterOf = (nowMs: number): number => Math.floor(nowMs / quarterMs);

/** Derives API parameters from the URL for a quarter of an hour, in the cast's time zone. */
export function statisticsQueryParams(
  search: StatisticsSearch,
  quarter: number,
  timeZone: string,
): StatisticsQueryParams {
  const range = resolveRange(search, new Date(quarter * quarterMs), timeZone);
  const filter = filterOf(search);
  return {
    timeZone,
    range,
    filter,
    isFiltered: Object.keys(filter).length > 0,
    compare: search.compare ?? 'previous',
    sessions: {
      from: range.from,
      to: range.to,
      ...filter,
      ...(search.counting && { counting: search.counting }),
      ...(search.bots && { bots: '1' }),
    },
  };
}

function filterOf({ stream, country, class: kind, player }: StatisticsSearch): StatisticsFilter {
  return {
    ...(stream && { stream }),
    ...(country && isCountry(country) && { country }),
    ...(kind && isClass(kind) && { class: kind }),
    ...(player && { player }),
  };
}

const isCountry = (text: string): text is CountryCode => COUNTRY_CODES.includes(text);
const isClass = (text: string): text is ListenerClass => Object.hasOwn(classNames, text);
