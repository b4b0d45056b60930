import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { type ApiClients, type SavedDayParts, unwrap } from '@unmuted/api';
import { type Stretch, statisticsKeys } from '#/data/statistics/statistics.queries.ts';

export const dayPartKeys = {
  of: (username: string) => ['day-parts', username],
} as const;

const noNotification = { notify: () => false };

/** The dayparts of a cast. */
export const dayPartsQuery = ({ main }: ApiClients, username: string) =>
  queryOptions({
    queryKey: dayPartKeys.of(username),
    queryFn: ({ signal }) =>
      unwrap(
        main.GET('/control/cast/dayparts/{username}', {
          params: { path: { username } },
          signal,
          ...noNotification,
        }),
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
          ...noNotification,
        }),
      ),
    onSuccess: (saved, _change, _result, { client }) => {
      client.setQueryData(dayPartKeys.of(username), saved);
      return client.invalidateQueries({ queryKey: [...statisticsKeys.of(username), 'dayparts'] });
    },
  });

/** Statistics by daypart for a period. */
export const dayPartFiguresQuery = (
  { cast }: ApiClients,
  username: string,
  params: Stretch & { readonly counting?: 'starts'; readonly bots?: '1' },
) =>
  queryOptions({
    queryKey: [...statisticsKeys.of(username), 'dayparts', params],
    queryFn: ({ signal }) =>
      unwrap(
        cast.GET('/api/statistics/{username}/dayparts', {
          params: { path: { username }, query: params },
          signal,
          notify: false,
        }),
      ),
    staleTime: 60_000,
    refetchInterval: 300_000,
    placeholderData: (previous, query) => (query?.queryKey[1] === username ? previous : undefined),
  });
