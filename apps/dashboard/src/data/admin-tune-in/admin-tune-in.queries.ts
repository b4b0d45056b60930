import { keepPreviousData, mutationOptions, queryOptions } from '@tanstack/react-query';
import { type ApiClients, type TuneInBulkRequest, unwrap } from '@unmuted/api';
import { skipInlineErrors } from '#/data/skip-inline-errors.ts';
import type { PageSize } from '#/lib/list.search.ts';

/** Filters, order and page of the list of stations with TuneIn. */
export interface AdminTuneInParams {
  readonly q?: string | undefined;
  /** Comma-separated states. */
  readonly state?: string | undefined;
  readonly sort?: string | undefined;
  readonly page: number;
  readonly pageSize: PageSize;
}

export const adminTuneInKeys = {
  all: ['admin-tune-in'],
  list: (params: AdminTuneInParams) => ['admin-tune-in', 'list', params],
  metrics: ['admin-tune-in', 'metrics'],
} as const;

const quiet = { notify: () => false };
/** Calls change the figures all the time; there is no live topic for all stations. */
const refetchMs = 15_000;

/** One page of stations. The previous page stays as a placeholder while this one loads. */
export const adminTuneInQuery = ({ main }: ApiClients, params: AdminTuneInParams) =>
  queryOptions({
    queryKey: adminTuneInKeys.list(params),
    queryFn: ({ signal }) => {
      const { q, state, sort, page, pageSize } = params;
      const query = { page, pageSize, ...(q && { q }), ...(state && { state }), ...(sort && { sort }) };
      return unwrap(main.GET('/admin/tunein', { params: { query }, signal, ...quiet }));
    },
    placeholderData: keepPreviousData,
    refetchInterval: refetchMs,
  });

/** The calls of a day, and whether TuneIn responds. */
export const tuneInMetricsQuery = ({ main }: ApiClients) =>
  queryOptions({
    queryKey: adminTuneInKeys.metrics,
    queryFn: ({ signal }) => unwrap(main.GET('/admin/tunein/metrics', { signal, ...quiet })),
    refetchInterval: refetchMs,
  });

/** Pauses, resumes or disables the calls of stations. */
export const runTuneInBulkAction = ({ main }: ApiClients) =>
  mutationOptions({
    mutationFn: (body: TuneInBulkRequest) =>
      unwrap(main.POST('/admin/tunein/bulk', { body, notify: skipInlineErrors })),
    onSuccess: (_result, _body, _none, { client }) =>
      client.invalidateQueries({ queryKey: adminTuneInKeys.all }),
  });
