import type { Db } from '#/db/schema.ts';
import { AppError } from '#/http/app-error.ts';
import type { Clock } from '#/lib/clock.ts';
import type { Passwords } from '#/lib/passwords.ts';
import type { ActiveSession } from '#/modules/session/scope.ts';
import {
  extendSession,
  findAdminForSignIn,
  findCustomerForSignIn,
  insertSession,
} from '#/modules/session/session.repository.ts';
import { hashToken, newToken } from '#/modules/session/session-token.ts';

export const idleMs = 60 * 60_000;
export const absoluteMs = 12 * 60 * 60_000;

export interface SessionDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly passwords: Passwords;
}

interface Account {
  readonly id: string;
  readonly password_hash: string;
  readonly disabled_at: Date | null;
}

export async function signInCustomer(
  deps: SessionDeps,
  { email, password }: { email: string; password: string },
) {
  const customer = await checked(deps, await findCustomerForSignIn(deps.db, email), password);
  return { customer, token: await startSession(deps, { customer_id: customer.id, admin_id: null }) };
}

export async function signInAdmin(
  deps: SessionDeps,
  { username, password }: { username: string; password: string },
) {
  const admin = await checked(deps, await findAdminForSignIn(deps.db, username), password);
  return { admin, token: await startSession(deps, { customer_id: null, admin_id: admin.id }) };
}

/** Without use a session ends after an hour; this is the use. It never outlasts its absolute limit. */
export async function keepAlive({ db, clock }: SessionDeps, session: ActiveSession) {
  const idleExpiresAt = earliest(new Date(clock.now().getTime() + idleMs), session.expiresAt);
  await extendSession(db, session, idleExpiresAt);
  return { idleExpiresAt: idleExpiresAt.toISOString(), expiresAt: session.expiresAt.toISOString() };
}

/** Unknown, wrong and disabled take the same work and get the same answer. */
async function checked<A extends Account>(
  { passwords }: SessionDeps,
  account: A | undefined,
  password: string,
): Promise<A> {
  const isMatch = await passwords.verify(account?.password_hash ?? null, password);
  if (!isMatch || !account || account.disabled_at) throw new AppError('auth.invalid_credentials');
  return account;
}

async function startSession(
  { db, clock }: SessionDeps,
  owner: { customer_id: string; admin_id: null } | { customer_id: null; admin_id: string },
): Promise<string> {
  const token = newToken();
  const now = clock.now();
  await insertSession(db, {
    ...owner,
    token_hash: hashToken(token),
    created_at: now,
    idle_expires_at: new Date(now.getTime() + idleMs),
    expires_at: new Date(now.getTime() + absoluteMs),
    revoked_at: null,
  });
  return token;
}

function earliest(a: Date, b: Date): Date {
  return a < b ? a : b;
}
