import { queryOptions } from '@tanstack/react-query';
import { type ApiClients, unwrap } from '@unmuted/api';
import { applyPending, mergeIntoOverviews } from '#/data/live/pending-events.ts';

export const castKeys = {
  /** Of all casts, and what begins alike: of those named. */
  overview: ['casts', 'overview'],
  overviewOf: (username: string) => ['casts', 'overview', username],
  /** What live events last said of the fleet. */
  fleet: ['casts', 'fleet'],
} as const;

/** Every cast of the caller with its present moment and last 24 hours; live events keep the moment true. */
export const castOverviewQuery = ({ cast }: ApiClients) =>
  queryOptions({
    queryKey: castKeys.overview,
    queryFn: ({ signal, client }) =>
      applyPending(client, unwrap(cast.GET('/api/overview', { signal })), mergeIntoOverviews),
    staleTime: 30_000,
    // Live events carry the moment; the curve of the day grows by a step each half hour.
    refetchInterval: 300_000,
  });

/** The same of one cast, for whoever may see more than could be read at once. */
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
