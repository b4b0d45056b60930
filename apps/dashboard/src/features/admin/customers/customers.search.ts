import type { AdminCustomerRow } from '@unmuted/api';
import type { CustomersParams } from '#/data/customers/customers.queries.ts';
import { dropDefaults, someOf, type TableSearch, tableSearch, usualPageSize } from '#/lib/list.search.ts';

/** View state of the list of customers, shareable as a URL. */
export interface CustomersSearch extends TableSearch {
  /** Comma-separated states. */
  state?: string | undefined;
  /** `yes`: only customers with a cast that is off air. */
  trouble?: 'yes' | undefined;
}

export const usuallyHidden = 'country,created';
/** In display order. */
export const states: readonly AdminCustomerRow['state'][] = ['active', 'invited', 'unverified', 'disabled'];

/** Drops parameters that the server would reject. */
export function customersSearch(search: Record<string, unknown>): CustomersSearch {
  return dropUsual({
    ...tableSearch(search, ['name', 'created', 'renews']),
    state: someOf(search.state, states),
    trouble: search.trouble === 'yes' ? 'yes' : undefined,
  });
}

/** Omits default values from the URL. */
export function dropUsual(search: CustomersSearch): CustomersSearch {
  return dropDefaults(search, { hide: usuallyHidden });
}

/** Converts the search parameters to API parameters. */
export function customersParams({
  q,
  state,
  trouble,
  sort,
  page = 1,
  size = usualPageSize,
}: CustomersSearch): CustomersParams {
  return { q, state, isTroubled: trouble === 'yes', sort, page, pageSize: size };
}
