import type { AccountRole } from '@unmuted/api/contract';
import { sql } from 'kysely';
import { customersWithState } from '#/modules/identity/session/customers.repository.ts';
import type { ActiveSession } from '#/platform/auth/scope.ts';
import type { Db, NewRow, Row, Tx } from '#/platform/db/schema.ts';

type Executor = Db | Tx;

/** The account that owns the sessions, as in the audit trail. */
type SessionOwner = { readonly customerId: string } | { readonly adminId: string };

export interface SessionRow extends Row<'sessions'> {
  /** The admin's current role. */
  present_role: Row<'admins'>['role'] | null;
  /** Of a customer's session. */
  account_id: string | null;
  account_role: AccountRole | null;
  is_limited: boolean | null;
  is_disabled: boolean;
  /** Whether all staff must use two-step verification and this admin has not set it up. */
  lacks_second_step: boolean;
}

/** By e-mail, without a scope: sign-in is what creates one. */
export function findCustomerForSignIn(db: Executor, email: string): Promise<Row<'customers'> | undefined> {
  return customersWithState(db).where('customers.email', '=', email).executeTakeFirst();
}

export function findAdminForSignIn(db: Executor, username: string): Promise<Row<'admins'> | undefined> {
  return db.selectFrom('admins').selectAll().where('username', '=', username).executeTakeFirst();
}

/** Addresses of the customer's recent sessions; empty for an unknown name. */
export async function findCustomerAddresses(db: Executor, email: string, since: Date): Promise<string[]> {
  const rows = await db
    .selectFrom('sessions')
    .innerJoin('customers', 'customers.id', 'sessions.customer_id')
    .select('sessions.address')
    .distinct()
    .where('customers.email', '=', email)
    .where('sessions.created_at', '>', since)
    .execute();
  return rows.flatMap(({ address }) => address ?? []);
}

export async function findAdminAddresses(db: Executor, username: string, since: Date): Promise<string[]> {
  const rows = await db
    .selectFrom('sessions')
    .innerJoin('admins', 'admins.id', 'sessions.admin_id')
    .select('sessions.address')
    .distinct()
    .where('admins.username', '=', username)
    .where('sessions.created_at', '>', since)
    .execute();
  return rows.flatMap(({ address }) => address ?? []);
}

/**
 * Checks that the account is unchanged since its password was read, and locks its row: a concurrent password change,
 * which ends existing sessions, waits for the session being created.
 */
export async function holdCustomer(
  tx: Tx,
  { id, password_hash }: Pick<Row<'customers'>, 'id' | 'password_hash'>,
): Promise<boolean> {
  const locked = await tx
    .selectFrom('customers')
    .select('id')
    .where('id', '=', id)
    .where('password_hash', '=', password_hash)
    .where('disabled_at', 'is', null)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('accounts')
          .select('accounts.id')
          .whereRef('accounts.id', '=', 'customers.account_id')
          .where('accounts.disabled_at', 'is', null),
      ),
    )
    .forShare()
    .executeTakeFirst();
  return locked !== undefined;
}

export async function holdAdmin(
  tx: Tx,
  { id, password_hash, role }: Pick<Row<'admins'>, 'id' | 'password_hash' | 'role'>,
): Promise<boolean> {
  const locked = await tx
    .selectFrom('admins')
    .select('id')
    .where('id', '=', id)
    .where('password_hash', '=', password_hash)
    .where('role', '=', role)
    .where('disabled_at', 'is', null)
    .forShare()
    .executeTakeFirst();
  return locked !== undefined;
}

export async function insertSession(db: Executor, session: NewRow<'sessions'>): Promise<void> {
  await db.insertInto('sessions').values(session).execute();
}

export function findSession(db: Executor, tokenHash: Buffer): Promise<SessionRow | undefined> {
  return db
    .selectFrom('sessions')
    .leftJoin('customers', (join) =>
      join.on('customers.id', '=', (eb) =>
        eb.fn.coalesce('sessions.customer_id', 'sessions.viewed_customer_id'),
      ),
    )
    .leftJoin('accounts', 'accounts.id', 'customers.account_id')
    .leftJoin('admins', 'admins.id', 'sessions.admin_id')
    .selectAll('sessions')
    .select([
      'admins.role as present_role',
      'customers.account_id',
      'customers.role as account_role',
      'is_limited',
    ])
    .select((eb) =>
      eb
        .or([
          // Staff may view a disabled customer.
          eb.and([
            eb('sessions.customer_id', 'is not', null),
            eb.or([eb('customers.disabled_at', 'is not', null), eb('accounts.disabled_at', 'is not', null)]),
          ]),
          eb('admins.disabled_at', 'is not', null),
        ])
        .as('is_disabled'),
    )
    .select(
      sql<boolean>`sessions.admin_id is not null and (select requires_second_step from team_settings)
        and not exists (select from second_steps
          where second_steps.admin_id = sessions.admin_id and enabled_at is not null)`.as(
        'lacks_second_step',
      ),
    )
    .where('token_hash', '=', tokenHash)
    .executeTakeFirst() as Promise<SessionRow | undefined>;
}

