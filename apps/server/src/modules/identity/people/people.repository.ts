import type { AccountRole, InvitedRole, ProductKind } from '@unmuted/api/contract';
import { type RawBuilder, sql } from 'kysely';
import { ownedBy } from '#/platform/auth/owned-by.repository.ts';
import type { CustomerScope } from '#/platform/auth/scope.ts';
import type { Db, Row, Tx } from '#/platform/db/schema.ts';

type Executor = Db | Tx;

export interface ProductKey {
  readonly kind: ProductKind;
  readonly id: string;
}

/** A product with its name. */
export interface NamedProduct extends ProductKey {
  readonly name: string;
}

export type PersonRow = Pick<
  Row<'customers'>,
  'id' | 'first_name' | 'last_name' | 'email' | 'role' | 'is_limited'
> & {
  /** Keys of `customer_products`; empty for a person who is not limited. */
  products: ProductKey[];
  last_sign_in: Date | null;
};

/** Locks the caller's account, so that changes of its people wait for each other. */
export async function lockOwnAccount(tx: Tx, scope: CustomerScope): Promise<Row<'accounts'>> {
  return tx
    .selectFrom('accounts')
    .selectAll()
    .where('id', '=', scope.accountId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
}

/** The role of the caller now, in the account of the scope; undefined if the caller has left it. */
export async function findOwnRole(tx: Tx, scope: CustomerScope): Promise<AccountRole | undefined> {
  const row = await tx
    .selectFrom('customers')
    .select('role')
    .where('id', '=', scope.customerId)
    .where('account_id', '=', scope.accountId)
    .executeTakeFirst();
  return row?.role;
}

/** The people of the account: the owner first, then by name. */
export async function findPeople(db: Executor, scope: CustomerScope): Promise<PersonRow[]> {
  const { rows } = await sql<PersonRow>`select c.id, first_name, last_name, email, role, is_limited,
      ${keysOf(sql`customer_products p where p.customer_id = c.id and c.is_limited`)} as products,
      (select a.at from audit_trail a where a.customer_id = c.id and a.action = 'session.created'
        order by a.id desc limit 1) as last_sign_in
    from customers c where account_id = ${scope.accountId}
    order by role <> 'owner', (first_name || ' ' || last_name) collate "und-x-icu", c.id`.execute(db);
  return rows;
}

/** A list of products as JSON. */
export const keysOf = (from: RawBuilder<unknown>): RawBuilder<ProductKey[]> =>
  sql`(select coalesce(json_agg(json_build_object('kind', p.kind, 'id', p.product_id)), '[]') from ${from})`;

/** The products that the caller may see, by name. */
export async function findOwnProducts(db: Executor, scope: CustomerScope): Promise<NamedProduct[]> {
  const { rows } = await sql<NamedProduct>`select kind, id, name from (
      select 'cast' as kind, id::text, name from casts where ${owned(scope, 'casts', 'cast')}
      union all
      select 'station', id::text, name from stations where ${owned(scope, 'stations', 'station')}
      union all
      select 'onepage', username, title from one_pages
        where ${ownedBy(scope, { table: 'one_pages', kind: 'onepage', id: 'username' })}
      union all
      select 'alexa', id::text, name from alexa_skills where ${owned(scope, 'alexa_skills', 'alexa')}
      union all
      select 'mobile', id::text, name from mobile_apps where ${owned(scope, 'mobile_apps', 'mobile')}
    ) as products order by name collate "und-x-icu", kind, id`.execute(db);
  return rows;
}

const owned = (scope: CustomerScope, table: string, kind: ProductKind) =>
  ownedBy(scope, { table, kind, id: 'id' });

/** A person of the caller's account. */
export function findPerson(tx: Tx, scope: CustomerScope, id: string): Promise<Row<'customers'> | undefined> {
  return tx
    .selectFrom('customers')
    .selectAll()
    .where('id', '=', id)
    .where('account_id', '=', scope.accountId)
    .forNoKeyUpdate()
    .executeTakeFirst();
}

/** Sets the role and the products of a person of the account; null: all products. */
export async function setPerson(
  tx: Tx,
  accountId: string,
  { id, role, products }: { id: string; role: AccountRole; products: readonly ProductKey[] | null },
): Promise<void> {
  await tx
    .updateTable('customers')
    .set({ role, is_limited: products !== null })
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .execute();
  await tx.deleteFrom('customer_products').where('customer_id', '=', id).execute();
  if (!products?.length) return;
  await tx
    .insertInto('customer_products')
    .values(products.map((product) => ({ customer_id: id, kind: product.kind, product_id: product.id })))
    .execute();
}

/** Makes a person the owner; the account must have no other owner. A person without a company gets that of the account. */
export async function setOwner(
  tx: Tx,
  scope: CustomerScope,
  { id, company }: { id: string; company: string | null },
): Promise<void> {
  await setPerson(tx, scope.accountId, { id, role: 'owner', products: null });
  await sql`update customers set company = coalesce(company, ${company})
    where id = ${id} and account_id = ${scope.accountId}`.execute(tx);
}

/** Moves a person of the account to a new account without products, as its owner. */
export async function moveToOwnAccount(
  tx: Tx,
  scope: CustomerScope,
  { id, accountId, at }: { id: string; accountId: string; at: Date },
): Promise<void> {
  await sql`insert into accounts (id, name, demo, created_at)
    select ${accountId}, coalesce(company, first_name || ' ' || last_name), demo, ${at} from customers
    where id = ${id} and account_id = ${scope.accountId}`.execute(tx);
  await sql`update customers set account_id = ${accountId}, role = 'owner', is_limited = false
    where id = ${id} and account_id = ${scope.accountId}`.execute(tx);
  await tx.deleteFrom('customer_products').where('customer_id', '=', id).execute();
}

/** The caller's account and the one to join, locked in one order, so that two moves cannot block each other. */
export async function lockAccounts(tx: Tx, ids: readonly string[]): Promise<void> {
  await sql`select from accounts where id in (${sql.join(ids)}) order by id for update`.execute(tx);
}

/** Whether the caller owns the account, alone and without products. Requires a lock of the account. */
export async function ownsEmptyAccount(tx: Tx, scope: CustomerScope): Promise<boolean> {
  const { rows } = await sql<{ id: string }>`select id from accounts a where id = ${scope.accountId}
    and (select array_agg(c.id) from customers c where c.account_id = a.id and c.role = 'owner') = array[${scope.customerId}::uuid]
    and not exists (select from customers c where c.account_id = a.id and c.role <> 'owner')
    and not exists (select from casts where account_id = a.id)
    and not exists (select from stations where account_id = a.id)
    and not exists (select from one_pages where account_id = a.id)
    and not exists (select from alexa_skills where account_id = a.id)
    and not exists (select from mobile_apps where account_id = a.id)`.execute(tx);
  return rows.length > 0;
}

/** Moves the caller to another account and deletes the caller's own. Requires `ownsEmptyAccount`. */
export async function moveToAccount(
  tx: Tx,
  scope: CustomerScope,
  {
    accountId,
    role,
    products,
  }: { accountId: string; role: InvitedRole; products: readonly ProductKey[] | null },
): Promise<void> {
  await tx
    .updateTable('customers')
    .set({ account_id: accountId, role })
    .where('id', '=', scope.customerId)
    .where('account_id', '=', scope.accountId)
    .execute();
  await setPerson(tx, accountId, { id: scope.customerId, role, products });
  await tx.deleteFrom('accounts').where('id', '=', scope.accountId).execute();
}
