import type { ApiKey } from '@unmuted/api/contract';
import { type ExpressionBuilder, type RawBuilder, sql } from 'kysely';
import type { Scope } from '#/platform/auth/scope.ts';
import { type Found, offsetOf, type Page } from '#/platform/db/pagination.ts';
import type { Database, Db, NewRow, Row, Tx } from '#/platform/db/schema.ts';

type Executor = Db | Tx;

/** A product that a key is limited to. */
export interface KeyProduct {
  readonly kind: Row<'api_key_products'>['kind'];
  readonly id: string;
}

type NamedProduct = NonNullable<ApiKey['products']>[number];

/** A key with the name of the person who created it and its products. */
export interface KeyRow extends Row<'api_keys'> {
  created_by: string | null;
  products: NamedProduct[];
}

/** The products of all accounts, as keys refer to them. */
const products = sql`(
  select 'cast' as kind, id::text, name, account_id from casts
  union all select 'station', id::text, name, account_id from stations
  union all select 'onepage', username, title, account_id from one_pages
  union all select 'alexa', id::text, name, account_id from alexa_skills
  union all select 'mobile', id::text, name, account_id from mobile_apps
)`;

/** The keys of the account, latest first; all keys of the provider for its staff. */
export async function findKeys(db: Executor, scope: Scope, page: Page): Promise<Found<KeyRow>> {
  const items = await keysOf(db, scope)
    .orderBy('api_keys.created_at', 'desc')
    .orderBy('api_keys.id', 'desc')
    .limit(page.pageSize)
    .offset(offsetOf(page))
    .execute();
  const { total } = await db
    .selectFrom('api_keys')
    .where((eb) => isOwn(eb, scope))
    .select((eb) => eb.fn.countAll<string>().as('total'))
    .executeTakeFirstOrThrow();
  return { items, total: Number(total) };
}

export function findKey(db: Executor, scope: Scope, id: string): Promise<KeyRow | undefined> {
  return keysOf(db, scope).where('api_keys.id', '=', id).executeTakeFirst();
}

/** As `findKey`, and locks it until the transaction ends. Undefined if it has ended or been replaced. */
export async function lockActiveKey(
  tx: Tx,
  scope: Scope,
  { id, now }: { readonly id: string; readonly now: Date },
): Promise<Row<'api_keys'> | undefined> {
  return tx
    .selectFrom('api_keys')
    .selectAll()
    .where((eb) => eb.and([isOwn(eb, scope), isLive(eb, now)]))
    .where('id', '=', id)
    .where('replaced_until', 'is', null)
    .forUpdate()
    .executeTakeFirst();
}

/** The number of keys that have not ended. Concurrent creations of one owner wait for each other. */
export async function countLiveKeys(tx: Tx, scope: Scope, now: Date): Promise<number> {
  const owner = scope.kind === 'customer' ? scope.accountId : 'provider';
  await sql`select pg_advisory_xact_lock(hashtextextended(${`keys ${owner}`}, 0))`.execute(tx);
  const { total } = await tx
    .selectFrom('api_keys')
    .where((eb) => eb.and([isOwn(eb, scope), isLive(eb, now)]))
    .select((eb) => eb.fn.countAll<string>().as('total'))
    .executeTakeFirstOrThrow();
  return Number(total);
}

/** Inserts a key of the scope's owner. */
export async function insertKey(
  tx: Tx,
  scope: Scope,
  values: Omit<NewRow<'api_keys'>, 'account_id' | 'customer_id' | 'admin_id' | 'is_limited'>,
  limitedTo: readonly KeyProduct[] | null,
): Promise<void> {
  const owner =
    scope.kind === 'customer'
      ? { account_id: scope.accountId, customer_id: scope.customerId, admin_id: null }
      : { account_id: null, customer_id: null, admin_id: scope.adminId };
  await tx
    .insertInto('api_keys')
    .values({ ...values, ...owner, is_limited: limitedTo !== null })
    .execute();
  if (limitedTo?.length)
    await tx
      .insertInto('api_key_products')
      .values(limitedTo.map(({ kind, id }) => ({ key_id: values.id, kind, product_id: id })))
      .execute();
}

export async function updateKey(
  tx: Tx,
  scope: Scope,
  id: string,
  values: { readonly name: string; readonly networks: string[] },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('api_keys')
    .set(values)
    .where((eb) => isOwn(eb, scope))
    .where('id', '=', id)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export async function replaceKey(tx: Tx, scope: Scope, id: string, until: Date): Promise<void> {
  await tx
    .updateTable('api_keys')
    .set({ replaced_until: until })
    .where((eb) => isOwn(eb, scope))
    .where('id', '=', id)
    .execute();
}

/** Returns the last four characters of the key; undefined if there is no such key or it has ended. */
export async function revokeKey(
  tx: Tx,
  scope: Scope,
  { id, now }: { readonly id: string; readonly now: Date },
): Promise<string | undefined> {
  const row = await tx
    .updateTable('api_keys')
    .set({ revoked_at: now })
    .where((eb) => eb.and([isOwn(eb, scope), isLive(eb, now)]))
    .where('id', '=', id)
    .returning('last_four')
    .executeTakeFirst();
  return row?.last_four;
}

/** The products of the list that the account has, in its order; products of others are missing. */
export async function findOwnProducts(
  db: Executor,
  scope: Scope,
  wanted: readonly KeyProduct[],
): Promise<KeyProduct[]> {
  if (scope.kind !== 'customer') return [];
  const { rows } = await sql<KeyProduct>`select kind, id from ${products} as p
    where account_id = ${scope.accountId}`.execute(db);
  return wanted.filter(({ kind, id }) => rows.some((row) => row.kind === kind && row.id === id));
}

function keysOf(db: Executor, scope: Scope) {
  const named: RawBuilder<NamedProduct[]> = sql`(
    select coalesce(jsonb_agg(jsonb_build_object('kind', p.kind, 'id', p.id, 'name', p.name) order by p.name), '[]')
    from api_key_products as limits
    join ${products} as p on p.kind = limits.kind and p.id = limits.product_id
    where limits.key_id = api_keys.id and p.account_id = api_keys.account_id)`;
  return db
    .selectFrom('api_keys')
    .leftJoin('customers', 'customers.id', 'api_keys.customer_id')
    .leftJoin('admins', 'admins.id', 'api_keys.admin_id')
    .selectAll('api_keys')
    .select([
      sql<string | null>`coalesce(admins.name, customers.first_name || ' ' || customers.last_name)`.as(
        'created_by',
      ),
      sql<string | null>`api_keys.last_used_on::text`.as('last_used_on'),
      named.as('products'),
    ])
    .where((eb) => isOwn(eb as unknown as ExpressionBuilder<Database, 'api_keys'>, scope));
}

function isOwn(eb: ExpressionBuilder<Database, 'api_keys'>, scope: Scope) {
  return scope.kind === 'customer'
    ? eb('api_keys.account_id', '=', scope.accountId)
    : eb('api_keys.account_id', 'is', null);
}

function isLive(eb: ExpressionBuilder<Database, 'api_keys'>, now: Date) {
  return eb.and([
    eb('revoked_at', 'is', null),
    eb.or([eb('expires_at', 'is', null), eb('expires_at', '>', now)]),
    eb.or([eb('replaced_until', 'is', null), eb('replaced_until', '>', now)]),
  ]);
}
