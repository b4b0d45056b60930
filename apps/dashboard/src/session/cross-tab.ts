import { selectToken, selectUser } from '@unmuted/auth-machine';
import type { KeyValueStore } from '#/lib/storage.ts';
import type { Auth, Session } from '#/session/auth.ts';
import { stateKey, tokenKey } from '#/session/persistence.ts';
import { areaOf, idOf, parseUser, type SessionUser } from '#/session/session-user.ts';

export interface CrossTabOptions {
  window: Pick<Window, 'addEventListener' | 'removeEventListener'>;
  store: KeyValueStore;
  auth: Auth;
  readSession: () => Session | undefined;
  /** Removes the persisted state of the ended session. */
  clearPersisted: () => void;
  /** Called when another tab changed the profile of the same session. */
  onUserChanged: (now: SessionUser, before: SessionUser) => void;
  /** Writes the user again after a tab of the previous session overwrote it. */
  keepOwn: (own: SessionUser) => void;
  /** Whether a session of this user ended in this tab, which then shows no data. */
  hasLeft: (user: SessionUser) => boolean;
  reload: () => void;
}

/**
 * Synchronises the token across tabs: a sign-out applies here, the next sign-in of the same account too, and any other
 * session reloads the page.
 */
export function followOtherTabs({
  window,
  store,
  auth,
  readSession,
  clearPersisted,
  onUserChanged,
  keepOwn,
  hasLeft,
  reload,
}: CrossTabOptions): () => void {
  function compare() {
    // Without shared storage a tab would mistake its own memory for that of other tabs.
    if (!store.isPersistent) return;
    const token = store.get(tokenKey);
    if (token === (selectToken(auth.getSnapshot()) ?? null)) return compareUser();
    if (token !== null) return compareSession();
    const user = selectUser(auth.getSnapshot());
    // As after an expired session: this tab returns to its page after the next sign-in.
    if (user) auth.send({ type: 'session.dropped', area: areaOf(user) });
    // If only the token was removed, clear the rest.
    clearPersisted();
  }
  function compareSession() {
    const session = readSession();
    if (!session) return;
    if (!selectUser(auth.getSnapshot()) && hasLeft(session.user))
      return auth.send({ type: 'session.replaced', session });
    // The screen shows data of the previous session: only a reload reliably clears it.
    reload();
  }
  function compareUser() {
    const before = selectUser(auth.getSnapshot());
    const session = before && readSession();
    if (!session || isSame(session.user, before)) return;
    if (idOf(session.user) !== idOf(before)) return keepOwn(before);
    auth.send({ type: 'session.replaced', session });
    onUserChanged(session.user, before);
  }
  const onStorage = ({ key }: StorageEvent) => {
    // The token is written before the user, so a later state event may complete the session.
    if (key === null || key === tokenKey || key === stateKey) compare();
  };
  // A page restored from the back/forward cache has missed events.
  const onShow = ({ persisted }: PageTransitionEvent) => {
    if (persisted) compare();
  };
  window.addEventListener('storage', onStorage);
  window.addEventListener('pageshow', onShow);
  return () => {
    window.removeEventListener('storage', onStorage);
    window.removeEventListener('pageshow', onShow);
  };
}

/** Whether all stored fields are equal, in any order: the current user may have more. */
function isSame(stored: SessionUser, present: SessionUser): boolean {
  return JSON.stringify(parseUser(stored)) === JSON.stringify(parseUser(present));
}
