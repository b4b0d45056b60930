import type { KeyValueStore } from '#/lib/storage.ts';
import type { Auth } from '#/session/auth.ts';
import { tokenKey } from '#/session/persistence.ts';

export interface CrossTabOptions {
  window: Pick<Window, 'addEventListener' | 'removeEventListener'>;
  store: KeyValueStore;
  auth: Auth;
  reload: () => void;
}

/** Follows what other tabs do with the token: signed out there is signed out here, another session starts the page anew. */
export function followOtherTabs({ window, store, auth, reload }: CrossTabOptions): () => void {
  function compare() {
    // A tab that cannot read what others write would take its own memory for theirs.
    if (!store.isPersistent) return;
    const token = store.get(tokenKey);
    if (token === auth.token()) return;
    if (token === null) auth.signOut();
    else if (auth.view().state !== 'pending') reload();
  }
  const onStorage = ({ key }: StorageEvent) => {
    if (key === tokenKey || key === null) compare();
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
