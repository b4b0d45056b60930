import { queryOptions } from '@tanstack/react-query';
import { type ApiClients, type CastNow, type StationOverview, unwrap } from '@unmuted/api';
import { castFollowers } from '#/data/casts/cast-followers.ts';
import { changeOverviews } from '#/data/stations/change-overviews.ts';
import { stationKeys } from '#/data/stations/station-keys.ts';

/** All stations of the customer at a glance. Live events of the stations, and of the casts that they play, update them. */
export const stationOverviewQuery = ({ main }: ApiClients) =>
  queryOptions({
    queryKey: stationKeys.overview,
    queryFn: ({ signal }) => unwrap(main.GET('/control/stations/overview', { signal })),
    staleTime: 30_000,
    refetchInterval: 300_000,
  });

const castStates: { readonly [State in CastNow['state']]?: StationOverview['state'] } = {
  live: 'on_air',
  suspended: 'suspended',
  unknown: 'unknown',
};

/** The engine reports no events for a station that plays a cast. */
castFollowers.add((queryClient, { username, state, since, listeners }) =>
  changeOverviews(
    queryClient,
    ({ service, status }) => service?.cast === username && status !== 'suspended',
    { state: castStates[state] ?? 'off_air', since, listeners },
  ),
);
