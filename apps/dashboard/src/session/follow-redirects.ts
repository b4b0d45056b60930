import { selectRedirect, selectUser } from '@unmuted/auth-machine';
import type { Auth } from '#/session/auth.ts';
import type { EndedSession } from '#/session/ended-session.ts';
import { areaOf, homeOf, idOf, type SessionUser } from '#/session/session-user.ts';

export interface FollowOptions {
  auth: Auth;
  endedSession: EndedSession;
  /** The current URL. */
  location: () => { pathname: string; href: string };
  /** Where a signed-in user may go: `href`, if it opens a page of the user’s area. */
  checked: (href: string, user: SessionUser) => Promise<string>;
  /** Navigates; route guards check the session at that time. */
  go: (href: string) => Promise<void>;
}

/** Follows the machine's redirects. After an expired session, the same account returns to the same page. */
export function followRedirects({ auth, endedSession, location, checked, go }: FollowOptions): () => void {
  let latest = selectUser(auth.getSnapshot());

  function afterEnd(redirect: string, isExpired: boolean): string {
    const { pathname, href } = location();
    if (!isExpired || !latest || pathname === redirect) {
      endedSession.forget();
      return redirect;
    }
    endedSession.leave({ account: idOf(latest), pathname, href });
    return `${redirect}?${new URLSearchParams({ redirect: href })}`;
  }

  function afterSignIn(redirect: string, user: SessionUser): string {
    const place = endedSession.resume(idOf(user));
    // The redirect may lead to a page of the other account.
    if (place === null) return homeOf[areaOf(user)];
    return place ?? redirect;
  }

  const subscription = auth.subscribe((snapshot) => {
    const user = selectUser(snapshot);
    const redirect = selectRedirect(snapshot);
    if (redirect !== undefined) {
      const href = user
        ? checked(afterSignIn(redirect, user), user)
        : afterEnd(redirect, snapshot.value === 'expired');
      latest = user;
      auth.send({ type: 'redirect.cleared' });
      void Promise.resolve(href).then(go);
    }
    if (user) latest = user;
  });
  return () => subscription.unsubscribe();
}
