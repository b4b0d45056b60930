import type { AdminRequestsParams } from '#/data/plans/plans.queries.ts';
import { dropDefaults, type PagedSearch, pagedSearch } from '#/lib/list.search.ts';
import { oneOf } from '#/lib/search-values.ts';

/** View state of the list of requests, shareable as a URL. */
export interface RequestsSearch extends Pick<PagedSearch, 'page'> {
  /** Answered and cancelled requests, too; by default only waiting ones. */
  state?: 'all' | undefined;
  /** Requests of the user, or of nobody; by default of anyone. */
  assignee?: 'me' | 'none' | undefined;
}

/** Drops what the server would reject. */
export function requestsSearch(search: object): RequestsSearch {
  const { state, assignee, page }: Record<string, unknown> = { ...search };
  return dropDefaults({
    page: pagedSearch({ page }).page,
    state: oneOf(state, ['all'] as const),
    assignee: oneOf(assignee, ['me', 'none'] as const),
  });
}

/** Converts the search parameters to API parameters. */
export function requestsParams({ state, assignee, page = 1 }: RequestsSearch): AdminRequestsParams {
  return { state: state === 'all' ? undefined : 'pending', assignee, page };
}
