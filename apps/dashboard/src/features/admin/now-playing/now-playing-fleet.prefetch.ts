import type { QueryClient } from '@tanstack/react-query';
import type { ApiClients } from '@unmuted/api';
import {
  fleetRulesQuery,
  fleetSongsQuery,
  fleetSongsSummaryQuery,
} from '#/data/admin-now-playing/admin-now-playing.queries.ts';
import {
  type FleetSongsSearch,
  fleetSongsParams,
  fleetSongsSearch,
} from '#/features/admin/now-playing/now-playing-fleet.search.ts';

/** The queries of the first screen. */
export function fleetSongsPrefetch(api: ApiClients, client: QueryClient, search: FleetSongsSearch): void {
  void client.prefetchQuery(fleetSongsQuery(api, fleetSongsParams(fleetSongsSearch(search))));
  void client.prefetchQuery(fleetSongsSummaryQuery(api));
  void client.prefetchQuery(fleetRulesQuery(api));
}
