import type { QueryClient } from '@tanstack/react-query';
import type { StationOverview, StationOverviewList } from '@unmuted/api';
import { stationKeys } from '#/data/stations/station-keys.ts';

/** Changes the cached overviews that match. */
export function changeOverviews(
  queryClient: QueryClient,
  matches: (item: StationOverview) => boolean,
  change: Partial<StationOverview>,
): void {
  queryClient.setQueryData<StationOverviewList>(
    stationKeys.overview,
    (list) =>
      list && { ...list, items: list.items.map((item) => (matches(item) ? { ...item, ...change } : item)) },
  );
}
