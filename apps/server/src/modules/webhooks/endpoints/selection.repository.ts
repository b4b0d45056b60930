import { type WebhookKind, webhookKinds } from '@unmuted/api/contract';
import { type RawBuilder, sql } from 'kysely';
import { ownedBy } from '#/platform/auth/owned-by.repository.ts';
import type { CustomerScope } from '#/platform/auth/scope.ts';
import type { Database, Db, Row, Tx } from '#/platform/db/schema.ts';
import { allLike } from '#/platform/events/products.ts';

interface SelectedTable {
  readonly table: keyof Database;
  readonly kind: Row<'customer_products'>['kind'];
  /** The column by which the API selects a product. */
  readonly name: 'id' | 'username';
  /** The column that identifies the product in events. */
  readonly id: 'id' | 'username';
  readonly order: readonly string[];
}

const tables = {
  casts: { table: 'casts', kind: 'cast', name: 'username', id: 'id', order: ['username'] },
  stations: { table: 'stations', kind: 'station', name: 'id', id: 'id', order: ['name', 'id'] },
  sites: { table: 'one_pages', kind: 'onepage', name: 'username', id: 'username', order: ['username'] },
  skills: { table: 'alexa_skills', kind: 'alexa', name: 'id', id: 'id', order: ['name', 'id'] },
  apps: { table: 'mobile_apps', kind: 'mobile', name: 'id', id: 'id', order: ['name', 'id'] },
} as const satisfies Record<WebhookKind, SelectedTable>;

/** In place of all products of a kind. */
export const allOfKind = (kind: WebhookKind): string => allLike(`${tables[kind].kind}:`);

/** The columns of a selection of `webhook_endpoints e`, in which null is all products of a kind. */
export const selectedColumns: RawBuilder<unknown> = sql.join(
  webhookKinds.map((each) => {
    const { table, kind, name, id, order } = tables[each];
    return sql`case when not ${allOfKind(each)} = any(e.products) then array(
        select ${sql.ref(name)}::text from ${sql.table(table)}
        where account_id = e.account_id and ${`${kind}:`} || ${sql.ref(`${table}.${id}`)}::text = any(e.products)
        order by ${sql.join(order.map((column) => sql.ref(`${table}.${column}`)))}
      ) end as ${sql.ref(each)}`;
  }),
);

/** The products of a kind that the scope may see, by name, as endpoints store them. */
export async function findProducts(
  db: Db | Tx,
  scope: CustomerScope,
  kind: WebhookKind,
  names: readonly string[],
): Promise<Map<string, string>> {
  if (names.length === 0) return new Map();
  const { table, kind: product, name, id } = tables[kind];
  const { rows } = await sql<{ name: string; product: string }>`select
      ${sql.ref(name)}::text as name, ${`${product}:`} || ${sql.ref(id)}::text as product
    from ${sql.table(table)}
    where ${sql.ref(name)}::text = any(${[...names]}) and ${ownedBy(scope, { table, kind: product, id })}`.execute(
    db,
  );
  return new Map(rows.map((row) => [row.name, row.product]));
}
