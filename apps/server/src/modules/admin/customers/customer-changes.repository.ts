import { sql } from 'kysely';
import type { AdminScope } from '#/platform/auth/scope.ts';
import { type Found, offsetOf, type Page } from '#/platform/db/pagination.ts';
import type { Db, NewRow, Row, Tx } from '#/platform/db/schema.ts';

type Executor = Db | Tx;

/** Locks the account until the transaction ends. */
export function lockAccount(tx: Tx, _scope: AdminScope, id: string): Promise<Row<'accounts'> | undefined> {
  return tx.selectFrom('accounts').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
}

export async function updateAccount(
  tx: Tx,
  _scope: AdminScope,
  id: string,
  change: Partial<Pick<Row<'accounts'>, 'name' | 'tags' | 'disabled_at' | 'disabled_reason'>>,
): Promise<void> {
  await tx
    .updateTable('accounts')
    .set({ ...change, version: sql<number>`version + 1` })
    .where('id', '=', id)
    .execute();
}

export function findOwner(
  db: Executor,
  _scope: AdminScope,
  accountId: string,
): Promise<Row<'customers'> | undefined> {
  return db
    .selectFrom('customers')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('role', '=', 'owner')
    .executeTakeFirst();
}

export function findPerson(
  db: Executor,
  _scope: AdminScope,
  { accountId, personId }: { readonly accountId: string; readonly personId: string },
): Promise<Row<'customers'> | undefined> {
  return db
    .selectFrom('customers')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('id', '=', personId)
    .executeTakeFirst();
}

export async function findPersonIds(db: Executor, _scope: AdminScope, accountId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('customers')
    .select('id')
    .where('account_id', '=', accountId)
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}

/** The casts that are suspended, or that are not. Terminated ones are left out. */
export async function listCastsOf(
  db: Executor,
  _scope: AdminScope,
  { accountId, isSuspended }: { readonly accountId: string; readonly isSuspended: boolean },
): Promise<{ username: string; version: number }[]> {
  return db
    .selectFrom('casts')
    .select(['username', 'staff_version as version'])
    .where('account_id', '=', accountId)
    .where('status', isSuspended ? '=' : '<>', 'suspended')
    .where('terminated_at', 'is', null)
    .orderBy('username')
    .execute();
}

export async function markInvited(tx: Tx, _scope: AdminScope, personId: string, at: Date): Promise<void> {
  await tx.updateTable('customers').set({ invited_at: at }).where('id', '=', personId).execute();
}

export async function hasProducts(db: Executor, _scope: AdminScope, accountId: string): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`select
    exists (select from casts where account_id = ${accountId}) or
    exists (select from stations where account_id = ${accountId}) or
    exists (select from one_pages where account_id = ${accountId}) or
    exists (select from alexa_skills where account_id = ${accountId}) or
    exists (select from mobile_apps where account_id = ${accountId}) as found`.execute(db);
  return rows[0]?.found ?? false;
}

const products = ['stations', 'casts', 'one_pages', 'alexa_skills', 'mobile_apps'] as const;

export interface Deleted {
  /** Usernames of the deleted casts. */
  readonly casts: readonly string[];
  readonly people: number;
}

/** Deletes an account with its products, people, statistics and mails. The audit trail remains. */
export async function deleteAccount(tx: Tx, scope: AdminScope, accountId: string): Promise<Deleted> {
  const casts = await tx.selectFrom('casts').select('username').where('account_id', '=', accountId).execute();
  const people = await findPersonIds(tx, scope, accountId);
  await sql`delete from outbox where recipient in (select email from customers where account_id = ${accountId})`.execute(
    tx,
  );
  for (const table of products)
    await sql`delete from ${sql.table(table)} where account_id = ${accountId}`.execute(tx);
  await tx.deleteFrom('accounts').where('id', '=', accountId).execute();
  return { casts: casts.map(({ username }) => username), people: people.length };
}

export async function endViews(
  tx: Tx,
  scope: AdminScope,
  { accountId, at }: { readonly accountId: string; readonly at: Date },
): Promise<number> {
  const { numUpdatedRows } = await tx
    .updateTable('sessions')
    .set({ revoked_at: at })
    .where('admin_id', '=', scope.adminId)
    .where('viewed_customer_id', 'in', (eb) =>
      eb.selectFrom('customers').select('id').where('account_id', '=', accountId),
    )
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', at)
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

/** Latest first. */
export async function findNotes(
  db: Executor,
  _scope: AdminScope,
  { accountId, ...page }: Page & { readonly accountId: string },
): Promise<Found<Row<'account_notes'>>> {
  const about = db.selectFrom('account_notes').where('account_id', '=', accountId);
  const items = await about
    .selectAll()
    .orderBy('id', 'desc')
    .limit(page.pageSize)
    .offset(offsetOf(page))
    .execute();
  const { total } = await about
    .select((eb) => eb.fn.countAll<string>().as('total'))
    .executeTakeFirstOrThrow();
  return { items, total: Number(total) };
}

export async function insertNote(tx: Tx, _scope: AdminScope, note: NewRow<'account_notes'>): Promise<void> {
  await tx.insertInto('account_notes').values(note).execute();
}

/** Returns false if the account has no such note. */
export async function deleteNote(
  tx: Tx,
  _scope: AdminScope,
  { accountId, noteId }: { readonly accountId: string; readonly noteId: string },
): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('account_notes')
    .where('account_id', '=', accountId)
    .where('id', '=', noteId)
    .executeTakeFirst();
  return numDeletedRows === 1n;
}
