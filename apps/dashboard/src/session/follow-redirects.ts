import { selectRedirect } from '@unmuted/auth-machine';
import type { Auth } from '#/session/auth.ts';

export interface FollowOptions {
  auth: Auth;
  /** The present address. */
  location: () => { pathname: string; href: string };
  /** Goes there; the guards of the way judge the session as it is then. */
  go: (href: string) => Promise<void>;
}

/** Carries out the machine's redirects. Whoever was thrown out comes back to the same page after signing in again. */
export function followRedirects({ auth, location, go }: FollowOptions): () => void {
  const subscription = auth.subscribe((snapshot) => {
    const redirect = selectRedirect(snapshot);
    if (redirect === undefined) return;
    const { pathname, href } = location();
    auth.send({ type: 'redirect.cleared' });
    const comesBack = snapshot.value === 'expired' && pathname !== redirect;
    void go(comesBack ? `${redirect}?${new URLSearchParams({ redirect: href })}` : redirect);
  });
  return () => subscription.unsubscribe();
}
