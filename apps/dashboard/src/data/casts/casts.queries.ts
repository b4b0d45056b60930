import { queryOptions } from '@tanstack/react-query';
import { type ApiClients, unwrap } from '@unmuted/api';
import { applyPending, mergeIntoOverviews } from '#/data/live/pending-events.ts';

export const castKeys = {
  /** Prefix key of all cast overviews. */
  overview: ['casts', 'overview'],
  overviewOf: (username: string) => ['casts', 'overview', username],
  /** The latest fleet values from live events. */
  fleet: ['casts', 'fleet'],
} as const;

/** All casts of the caller with their current state and last 24 hours. Live events update the current state. */
export const castOverviewQuery = ({ cast }: ApiClients) =>
  queryOptions({
    queryKey: castKeys.overview,
    queryFn: ({ signal, client }) =>
      applyPending(client, unwrap(cast.GET('/api/overview', { signal })), mergeIntoOverviews),
    staleTime: 30_000,
    // Live events update the current state; the day curve gains a step every half hour.
    refetchInterval: 300_000,
  });

/** The overview of one cast, for staff, who cannot load all casts at once. */
export const oneOverviewQuery = ({ cast }: ApiClients, username: string) =>
  queryOptions({
    queryKey: castKeys.overviewOf(username),
    queryFn: ({ signal, client }) =>
      applyPending(
        client,
        unwrap(cast.GET('/api/overview', { params: { query: { usernames: username } }, signal })),
        mergeIntoOverviews,
      ),
    staleTime: 30_000,
    refetchInterval: 300_000,
  });
