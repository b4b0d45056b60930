import type { AdminCustomerRow } from '@unmuted/api';
import type { CustomersPageSize, CustomersParams } from '#/data/customers/customers.queries.ts';

/** View state of the list of customers, shareable as a URL. */
export interface CustomersSearch {
  q?: string | undefined;
  /** Comma-separated states. */
  state?: string | undefined;
  /** `yes`: only customers with a cast that is off air. */
  trouble?: 'yes' | undefined;
  /** A column, or `-column` for the reverse order. */
  sort?: string | undefined;
  page?: number | undefined;
  size?: CustomersPageSize | undefined;
  /** Comma-separated hidden columns. */
  hide?: string | undefined;
}

export const pageSizes: readonly CustomersPageSize[] = [10, 25, 50, 100];
const usualSize = 25;
export const usuallyHidden = 'country,created';
const sortable = ['name', 'created', 'renews'] as const;
/** In display order. */
export const states: readonly AdminCustomerRow['state'][] = ['active', 'invited', 'unverified', 'disabled'];

const textOf = (value: unknown) => (typeof value === 'string' && value !== '' ? value : undefined);

/** Drops parameters that the server would reject. */
export function customersSearch(search: Record<string, unknown>): CustomersSearch {
  const { page, size, sort, state, trouble, hide } = search;
  const requested = textOf(state)?.split(',');
  return dropUsual({
    q: textOf(search.q)?.slice(0, 100),
    state: states.filter((each) => requested?.includes(each)).join(),
    trouble: trouble === 'yes' ? 'yes' : undefined,
    sort: sortable.some((column) => sort === column || sort === `-${column}`) ? textOf(sort) : undefined,
    page: typeof page === 'number' && Number.isInteger(page) && page > 0 && page < 1e6 ? page : undefined,
    size: pageSizes.find((each) => each === size),
    hide: typeof hide === 'string' ? hide : undefined,
  });
}

/** Omits default values from the URL. */
export function dropUsual(search: CustomersSearch): CustomersSearch {
  const usual: CustomersSearch = { page: 1, size: usualSize, hide: usuallyHidden };
  return Object.fromEntries(
    Object.entries(search).filter(
      ([name, value]) =>
        value !== undefined &&
        value !== usual[name as keyof CustomersSearch] &&
        (value !== '' || name === 'hide'),
    ),
  );
}

/** Converts the search parameters to API parameters. */
export function customersParams({
  q,
  state,
  trouble,
  sort,
  page = 1,
  size = usualSize,
}: CustomersSearch): CustomersParams {
  return { q, state, isTroubled: trouble === 'yes', sort, page, pageSize: size };
}
