import type { AdminCredentials, CustomerCredentials, SignedIn } from '#/session/auth-services.ts';
import type { SessionReader } from '#/session/guards.ts';
import { type Area, homeOf, type SessionUser, signInOf } from '#/session/session-user.ts';

/** What screens show of the machine. */
export interface AuthView {
  state: 'idle' | 'pending' | 'authenticated' | 'failed' | 'expired';
  /** Why signing in failed, in words for the form. */
  message: string | null;
  /** Where to go next; cleared once followed. */
  redirect: string | null;
}

/** The session as the app sees it: the machine behind it, the token beside it. */
export interface Auth extends SessionReader {
  view(): AuthView;
  token(): string | null;
  subscribe(listener: () => void): () => void;
  signInCustomer(credentials: CustomerCredentials): void;
  signInAdmin(credentials: AdminCredentials): void;
  signOut(): void;
  /** The server or another tab ended the session. */
  drop(area: Area): void;
  clearRedirect(): void;
}

export interface AuthOptions {
  restored: { token: string; user: SessionUser } | null;
  signInCustomer: (credentials: CustomerCredentials) => Promise<SignedIn<SessionUser>>;
  signInAdmin: (credentials: AdminCredentials) => Promise<SignedIn<SessionUser>>;
  failureText: (error: unknown) => string;
}

export function createAuth(options: AuthOptions): Auth {
  let session = options.restored;
  let view: AuthView = { state: session ? 'authenticated' : 'idle', message: null, redirect: null };
  const listeners = new Set<() => void>();
  const change = (next: AuthView, nextSession: typeof session) => {
    view = next;
    session = nextSession;
    for (const listener of listeners) listener();
  };
  async function signIn(area: Area, signedIn: Promise<SignedIn<SessionUser>>) {
    change({ state: 'pending', message: null, redirect: null }, null);
    try {
      const { token, user } = await signedIn;
      if (!token) throw new Error('Token not found in response');
      change({ state: 'authenticated', message: null, redirect: homeOf[area] }, { token, user });
    } catch (error) {
      change({ state: 'failed', message: options.failureText(error), redirect: null }, null);
    }
  }
  return {
    view: () => view,
    user: () => session?.user ?? null,
    token: () => session?.token ?? null,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    signInCustomer: (credentials) => void signIn('customer', options.signInCustomer(credentials)),
    signInAdmin: (credentials) => void signIn('admin', options.signInAdmin(credentials)),
    signOut: () => change({ state: 'idle', message: null, redirect: '/' }, null),
    drop: (area) => change({ state: 'expired', message: null, redirect: signInOf[area] }, null),
    clearRedirect: () => change({ ...view, redirect: null }, session),
  };
}
