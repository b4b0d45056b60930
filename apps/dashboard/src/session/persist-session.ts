import type { QueryClient } from '@tanstack/react-query';
import type { KeyValueStore } from '#/lib/storage.ts';
import type { Auth } from '#/session/auth.ts';
import { persistLists } from '#/session/lists-persistence.ts';
import { type Persistence, tokenKey } from '#/session/persistence.ts';
import type { SessionUser } from '#/session/session-user.ts';

/** A token without a readable user, or the other way round, is no session: then the visitor is signed out. */
export function restoreSession(
  store: KeyValueStore,
  user: SessionUser | undefined,
): { token: string; user: SessionUser } | null {
  const token = store.get(tokenKey);
  if (token !== null && token !== '' && user) return { token, user };
  if (token !== null) store.remove(tokenKey);
  return null;
}

export interface PersistSessionOptions {
  auth: Auth;
  store: KeyValueStore;
  persistence: Persistence;
  queryClient: QueryClient;
}

/** Token and slices follow the session: written when it starts, removed with everything else when it ends. */
export function persistSession({ auth, store, persistence, queryClient }: PersistSessionOptions): () => void {
  const lists = persistLists(queryClient, persistence, () => auth.user() !== null);
  let written = auth.token();
  const unsubscribe = auth.subscribe(() => {
    const [token, user] = [auth.token(), auth.user()];
    if (token === written) return;
    written = token;
    if (token !== null && user) {
      store.set(tokenKey, token);
      persistence.save('auth', { user });
      lists.saveAll();
    } else {
      store.remove(tokenKey);
      persistence.clear();
    }
  });
  return () => {
    unsubscribe();
    lists.stop();
  };
}
