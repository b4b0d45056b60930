import { queryOptions } from '@tanstack/react-query';
import { type ApiClients, unwrap } from '@unmuted/api';

export interface LevelHistoryParams {
  /** Instants in UTC. */
  readonly from: string;
  readonly to: string;
}

/** The recorded levels of a station. */
export const levelHistoryQuery = ({ main }: ApiClients, id: string, { from, to }: LevelHistoryParams) =>
  queryOptions({
    queryKey: ['silence-level-history', id, from, to],
    queryFn: ({ signal }) =>
      unwrap(
        main.GET('/control/silence/{id}/levels', {
          params: { path: { id }, query: { from, to } },
          signal,
          notify: () => false,
        }),
      ),
    staleTime: 60_000,
  });
