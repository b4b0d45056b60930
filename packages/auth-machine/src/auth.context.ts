import type { AuthContext, AuthSession, ListProgress } from '#/auth.types.ts';

/** Signed out, with no message, and with no list loaded. */
export function signedOutContext(lists: readonly string[]): AuthContext {
  const progress = Object.fromEntries(lists.map((list): [string, ListProgress] => [list, 'waiting']));
  return {
    message: undefined,
    showMessage: false,
    reason: undefined,
    retryAt: undefined,
    challenge: undefined,
    redirect: undefined,
    token: undefined,
    user: undefined,
    progress,
  };
}

/** Returns the session of an authenticated machine. */
export function sessionOf({ token, user }: AuthContext): AuthSession {
  if (token === undefined || user === undefined) throw new TypeError('Authenticated without a session');
  return { token, user };
}
