import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useMemo } from 'react';
import { generalQuery } from '#/data/cast-settings/cast-settings.queries.ts';
import { dropEmpty } from '#/features/cast/listeners/listeners.search.ts';
import { useCastContext } from '#/features/cast/shell/cast-context.ts';
import {
  type StatisticsChange,
  type StatisticsSearch,
  statisticsSearch,
} from '#/features/cast/statistics/statistics.search.ts';
import { quarterOf, statisticsQueryParams } from '#/features/cast/statistics/statistics-query-params.ts';
import { usePresent } from '#/lib/use-now.ts';

/** Returns the search parameters of the statistics and a setter that adds a history entry. */
export function useStatisticsSearch(): [StatisticsSearch, (change: StatisticsChange) => void] {
  // The customer and staff routes share the same search parameters.
  const held = useSearch({ strict: false });
  const search = useMemo(() => statisticsSearch(held), [held]);
  const show = useCastContext().area === 'admin' ? ('stats' as const) : undefined;
  const navigate = useNavigate();
  return [
    search,
    (change) =>
      void navigate({
        to: '.',
        // The first change drops invalid parameters.
        search: dropEmpty({ show, ...search, ...change }),
        resetScroll: false,
      }),
  ];
}

/** Returns the query parameters once the cast's time zone is known. */
export function useStatistics() {
  const { api, username } = useCastContext();
  const [search] = useStatisticsSearch();
  const general = useQuery(generalQuery(api, username));
  const quarter = usePresent(quarterOf);
  const timeZone = general.data?.timeZone;
  const asked = useMemo(
    () => (timeZone === undefined ? undefined : statisticsQueryParams(search, quarter, timeZone)),
    [search, quarter, timeZone],
  );
  return { general, asked };
}
