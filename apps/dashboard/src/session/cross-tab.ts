import { selectToken, selectUser } from '@unmuted/auth-machine';
import type { KeyValueStore } from '#/lib/storage.ts';
import type { Auth, Session } from '#/session/auth.ts';
import { stateKey, tokenKey } from '#/session/persistence.ts';
import { idOf, parseUser, type SessionUser } from '#/session/session-user.ts';

export interface CrossTabOptions {
  window: Pick<Window, 'addEventListener' | 'removeEventListener'>;
  store: KeyValueStore;
  auth: Auth;
  readSession: () => Session | undefined;
  /** Removes what was kept of the session that ended. */
  clearPersisted: () => void;
  /** Another tab has changed the profile of the same session. */
  onUserChanged: (now: SessionUser, before: SessionUser) => void;
  /** A tab that did not know of this session yet has written its own user over this one's: writes it again. */
  keepOwn: (own: SessionUser) => void;
  reload: () => void;
}

/** Follows what other tabs do with the token: signed out there is signed out here, another session starts the page anew. */
export function followOtherTabs({
  window,
  store,
  auth,
  readSession,
  clearPersisted,
  onUserChanged,
  keepOwn,
  reload,
}: CrossTabOptions): () => void {
  function compare() {
    // A tab that cannot read what others write would take its own memory for theirs.
    if (!store.isPersistent) return;
    const token = store.get(tokenKey);
    if (token === (selectToken(auth.getSnapshot()) ?? null)) return compareUser();
    // Everything on screen belongs to the session that was: a fresh page is the only sure way to show none of it.
    if (token !== null && readSession()) reload();
    if (token !== null) return;
    auth.send({ type: 'session.replaced', session: undefined });
    // Whoever removed the token alone has left the rest behind.
    clearPersisted();
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
    // The token is written before the user, so the state that follows it may complete the session.
    if (key === null || key === tokenKey || key === stateKey) compare();
  };
  // A page that comes back from the back/forward cache heard nothing meanwhile.
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

/** Whether both say the same, in whatever order: the present one may carry more than is kept. */
function isSame(kept: SessionUser, present: SessionUser): boolean {
  return JSON.stringify(parseUser(kept)) === JSON.stringify(parseUser(present));
}
