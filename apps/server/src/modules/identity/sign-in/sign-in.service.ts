import {
  endView,
  extendSession,
  findAdminAddresses,
  findAdminForSignIn,
  findCustomerAddresses,
  findCustomerForSignIn,
  holdAdmin,
  holdCustomer,
} from '#/modules/identity/session/session.repository.ts';
import { idleMs } from '#/modules/identity/session/session-lifetime.ts';
import { type Claim, type Door, type SignInDeps, signIn } from '#/modules/identity/sign-in/sign-in.ts';
import type { ActiveSession } from '#/platform/auth/scope.ts';
import type { Row } from '#/platform/db/schema.ts';
import type { Caller } from '#/platform/http/caller.ts';

interface Proof {
  readonly password: string;
  readonly code?: string | undefined;
  readonly cookie: string | undefined;
}

export async function signInCustomer(
  deps: SignInDeps,
  { email, ...proof }: Proof & { email: string },
  caller: Caller,
) {
  const { account: customer, ...session } = await signIn(deps, customers, claimOf(email, proof), caller);
  return { customer, ...session };
}

export async function signInAdmin(
  deps: SignInDeps,
  { username, ...proof }: Proof & { username: string },
  caller: Caller,
) {
  const { account: admin, ...session } = await signIn(deps, admins, claimOf(username, proof), caller);
  return { admin, ...session };
}

function claimOf(name: string, { password, code, cookie }: Proof): Claim {
  return { name, password, code, cookie };
}

/** Extends the session's idle timeout of one hour, never beyond its absolute limit. */
export async function keepAlive({ db, clock }: Pick<SignInDeps, 'db' | 'clock'>, session: ActiveSession) {
  const idleExpiresAt = earliest(new Date(clock.now().getTime() + idleMs), session.expiresAt);
  await extendSession(db, session, idleExpiresAt);
  return { idleExpiresAt: idleExpiresAt.toISOString(), expiresAt: session.expiresAt.toISOString() };
}

/** Ends a read-only session in the area of a customer. */
export async function leaveView({ db, clock }: Pick<SignInDeps, 'db' | 'clock'>, session: ActiveSession) {
  return { endedSessions: await endView(db, session, clock.now()) };
}

/** The sign-in of customers. */
export const customers: Door<Row<'customers'>> = {
  kind: 'customer',
  find: findCustomerForSignIn,
  recentAddresses: findCustomerAddresses,
  addressee: ({ id, email, locale, first_name: name }) => ({ id, email, locale, name }),
  hold: holdCustomer,
  subject: ({ id }) => ({ customerId: id }),
  owner: ({ id }) => ({ customer_id: id, admin_id: null, role: null }),
};

const admins: Door<Row<'admins'>> = {
  kind: 'admin',
  find: findAdminForSignIn,
  recentAddresses: findAdminAddresses,
  addressee: ({ id, email, locale, name }) => ({ id, email, locale, name }),
  hold: holdAdmin,
  subject: ({ id }) => ({ adminId: id }),
  owner: ({ id, role }) => ({ customer_id: null, admin_id: id, role }),
};

function earliest(a: Date, b: Date): Date {
  return a < b ? a : b;
}
