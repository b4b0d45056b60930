import { selectRedirect } from '@unmuted/auth-machine';
import type { Auth } from '#/session/auth.ts';

export interface FollowOptions {
  auth: Auth;
  /** The current URL. */
  location: () => { pathname: string; href: string };
  /** Navigates; route guards check the session at that time. */
  go: (href: string) => Promise<void>;
}

/** Follows the machine's redirects. After an expired session, sign-in returns to the same page. */
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
