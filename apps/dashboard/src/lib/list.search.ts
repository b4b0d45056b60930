import { oneOf, textOf } from '#/lib/search-values.ts';

/** Rows per page of a list that the server pages. */
export type PageSize = (typeof pageSizes)[number];

export const pageSizes = [10, 25, 50, 100] as const;
export const usualPageSize: PageSize = 25;

/** The parameters of every list that the server pages; `| undefined` removes one. */
export interface PagedSearch {
  q?: string | undefined;
  page?: number | undefined;
  size?: PageSize | undefined;
}

/** The parameters of a list whose columns can be sorted and hidden. */
export interface TableSearch extends PagedSearch {
  /** A column, or `-column` for the reverse order. */
  sort?: string | undefined;
  /** Comma-separated hidden columns. */
  hide?: string | undefined;
}

/** Drops what the server would reject. */
export const pagedSearch = ({ q, page, size }: Record<string, unknown>): PagedSearch => ({
  q: textOf(q)?.slice(0, 100),
  page: typeof page === 'number' && Number.isInteger(page) && page > 0 && page < 1e6 ? page : undefined,
  size: oneOf(size, pageSizes),
});

/** Drops what the server would reject. */
export const tableSearch = (search: Record<string, unknown>, sortable: readonly string[]): TableSearch => ({
  ...pagedSearch(search),
  sort: textOf(search.sort, new RegExp(`^-?(?:${sortable.join('|')})$`)),
  hide: typeof search.hide === 'string' ? search.hide : undefined,
});

/** Omits default values from the URL. No hidden column is a value of its own. */
export function dropDefaults<Search extends PagedSearch>(
  search: Search,
  defaults: Partial<Search> = {},
): Search {
  const usual: Record<string, unknown> = { page: 1, size: usualPageSize, ...defaults };
  return Object.fromEntries(
    Object.entries(search).filter(
      ([name, value]) => value !== undefined && value !== usual[name] && (value !== '' || name === 'hide'),
    ),
  ) as Search;
}
