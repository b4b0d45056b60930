import type { Db, NewRow, Row, Tx } from '#/db/schema.ts';
import type { ActiveSession } from '#/modules/session/scope.ts';

type Executor = Db | Tx;

export interface SessionRow extends Row<'sessions'> {
  role: Row<'admins'>['role'] | null;
  is_disabled: boolean;
}

/** By e-mail, before there is a scope: signing in is how one is got. */
export function findCustomerForSignIn(db: Executor, email: string): Promise<Row<'customers'> | undefined> {
  return db.selectFrom('customers').selectAll().where('email', '=', email).executeTakeFirst();
}

export function findAdminForSignIn(db: Executor, username: string): Promise<Row<'admins'> | undefined> {
  return db.selectFrom('admins').selectAll().where('username', '=', username).executeTakeFirst();
}

export async function insertSession(db: Executor, session: NewRow<'sessions'>): Promise<void> {
  await db.insertInto('sessions').values(session).execute();
}

export function findSession(db: Executor, tokenHash: Buffer): Promise<SessionRow | undefined> {
  return db
    .selectFrom('sessions')
    .leftJoin('customers', 'customers.id', 'sessions.customer_id')
    .leftJoin('admins', 'admins.id', 'sessions.admin_id')
    .selectAll('sessions')
    .select('admins.role')
    .select((eb) =>
      eb
        .or([eb('customers.disabled_at', 'is not', null), eb('admins.disabled_at', 'is not', null)])
        .as('is_disabled'),
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

/** Those of the sessions that still hold; streams outlive the check at their start. */
export async function stillValid(
  db: Executor,
  sessions: readonly ActiveSession[],
  now: Date,
): Promise<Set<string>> {
  if (sessions.length === 0) return new Set();
  const rows = await db
    .selectFrom('sessions')
    .leftJoin('customers', 'customers.id', 'sessions.customer_id')
    .leftJoin('admins', 'admins.id', 'sessions.admin_id')
    .select('token_hash')
    .where(
      'token_hash',
      'in',
      sessions.map((session) => session.tokenHash),
    )
    .where('revoked_at', 'is', null)
    .where('idle_expires_at', '>', now)
    .where('expires_at', '>', now)
    .where('customers.disabled_at', 'is', null)
    .where('admins.disabled_at', 'is', null)
    .execute();
  return new Set(rows.map((row) => row.token_hash.toString('hex')));
}

/** Forgets sessions that ended long ago: until then their tokens answer 419, from then on 401. */
export async function purgeSessions(db: Executor, endedBefore: Date): Promise<void> {
  await db.deleteFrom('sessions').where('expires_at', '<', endedBefore).execute();
}
