import { queryOptions } from '@tanstack/react-query';
import { type ApiClients, unwrap } from '@unmuted/api';

export const onAirKeys = {
  titles: (username: string) => ['played-titles', username],
  day: (username: string) => ['on-air-day', username],
} as const;

/** Titles that a screen shows at once. */
export const titlesShown = 10;

/** The last titles of a cast; live events have it read again when another one begins. */
export const playedTitlesQuery = ({ cast }: ApiClients, username: string) =>
  queryOptions({
    queryKey: onAirKeys.titles(username),
    queryFn: ({ signal }) =>
      unwrap(
        cast.GET('/api/{username}/past-metadata', {
          params: { path: { username }, query: { limit: String(titlesShown) } },
          signal,
          notify: false,
        }),
      ),
    staleTime: 30_000,
    refetchInterval: 60_000,
  });

/** When a cast was on air in the last 24 hours. */
export const onAirDayQuery = ({ cast }: ApiClients, username: string) =>
  queryOptions({
    queryKey: onAirKeys.day(username),
    queryFn: ({ signal }) =>
      unwrap(cast.GET('/api/{username}/on-air', { params: { path: { username } }, signal, notify: false })),
    staleTime: 30_000,
    // The ribbon grows although nothing happens.
    refetchInterval: 60_000,
  });
