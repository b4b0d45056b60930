import { sql } from 'kysely';
import { customersWithState } from '#/modules/identity/session/customers.repository.ts';
import type { Db, NewRow, Row, Tx } from '#/platform/db/schema.ts';

type Executor = Db | Tx;

/** By address, without a scope: the caller is not signed in. */
export function findCustomerByEmail(db: Executor, email: string): Promise<Row<'customers'> | undefined> {
  return customersWithState(db).where('customers.email', '=', email).executeTakeFirst();
}

/** By id, after a link has proved ownership. */
export function findEnabledCustomer(tx: Tx, customerId: string): Promise<Row<'customers'> | undefined> {
  return tx
    .selectFrom('customers')
    .selectAll()
    .where('id', '=', customerId)
    .where('disabled_at', 'is', null)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('accounts')
          .select('accounts.id')
          .whereRef('accounts.id', '=', 'customers.account_id')
          .where('accounts.disabled_at', 'is', null),
      ),
    )
    .forNoKeyUpdate()
    .executeTakeFirst();
}

export async function insertRegistration(tx: Tx, registration: NewRow<'registrations'>): Promise<void> {
  await tx.insertInto('registrations').values(registration).execute();
}

export function findRegistration(tx: Tx, id: string): Promise<Row<'registrations'>> {
  return tx.selectFrom('registrations').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
}

/** The latest registration of an address whose last e-mail is old enough to resend; marks it as sent now. */
export function takeForResend(
  tx: Tx,
  email: string,
  { now, sentBefore }: { now: Date; sentBefore: Date },
): Promise<Row<'registrations'> | undefined> {
  return tx
    .updateTable('registrations')
    .set({ sent_at: now })
    .where('id', '=', (eb) =>
      eb
        .selectFrom('registrations')
        .select('id')
        .where('email', '=', email)
        .where('expires_at', '>', now)
        .orderBy('created_at', 'desc')
        .orderBy('id', 'desc')
        .limit(1),
    )
    .where('sent_at', '<=', sentBefore)
    .returningAll()
    .executeTakeFirst();
}

export async function deleteRegistrations(tx: Tx, email: string): Promise<void> {
  await tx.deleteFrom('registrations').where('email', '=', email).execute();
}

/** Creates an account and its owner, with the same id. Returns false if the address already has a sign-in. */
export async function insertOwner(
  tx: Tx,
  customer: Omit<NewRow<'customers'>, 'account_id' | 'role'>,
): Promise<boolean> {
  const name = customer.company ?? `${customer.first_name} ${customer.last_name}`;
  await tx
    .insertInto('accounts')
    .values({ id: customer.id, name, created_at: customer.created_at })
    .execute();
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('customers')
    .values({ ...customer, account_id: customer.id, role: 'owner' })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}

/** A person with a password has accepted an invitation. */
export async function setPassword(tx: Tx, customerId: string, passwordHash: string): Promise<void> {
  await tx
    .updateTable('customers')
    .set({ password_hash: passwordHash, invited_at: null })
    .where('id', '=', customerId)
    .execute();
}

/** Takes a named lock until the transaction ends. */
export async function takeTurn(tx: Tx, name: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(tx);
}

/** Deletes expired registrations and links; dependent rows are deleted by cascade. */
export async function purgeRegistrations(
  db: Executor,
  { now, linksBefore }: { now: Date; linksBefore: Date },
): Promise<void> {
  await db.deleteFrom('registrations').where('expires_at', '<', now).execute();
  await db.deleteFrom('one_time_links').where('expires_at', '<', linksBefore).execute();
}
