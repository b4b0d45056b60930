import type { TuneInState } from '@unmuted/api';
import type { AdminTuneInParams } from '#/data/admin-tune-in/admin-tune-in.queries.ts';
import { dropDefaults, type TableSearch, tableSearch, usualPageSize } from '#/lib/list.search.ts';
import { someOf } from '#/lib/search-values.ts';

/** View state of the list, shareable as a URL. */
export interface AdminTuneInSearch extends TableSearch {
  /** Comma-separated states. */
  state?: string | undefined;
}

export const usuallyHidden = '';
/** In display order: the worst first. */
export const states: readonly TuneInState[] = [
  'refused',
  'failing',
  'disabled',
  'paused',
  'pending',
  'ok',
  'off',
];

/** Drops parameters that the server would reject. */
export function adminTuneInSearch(
  search: {
    readonly [Name in keyof AdminTuneInSearch]?: unknown;
  },
): AdminTuneInSearch {
  return dropUsual({
    ...tableSearch(search, ['name', 'customer', 'state', 'last', 'success', 'refusals']),
    state: someOf(search.state, states),
  });
}

/** Omits default values from the URL. */
export function dropUsual(search: AdminTuneInSearch): AdminTuneInSearch {
  return dropDefaults(search, { hide: usuallyHidden });
}

/** Converts the search parameters to API parameters; the worst stations come first. */
export function adminTuneInParams({
  q,
  state,
  sort = 'state',
  page = 1,
  size = usualPageSize,
}: AdminTuneInSearch): AdminTuneInParams {
  return { q, state, sort, page, pageSize: size };
}
