import type { AdminCastState } from '@unmuted/api';
import type { AdminCastsParams } from '#/data/admin-casts/admin-casts.keys.ts';
import { dropDefaults, type TableSearch, tableSearch, usualPageSize } from '#/lib/list.search.ts';
import { someOf } from '#/lib/search-values.ts';

/** View state of the cast list, shareable as a URL. */
export interface AdminCastsSearch extends TableSearch {
  /** Comma-separated states. */
  state?: string | undefined;
}

/** Columns hidden by default: engine and creation date. */
export const usuallyHidden = 'server,created';
/** In display order. */
export const states: readonly AdminCastState[] = [
  'live',
  'off_air',
  'never_connected',
  'stopped',
  'suspended',
  'unknown',
  'terminated',
];

/** Drops parameters that the server would reject. */
export function adminCastsSearch(search: Record<string, unknown>): AdminCastsSearch {
  return dropUsual({
    ...tableSearch(search, ['name', 'customer', 'state', 'listeners', 'limit', 'source', 'created']),
    state: someOf(search.state, states),
  });
}

/** Omits default values from the URL. */
export function dropUsual(search: AdminCastsSearch): AdminCastsSearch {
  return dropDefaults(search, { hide: usuallyHidden });
}

/** Converts the search parameters to API parameters. */
export function adminCastsParams({
  q,
  state,
  sort,
  page = 1,
  size = usualPageSize,
}: AdminCastsSearch): AdminCastsParams {
  return { q, state, sort, page, pageSize: size };
}
