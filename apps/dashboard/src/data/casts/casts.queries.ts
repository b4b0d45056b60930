import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { type ApiClients, type CastOverview, type CastOverviewList, unwrap } from '@unmuted/api';
import { mergeIntoOverviews, pendingCasts } from '#/data/casts/merge-cast.ts';

/** Keys of one type, so that the customer's and the staff's query are interchangeable. */
type OverviewKey = readonly string[];

export const castKeys = {
  /** Prefix key of all cast overviews. */
  overview: ['casts', 'overview'] as OverviewKey,
  overviewOf: (username: string): OverviewKey => ['casts', 'overview', username],
  /** The latest fleet values from live events. */
  fleet: ['casts', 'fleet'],
} as const;

/** All casts of the caller with their current state and last 24 hours. Live events update the current state. */
export const castOverviewQuery = ({ cast }: ApiClients) =>
  queryOptions({
    queryKey: castKeys.overview,
    queryFn: ({ signal, client }) =>
      pendingCasts.applyTo(client, unwrap(cast.GET('/api/overview', { signal })), mergeIntoOverviews),
    staleTime: 30_000,
    // Live events update the current state; the day curve gains a step every half hour.
    refetchInterval: 300_000,
  });

/** The overview of one cast, for staff, who cannot load all casts at once. */
export const oneOverviewQuery = ({ cast }: ApiClients, username: string) =>
  queryOptions({
    queryKey: castKeys.overviewOf(username),
    queryFn: ({ signal, client }) =>
      pendingCasts.applyTo(
        client,
        unwrap(cast.GET('/api/overview', { params: { query: { usernames: username } }, signal })),
        mergeIntoOverviews,
      ),
    staleTime: 30_000,
    refetchInterval: 300_000,
  });

/** The customer's or the staff's query. */
export type CastOverviewQuery = ReturnType<typeof castOverviewQuery>;

/** Returns the cached overview of a cast, from whichever query loaded it. */
export function cachedOverview(client: QueryClient, username: string): CastOverview | undefined {
  return client
    .getQueriesData<CastOverviewList>({ queryKey: castKeys.overview })
    .flatMap(([, list]) => list?.items ?? [])
    .find(({ now }) => now.username === username);
}
