import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { type ApiClients, type SavedDayParts, unwrap } from '@unmuted/api';
import { type Stretch, statisticsKeys } from '#/data/statistics/statistics.queries.ts';

const keys = {
  of: (username: string) => ['day-parts', username],
} as const;

const quiet = { notify: () => false };

/** The dayparts of a cast. */
export const dayPartsQuery = ({ main }: ApiClients, username: string) =>
  queryOptions({
    queryKey: keys.of(username),
    queryFn: ({ signal }) =>
      unwrap(
        main.GET('/control/cast/dayparts/{username}', { params: { path: { username } }, signal, ...quiet }),
      ),
  });

/** New dayparts and the version they are based on. */
export const changeDayParts = ({ main }: ApiClients, username: string) =>
  mutationOptions({
    mutationFn: ({ parts, version }: SavedDayParts) =>
      unwrap(
        main.PUT('/control/cast/dayparts/{username}', {
          params: { path: { username }, header: { 'If-Match': String(version) } },
          body: { parts: [...parts] },
          ...quiet,
        }),
      ),
    onSuccess: (kept, _change, _result, { client }) => {
      client.setQueryData(keys.of(username), kept);
      return client.invalidateQueries({ queryKey: [...statisticsKeys.of(username), 'dayparts'] });
    },
  });

/** Statistics by daypart for a period. */
export const dayPartFiguresQuery = (
  { cast }: ApiClients,
  username: string,
  asked: Stretch & { readonly counting?: 'starts'; readonly bots?: '1' },
) =>
  queryOptions({
    queryKey: [...statisticsKeys.of(username), 'dayparts', asked],
    queryFn: ({ signal }) =>
      unwrap(
        cast.GET('/api/statistics/{username}/dayparts', {
          params: { path: { username }, query: asked },
          signal,
          notify: false,
        }),
      ),
    staleTime: 60_000,
    refetchInterval: 300_000,
    placeholderData: (shown, query) => (query?.queryKey[1] === username ? shown : undefined),
  });
