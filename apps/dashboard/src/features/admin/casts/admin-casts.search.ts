import type { AdminCastState } from '@unmuted/api';
import type { AdminCastsParams, AdminPageSize } from '#/data/admin-casts/admin-casts.keys.ts';

/** View state of the cast list, shareable as a URL. */
export interface AdminCastsSearch {
  q?: string | undefined;
  /** Comma-separated states. */
  state?: string | undefined;
  /** A column, or `-column` for the reverse order. */
  sort?: string | undefined;
  page?: number | undefined;
  size?: AdminPageSize | undefined;
  /** Comma-separated hidden columns. */
  hide?: string | undefined;
}

export const pageSizes: readonly AdminPageSize[] = [10, 25, 50, 100];
const usualSize = 25;
/** Columns hidden by default: engine and creation date. */
export const usuallyHidden = 'server,created';
const sortable = ['name', 'customer', 'state', 'listeners', 'limit', 'source', 'created'] as const;
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

const textOf = (value: unknown) => (typeof value === 'string' && value !== '' ? value : undefined);

/** Drops parameters that the server would reject. */
export function adminCastsSearch(search: Record<string, unknown>): AdminCastsSearch {
  const { page, size, sort, state, hide } = search;
  const requested = textOf(state)?.split(',');
  return dropUsual({
    q: textOf(search.q)?.slice(0, 100),
    state: states.filter((each) => requested?.includes(each)).join(),
    sort: sortable.some((column) => sort === column || sort === `-${column}`) ? textOf(sort) : undefined,
    page: typeof page === 'number' && Number.isInteger(page) && page > 0 && page < 1e6 ? page : undefined,
    size: pageSizes.find((each) => each === size),
    hide: typeof hide === 'string' ? hide : undefined,
  });
}

/** Omits default values from the URL. */
export function dropUsual(search: AdminCastsSearch): AdminCastsSearch {
  const usual: AdminCastsSearch = { page: 1, size: usualSize, hide: usuallyHidden };
  return Object.fromEntries(
    Object.entries(search).filter(
      ([name, value]) =>
        value !== undefined &&
        value !== usual[name as keyof AdminCastsSearch] &&
        (value !== '' || name === 'hide'),
    ),
  );
}

/** Converts the search parameters to API parameters. */
export function adminCastsParams({
  q,
  state,
  sort,
  page = 1,
  size = usualSize,
}: AdminCastsSearch): AdminCastsParams {
  return { q, state, sort, page, pageSize: size };
}
