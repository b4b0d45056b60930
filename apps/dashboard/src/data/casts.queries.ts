import { queryOptions } from '@tanstack/react-query';
import { type ApiClients, unwrap } from '@unmuted/api';

export const castKeys = {
  overview: ['casts', 'overview'],
  now: (username: string) => ['casts', 'now', username],
} as const;

/** Every cast of the caller with its present moment and last 24 hours; live events keep the moment true. */
export const castOverviewQuery = ({ cast }: ApiClients) =>
  queryOptions({
    queryKey: castKeys.overview,
    queryFn: ({ signal }) => unwrap(cast.GET('/api/overview', { signal })),
    staleTime: 30_000,
    // Live events carry the moment; the curve of the day grows by a step each half hour.
    refetchInterval: 300_000,
  });
