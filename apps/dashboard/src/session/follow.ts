/** Where sign-in and sign-out lead. */
import type { Auth } from '#/session/auth.ts';
import { safeRedirect } from '#/session/redirect.ts';

export interface FollowOptions {
  auth: Auth;
  origin: string;
  /** The present address, with its search parameters. */
  location: () => { pathname: string; href: string; search: { redirect?: unknown } };
  /** Whether a path opens a screen of the signed-in visitor's role that asks for a sign-in. */
  isOpenTo: (pathname: string) => boolean;
  /** Judges the guards of the present page again, then goes there. */
  go: (href: string) => Promise<void>;
  /** Forgets everything that belongs to the session that ended. */
  forget: () => void;
}

/** Carries out the machine's redirects: to the wanted page after sign-in, to `/` or a sign-in page after the end. */
export function followRedirects(options: FollowOptions): () => void {
  const { auth } = options;
  let wasSignedIn = auth.user() !== null;

  return auth.subscribe(() => {
    const isSignedIn = auth.user() !== null;
    if (wasSignedIn && !isSignedIn) options.forget();
    wasSignedIn = isSignedIn;
    const { redirect, state } = auth.view();
    if (redirect === null) return;
    const { pathname, href, search } = options.location();
    auth.clearRedirect();
    if (isSignedIn) {
      void options.go(safeRedirect(search.redirect, options) ?? redirect);
    } else if (state === 'expired' && pathname !== redirect) {
      void options.go(`${redirect}?${new URLSearchParams({ redirect: href })}`);
    } else {
      void options.go(redirect);
    }
  });
}
