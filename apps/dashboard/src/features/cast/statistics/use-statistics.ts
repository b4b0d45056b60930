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

/** What the address says of the statistics; a change is a step that the browser's button takes back. */
export function useStatisticsSearch(): [StatisticsSearch, (change: StatisticsChange) => void] {
  // Of the route that is open: the customer's page, or the staff's with the same words in its address.
  const held = useSearch({ strict: false });
  const search = useMemo(() => statisticsSearch(held), [held]);
  const show = useCastContext().area === 'admin' ? ('stats' as const) : undefined;
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
