import type { Locale } from '@unmuted/api/contract';
import { sql } from 'kysely';
import type { Scope } from '#/platform/auth/scope.ts';
import type { Db, NewRow, Tx } from '#/platform/db/schema.ts';

/** Not scoped: usernames and mounts are unique among all customers. */
export async function isNameTaken(db: Db | Tx, username: string): Promise<boolean> {
  const { rows } = await sql<{
    taken: boolean;
  }>`select exists (select from casts where username = ${username})
    or exists (select from cast_streams where mount = ${`/${username}`}) as taken`.execute(db);
  return rows[0]?.taken ?? false;
}

export interface AccountOwner {
  readonly accountName: string;
  readonly customerId: string;
  readonly email: string;
  readonly firstName: string;
  readonly locale: Locale;
  readonly timeZone: string;
}

/** The owner of an account; undefined if the account does not exist or is not in the scope. */
export async function findAccountOwner(
  db: Db | Tx,
  scope: Scope,
  accountId: string,
): Promise<AccountOwner | undefined> {
  const own = scope.kind === 'admin' ? sql`true` : sql`accounts.id = ${scope.accountId}`;
  const { rows } =
    await sql<AccountOwner>`select accounts.name as "accountName", customers.id as "customerId", email,
      first_name as "firstName", locale, timezone as "timeZone"
    from accounts join customers on customers.account_id = accounts.id and customers.role = 'owner'
    where accounts.id = ${accountId} and ${own}`.execute(db);
  return rows[0];
}

/** The caller must have checked the account. */
export async function insertCast(
  tx: Tx,
  cast: NewRow<'casts'>,
  stream: NewRow<'cast_streams'>,
): Promise<void> {
  await tx.insertInto('casts').values(cast).execute();
  await tx.insertInto('cast_streams').values(stream).execute();
}

/** Lets a person who sees only chosen products see a cast. */
export async function grantCast(tx: Tx, customerId: string, castId: string): Promise<void> {
  await tx
    .insertInto('customer_products')
    .values({ customer_id: customerId, kind: 'cast', product_id: castId })
    .execute();
}
