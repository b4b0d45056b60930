import type { QueryClient } from '@tanstack/react-query';
import type { PageSize } from '#/lib/list.search.ts';

/** Filters, order and page of the cast list. */
export interface AdminCastsParams {
  readonly q?: string | undefined;
  /** Comma-separated states. */
  readonly state?: string | undefined;
  readonly sort?: string | undefined;
  readonly page: number;
  readonly pageSize: PageSize;
}

/** Separate from the queries: live updates patch these keys on pages that never run the queries. */
export const adminCastKeys = {
  all: ['admin-casts'],
  lists: ['admin-casts', 'list'],
  list: (params: AdminCastsParams) => ['admin-casts', 'list', params],
  one: (username: string) => ['admin-casts', 'one', username],
  events: (username: string, page: number) => ['admin-casts', 'events', username, page],
} as const;

/** Many casts may change at once; a query that is already loading is not restarted. */
export function refetchAdminCasts(queryClient: QueryClient): void {
  void queryClient.invalidateQueries({ queryKey: adminCastKeys.lists }, { cancelRefetch: false });
}
