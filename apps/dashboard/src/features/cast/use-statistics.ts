import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import type { CountryCode, ListenerClass } from '@unmuted/api';
import { COUNTRY_CODES } from '@unmuted/ui/country-select';
import { useMemo } from 'react';
import { generalQuery } from '#/data/cast-settings.queries.ts';
import type { SessionsAsked } from '#/data/statistics.queries.ts';
import { classNames } from '#/features/cast/components/listener-words.tsx';
import { dropEmpty } from '#/features/cast/listeners.search.ts';
import {
  type StatisticsChange,
  type StatisticsSearch,
  statisticsSearch,
} from '#/features/cast/statistics.search.ts';
import { type AskedRange, rangeAsked } from '#/features/cast/statistics-range.ts';
import { useCastPlace } from '#/features/cast/use-cast.ts';
import { usePresent } from '#/lib/use-now.ts';

const quarterMs = 15 * 60_000;

/** What is left of all sessions; each part alone or with others. */
export interface StatisticsFilter {
  readonly stream?: string;
  readonly country?: CountryCode;
  readonly class?: ListenerClass;
  readonly player?: string;
}

/** What the address of the statistics asks for, as far as there is such a thing. */
export interface AskedStatistics {
  readonly timeZone: string;
  readonly range: AskedRange;
  readonly filter: StatisticsFilter;
  readonly isFiltered: boolean;
  readonly compare: 'previous' | 'year' | 'none';
  readonly sessions: SessionsAsked;
}

/** What the address says of the statistics; a change is a step that the browser's button takes back. */
export function useStatisticsSearch(): [StatisticsSearch, (change: StatisticsChange) => void] {
  // Of the route that is open: the customer's page, or the staff's with the same words in its address.
  const held = useSearch({ strict: false });
  const search = useMemo(() => statisticsSearch(held), [held]);
  const show = useCastPlace().area === 'admin' ? ('stats' as const) : undefined;
  const navigate = useNavigate();
  return [
    search,
    (change) =>
      void navigate({
        to: '.',
        // What nobody understood is gone with the first change.
        search: dropEmpty({ show, ...search, ...change }),
        resetScroll: false,
      }),
  ];
}

/** What is asked for, once the zone of the cast is known, whose days these are. */
export function useStatistics() {
  const { api, username } = useCastPlace();
  const [search] = useStatisticsSearch();
  const general = useQuery(generalQuery(api, username));
  const quarter = usePresent((now) => Math.floor(now / quarterMs));
  const timeZone = general.data?.timeZone;
  const asked = useMemo(
    () => (timeZone === undefined ? undefined : statisticsAsked(search, quarter * quarterMs, timeZone)),
    [search, quarter, timeZone],
  );
  return { general, asked };
}

function statisticsAsked(search: StatisticsSearch, nowMs: number, timeZone: string): AskedStatistics {
  const range = rangeAsked(search, new Date(nowMs), timeZone);
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
