import type { AdminCustomerRow, CustomerBulkRequest } from '@unmuted/api';

export type CustomerBulkAction = CustomerBulkRequest['action'];

/** What a bulk action does to the selected customers. */
export interface BulkCost {
  /** Those that it concerns. */
  readonly customers: readonly AdminCustomerRow[];
  /** Casts that are suspended, or whose suspension is lifted. */
  readonly casts: number;
  /** Listeners of the casts that are suspended; null while the engine does not respond. */
  readonly listeners: number | null;
  /** Selected registrations that were not verified: they have no account. */
  readonly registrations: number;
}

const activeCasts = ({ products, castsSuspended }: AdminCustomerRow) => products.cast - castsSuspended;

export function costOf(action: CustomerBulkAction, selected: readonly AdminCustomerRow[]): BulkCost {
  const accounts = selected.filter(({ state }) => state !== 'unverified');
  const castsOf =
    action === 'suspend' ? activeCasts : ({ castsSuspended }: AdminCustomerRow) => castsSuspended;
  const isConcerned = (customer: AdminCustomerRow) => {
    if (action === 'untag') return customer.tags.length > 0;
    return action === 'suspend' || action === 'unsuspend' ? castsOf(customer) > 0 : true;
  };
  const customers = accounts.filter(isConcerned);
  const known = customers.flatMap(({ listeners }) => (listeners === null ? [] : [listeners]));
  return {
    customers,
    casts: sum(customers.map(castsOf)),
    listeners: known.length === customers.length ? sum(known) : null,
    registrations: selected.length - accounts.length,
  };
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0);
