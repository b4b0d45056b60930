import type { QueryClient } from '@tanstack/react-query';
import type { ApiClients } from '@unmuted/api';
import { adminRequestsQuery } from '#/data/plans/plans.queries.ts';

export function requestsPrefetch(api: ApiClients, queryClient: QueryClient): void {
  void queryClient.prefetchQuery(adminRequestsQuery(api, { state: 'pending', page: 1 }));
}
