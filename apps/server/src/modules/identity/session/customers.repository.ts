import { sql } from 'kysely';
import type { Db, Tx } from '#/platform/db/schema.ts';

/** People with the columns of their row; `disabled_at` is also set while their account is disabled. */
export function customersWithState(db: Db | Tx) {
  return db
    .selectFrom('customers')
    .innerJoin('accounts', 'accounts.id', 'customers.account_id')
    .selectAll('customers')
    .select(sql<Date | null>`coalesce(customers.disabled_at, accounts.disabled_at)`.as('disabled_at'));
}
