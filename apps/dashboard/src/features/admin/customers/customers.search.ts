import type { AdminCustomerRow } from '@unmuted/api';
import { dropDefaults, type TableSearch, tableSearch } from '#/lib/list.search.ts';
import { oneOf, someOf, textOf } from '#/lib/search-values.ts';

/** View state of the list of customers, shareable as a URL. */
export interface CustomersSearch extends TableSearch {
  /** Comma-separated states. */
  state?: string | undefined;
  /** `yes`: only customers with a cast that is off air. */
  trouble?: 'yes' | undefined;
  /** Only customers with a product of the plan with this name. */
  plan?: string | undefined;
  /** `yes`: only customers with a product that should have been renewed. */
  overdue?: 'yes' | undefined;
}

export const usuallyHidden = 'country,created,overdue';
/** In display order. */
export const states: readonly AdminCustomerRow['state'][] = ['active', 'invited', 'unverified', 'disabled'];

const yes = ['yes'] as const;

/** Drops parameters that the server would reject. */
export function customersSearch(
  search: {
    readonly [Name in keyof CustomersSearch]?: unknown;
  },
): CustomersSearch {
  return dropUsual({
    ...tableSearch(search, ['name', 'created', 'renews', 'signedIn']),
    state: someOf(search.state, states),
    trouble: oneOf(search.trouble, yes),
    plan: textOf(search.plan)?.slice(0, 100),
    overdue: oneOf(search.overdue, yes),
  });
}

/** Omits default values from the URL. */
export function dropUsual(search: CustomersSearch): CustomersSearch {
  return dropDefaults(search, { hide: usuallyHidden });
}
