import type { AuthContext, AuthSession } from '#/auth.types.ts';

const allWaiting: AuthContext['progress'] = {
  products: 'waiting',
  onePage: 'waiting',
  alexa: 'waiting',
  mobileApps: 'waiting',
};
/** Signed out, with no message. */
export const empty: AuthContext = {
  message: undefined,
  showMessage: false,
  reason: undefined,
  retryAt: undefined,
  challenge: undefined,
  redirect: undefined,
  token: undefined,
  user: undefined,
  progress: allWaiting,
};

/** Returns the session of an authenticated machine. */
export function sessionOf({ token, user }: AuthContext): AuthSession {
  if (token === undefined || user === undefined) throw new TypeError('Authenticated without a session');
  return { token, user };
}
