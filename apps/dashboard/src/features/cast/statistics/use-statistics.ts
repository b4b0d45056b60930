import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useMemo } from 'react';
import { usePageSearch } from '#/components/resource-shell/use-page-search.ts';
import { generalQuery } from '#/data/cast-settings/cast-settings.queries.ts';
import { useCastContext } from '#/features/cast/shell/cast-context.ts';
import {
  type StatisticsChange,
  type StatisticsSearch,
  statisticsSearch,
} from '#/features/cast/statistics/statistics.search.ts';
import { quarterOf, statisticsQueryParams } from '#/features/cast/statistics/statistics-query-params.ts';
import { dropEmpty } from '#/lib/search-values.ts';
import { usePresent } from '#/lib/use-now.ts';

/** Returns the search parameters of the statistics and a setter that adds a history entry. */
export function useStatisticsSearch(): [StatisticsSearch, (change: StatisticsChange) => void] {
  const search = usePageSearch(statisticsSearch);
  const navigate = useNavigate();
  return [
    search,
    (change) =>
      void navigate({
        to: '.',
        // The first change drops invalid parameters.
        search: dropEmpty({ ...search, ...change }),
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
  const params = useMemo(
    () => (timeZone === undefined ? undefined : statisticsQueryParams(search, quarter, timeZone)),
    [search, quarter, timeZone],
  );
  return { general, params };
}
