import type { CustomersParams } from '#/data/customers/customers.queries.ts';
import type { CustomersSearch } from '#/features/admin/customers/customers.search.ts';
import { usualPageSize } from '#/lib/list.search.ts';

/** Converts the search parameters to API parameters. */
export function customersParams({
  q,
  state,
  trouble,
  plan,
  overdue,
  sort,
  page = 1,
  size = usualPageSize,
}: CustomersSearch): CustomersParams {
  return {
    q,
    state,
    plan,
    isTroubled: trouble === 'yes',
    isOverdue: overdue === 'yes',
    sort,
    page,
    pageSize: size,
  };
}
