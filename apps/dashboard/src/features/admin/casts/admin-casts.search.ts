import type { CastState } from '@unmuted/api';
import type { AdminCastsParams, AdminPageSize } from '#/data/admin-casts/admin-casts.keys.ts';

/** Which casts are shown, and how; all of it can be sent to somebody else as an address. */
export interface AdminCastsSearch {
  q?: string | undefined;
  /** States, comma-separated. */
  state?: string | undefined;
  /** A column, or `-column` from the other end. */
  sort?: string | undefined;
  page?: number | undefined;
  size?: AdminPageSize | undefined;
  /** Columns that are not shown, comma-separated. */
  hide?: string | undefined;
}

export const pageSizes: readonly AdminPageSize[] = [10, 25, 50, 100];
const usualSize = 25;
/** Where a cast runs, and since when there is one: whoever wants to know asks for it. */
export const usuallyHidden = 'server,created';
const sortable = ['name', 'customer', 'state', 'listeners', 'limit', 'source', 'created'] as const;
/** In the order in which they are offered. */
export const states: readonly CastState[] = [
  'live',
  'off_air',
  'never_connected',
  'stopped',
  'suspended',
  'unknown',
];

const textOf = (value: unknown) => (typeof value === 'string' && value !== '' ? value : undefined);

/** What the server would refuse is not asked. */
export function adminCastsSearch(search: Record<string, unknown>): AdminCastsSearch {
  const { page, size, sort, state, hide } = search;
  const asked = textOf(state)?.split(',');
  return dropUsual({
    q: textOf(search.q)?.slice(0, 100),
    state: states.filter((each) => asked?.includes(each)).join(),
    sort: sortable.some((column) => sort === column || sort === `-${column}`) ? textOf(sort) : undefined,
    page: typeof page === 'number' && Number.isInteger(page) && page > 0 && page < 1e6 ? page : undefined,
    size: pageSizes.find((each) => each === size),
    hide: typeof hide === 'string' ? hide : undefined,
  });
}

/** An address names only what differs from the usual. */
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

/** What is asked of the server. */
export function adminCastsParams({
  q,
  state,
  sort,
  page = 1,
  size = usualSize,
}: AdminCastsSearch): AdminCastsParams {
  return { q, state, sort, page, pageSize: size };
}
