import { type RawBuilder, sql } from 'kysely';
import type { Scope } from '#/platform/auth/scope.ts';
import type { Row } from '#/platform/db/schema.ts';

interface OwnedTable {
  /** A table with an `account_id`; may be an alias. */
  readonly table: string;
  readonly kind: Row<'customer_products'>['kind'];
  /** The column that identifies the product. */
  readonly id: string;
}

/**
 * Condition on a table of products that limits a query to what the scope may see. Terminated casts are seen by nobody:
 * the queries of staff that manage them do not use it.
 */
export function ownedBy(scope: Scope, { table, kind, id }: OwnedTable): RawBuilder<boolean> {
  const exists =
    kind === 'cast' ? sql<boolean>`${sql.ref(`${table}.terminated_at`)} is null` : sql<boolean>`true`;
  if (scope.kind === 'admin') return exists;
  const own = sql<boolean>`${exists} and ${sql.ref(`${table}.account_id`)} = ${scope.accountId}`;
  if (!scope.isLimited) return own;
  if (scope.keyId !== undefined)
    return sql`${own} and ${sql.ref(`${table}.${id}`)}::text in (
      select product_id from api_key_products where key_id = ${scope.keyId} and kind = ${kind})`;
  return sql`${own} and ${sql.ref(`${table}.${id}`)}::text in (
    select product_id from customer_products where customer_id = ${scope.customerId} and kind = ${kind})`;
}