export async function extendSession(
  db: Executor,
  session: ActiveSession,
  idleExpiresAt: Date,
): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ idle_expires_at: idleExpiresAt })
    .where('token_hash', '=', session.tokenHash)
    .where('revoked_at', 'is', null)
    .execute();
}

/** When a code of the second step was last accepted in the session. */
export async function provedAt(db: Executor, { tokenHash }: ActiveSession): Promise<Date | null> {
  const found = await db
    .selectFrom('sessions')
    .select('proved_at')
    .where('token_hash', '=', tokenHash)
    .executeTakeFirst();
  return found?.proved_at ?? null;
}

export async function markProved(tx: Tx, { tokenHash }: ActiveSession, at: Date): Promise<void> {
  await tx.updateTable('sessions').set({ proved_at: at }).where('token_hash', '=', tokenHash).execute();
}

/**
 * Ends the account's active sessions except the given one, and returns the number ended. Call it in the transaction
 * that changes the account, after that change, so that a concurrent sign-in waits and then sees the change.
 */
export async function endSessions(
  tx: Tx,
  owner: SessionOwner,
  { except }: { readonly except?: string | undefined },
  now: Date,
): Promise<number> {
  const [column, id] =
    'customerId' in owner
      ? (['customer_id', owner.customerId] as const)
      : (['admin_id', owner.adminId] as const);
  const { numUpdatedRows } = await tx
    .updateTable('sessions')
    .set({ revoked_at: now })
    .where(column, '=', id)
    .where('revoked_at', 'is', null)
    .where('idle_expires_at', '>', now)
    .where('expires_at', '>', now)
    .where('id', 'is distinct from', except ?? null)
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

/** Ends a session of staff in the area of a customer; others stay. Returns the number ended. */
export async function endView(db: Executor, { tokenHash }: ActiveSession, at: Date): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('sessions')
    .set({ revoked_at: at })
    .where('token_hash', '=', tokenHash)
    .where('viewed_customer_id', 'is not', null)
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

/**
 * Ends the oldest active sessions of an account beyond the limit. Concurrent sign-ins of the account wait for each other
 * until the end of the transaction, on all servers.
 */
export async function endOldestSessions(
  tx: Tx,
  owner: SessionOwner,
  { keep, now }: { readonly keep: number; readonly now: Date },
): Promise<void> {
  const [column, id] =
    'customerId' in owner
      ? ([sql.ref('customer_id'), owner.customerId] as const)
      : ([sql.ref('admin_id'), owner.adminId] as const);
  await sql`select pg_advisory_xact_lock(hashtextextended(${`sessions ${id}`}, 0))`.execute(tx);
  await sql`update sessions set revoked_at = ${now} where token_hash in (
    select token_hash from sessions
    where ${column} = ${id} and revoked_at is null and idle_expires_at > ${now} and expires_at > ${now}
    order by created_at desc, id desc offset ${keep})`.execute(tx);
}

/** Records the last use and address with minute precision, so that most calls write nothing. */
export async function touchSession(
  db: Executor,
  tokenHash: Buffer,
  seen: { at: Date; address: string; userAgent: string | null },
): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ last_seen_at: seen.at, address: seen.address, user_agent: seen.userAgent })
    .where('token_hash', '=', tokenHash)
    .execute();
}

/**
 * Returns the sessions that are still valid; streams outlive the check at their start. A session whose person got another
 * role, account or limit is not: its stream ends, and the client opens one with the present scope.
 */
export async function stillValid(
  db: Executor,
  sessions: readonly ActiveSession[],
  now: Date,
): Promise<Set<string>> {
  if (sessions.length === 0) return new Set();
  const rows = await db
    .selectFrom('sessions')
    .leftJoin('customers', 'customers.id', 'sessions.customer_id')
    .leftJoin('accounts', 'accounts.id', 'customers.account_id')
    .leftJoin('admins', 'admins.id', 'sessions.admin_id')
    .select(['token_hash', 'customers.account_id', 'customers.role as account_role', 'is_limited'])
    .where(
      'token_hash',
      'in',
      sessions.map((session) => session.tokenHash),
    )
    .where('revoked_at', 'is', null)
    .where('idle_expires_at', '>', now)
    .where('expires_at', '>', now)
    .where('customers.disabled_at', 'is', null)
    .where('accounts.disabled_at', 'is', null)
    .where('admins.disabled_at', 'is', null)
    .whereRef('admins.role', 'is not distinct from', 'sessions.role')
    .execute();
  const present = new Map(rows.map((row) => [row.token_hash.toString('hex'), row]));
  const isUnchanged = ({ scope, tokenHash }: ActiveSession): boolean => {
    const row = present.get(tokenHash.toString('hex'));
    if (!row || scope.kind === 'admin') return row !== undefined;
    const { accountId, role, isLimited } = scope;
    return row.account_id === accountId && row.account_role === role && row.is_limited === isLimited;
  };
  return new Set(sessions.filter(isUnchanged).map(({ tokenHash }) => tokenHash.toString('hex')));
}

/** Deletes sessions that ended long ago: their tokens return 419 until then, and 401 afterwards. */
export async function purgeSessions(db: Executor, endedBefore: Date): Promise<void> {
  await db.deleteFrom('sessions').where('expires_at', '<', endedBefore).execute();
}
