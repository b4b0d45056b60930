import { queryOptions } from '@tanstack/react-query';
import { type ApiClients, unwrap } from '@unmuted/api';

export const onAirKeys = {
  titles: (username: string) => ['played-titles', username],
  day: (username: string) => ['on-air-day', username],
} as const;

/** Titles shown at once. */
export const titlesShown = 10;

/** The latest titles of a cast; refetched when a live event reports a new title. */
export const playedTitlesQuery = ({ cast }: ApiClients, username: string) =>
  queryOptions({
    queryKey: onAirKeys.titles(username),
    queryFn: ({ signal }) =>
      unwrap(
        cast.GET('/api/{username}/past-metadata', {
          params: { path: { username }, query: { limit: titlesShown } },
          signal,
          notify: false,
        }),
      ),
    staleTime: 30_000,
    refetchInterval: 60_000,
  });

/** On-air intervals of a cast in the last 24 hours. */
export const onAirDayQuery = ({ cast }: ApiClients, username: string) =>
  queryOptions({
    queryKey: onAirKeys.day(username),
    queryFn: ({ signal }) =>
      unwrap(cast.GET('/api/{username}/on-air', { params: { path: { username } }, signal, notify: false })),
    staleTime: 30_000,
    // The ribbon grows over time without events.
    refetchInterval: 60_000,
  });
