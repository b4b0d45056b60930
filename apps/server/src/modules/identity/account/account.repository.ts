import type { AdminProfileChange, CustomerProfileChange, Locale } from '@unmuted/api/contract';
import type { PersonalNames } from '#/modules/identity/passwords/password-rules.ts';
import { accountIdOf } from '#/platform/audit/audit.repository.ts';
import type { AdminScope, CustomerScope, Scope } from '#/platform/auth/scope.ts';
import type { Db, Row, Tx } from '#/platform/db/schema.ts';

type Executor = Db | Tx;

export function findOwnCustomer(db: Executor, scope: CustomerScope): Promise<Row<'customers'>> {
  return db.selectFrom('customers').selectAll().where('id', '=', scope.customerId).executeTakeFirstOrThrow();
}

export function findOwnAdmin(db: Executor, scope: AdminScope): Promise<Row<'admins'>> {
  return db.selectFrom('admins').selectAll().where('id', '=', scope.adminId).executeTakeFirstOrThrow();
}

/** Locks the row until the transaction ends, so that later comparisons stay valid. */
export function lockOwnCustomer(tx: Tx, scope: CustomerScope): Promise<Row<'customers'>> {
  return tx
    .selectFrom('customers')
    .selectAll()
    .where('id', '=', scope.customerId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
}

export function lockOwnAdmin(tx: Tx, scope: AdminScope): Promise<Row<'admins'>> {
  return tx
    .selectFrom('admins')
    .selectAll()
    .where('id', '=', scope.adminId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
}

/** The account of an owner has the name of the owner's company, or the owner's own name. */
export async function updateOwnCustomer(
  tx: Tx,
  scope: CustomerScope,
  profile: CustomerProfileChange,
): Promise<Row<'customers'>> {
  const { firstName, lastName, dateFormat, ...rest } = profile;
  const row = await tx
    .updateTable('customers')
    .set({ ...rest, first_name: firstName, last_name: lastName, date_format: dateFormat })
    .where('id', '=', scope.customerId)
    .returningAll()
    .executeTakeFirstOrThrow();
  if (row.role === 'owner') {
    const name = row.company ?? `${row.first_name} ${row.last_name}`;
    await tx.updateTable('accounts').set({ name }).where('id', '=', row.account_id).execute();
  }
  return row;
}

export function updateOwnAdmin(
  tx: Tx,
  scope: AdminScope,
  { dateFormat, ...rest }: AdminProfileChange,
): Promise<Row<'admins'>> {
  return tx
    .updateTable('admins')
    .set({ ...rest, date_format: dateFormat })
    .where('id', '=', scope.adminId)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Account fields that the security checks need, for either role. */
export interface OwnAccount {
  readonly id: string;
  readonly email: string;
  readonly locale: Locale;
  /** Name used in the greeting of e-mails. */
  readonly name: string;
  /** The identifier entered at sign-in. */
  readonly signInName: string;
  readonly personal: PersonalNames;
  readonly passwordHash: string;
}

export async function findOwnAccount(db: Executor, scope: Scope): Promise<OwnAccount> {
  if (scope.kind === 'customer') {
    const { first_name: firstName, last_name: lastName, ...row } = await findOwnCustomer(db, scope);
    const { id, email, locale, password_hash: passwordHash } = row;
    const personal = { email, firstName, lastName };
    return { id, email, locale, name: firstName, signInName: email, personal, passwordHash };
  }
  const { id, username, name, email, locale, password_hash } = await findOwnAdmin(db, scope);
  const personal = { email, username, firstName: name };
  return { id, email, locale, name, signInName: username, personal, passwordHash: password_hash };
}

/** Returns false if the password changed after it was verified. */
export async function replaceOwnPassword(
  tx: Tx,
  scope: Scope,
  { from, to }: { from: string; to: string },
): Promise<boolean> {
  const table = scope.kind === 'customer' ? 'customers' : 'admins';
  const { numUpdatedRows } = await tx
    .updateTable(table)
    .set({ password_hash: to })
    .where('id', '=', accountIdOf(scope))
    .where('password_hash', '=', from)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Returns undefined if another account uses the address. */
export function updateOwnEmail(
  tx: Tx,
  scope: CustomerScope,
  email: string,
): Promise<Row<'customers'> | undefined> {
  return tx
    .updateTable('customers')
    .set({ email })
    .where('id', '=', scope.customerId)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('customers as other').select('other.id').where('other.email', '=', email))),
    )
    .returningAll()
    .executeTakeFirst();
}
