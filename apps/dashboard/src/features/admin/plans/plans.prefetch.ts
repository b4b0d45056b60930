import type { QueryClient } from '@tanstack/react-query';
import type { ApiClients } from '@unmuted/api';
import { plansQuery } from '#/data/plans/plans.queries.ts';

export function plansPrefetch(api: ApiClients, queryClient: QueryClient): void {
  void queryClient.prefetchQuery(plansQuery(api));
}
