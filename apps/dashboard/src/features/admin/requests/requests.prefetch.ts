import type { QueryClient } from '@tanstack/react-query';
import type { ApiClients } from '@unmuted/api';
import { adminRequestsQuery } from '#/data/plans/plans.queries.ts';
import { requestsParams, requestsSearch } from '#/features/admin/requests/requests.search.ts';

export function requestsPrefetch(api: ApiClients, queryClient: QueryClient, search: object): void {
  void queryClient.prefetchQuery(adminRequestsQuery(api, requestsParams(requestsSearch(search))));
}
