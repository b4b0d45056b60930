import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { QueryClient } from '@tanstack/react-query';
import type { ApiClients } from '@unmuted/api';
import { type AuthActor, type AuthSession, createAuthActor } from '@unmuted/auth-machine';
import type { KeyValueStore } from '#/lib/storage.ts';
import { createAuthCalls, type LoadList } from '#/session/auth-calls.ts';
import { persistLists } from '#/session/lists-persistence.ts';
import { type Persistence, tokenKey } from '#/session/persistence.ts';
import type { SessionUser } from '#/session/session-user.ts';

export type Auth = AuthActor<SessionUser>;
export type Session = AuthSession<SessionUser>;

/** A token without a readable user, or the other way round, is no session: then the visitor is signed out. */
export function readSession(store: KeyValueStore, persistence: Persistence): Session | undefined {
  const token = store.get(tokenKey);
  const user = persistence.restore().auth?.user;
  return token !== null && token !== '' && user ? { token, user } : undefined;
}

export interface AuthOptions {
  api: ApiClients;
  i18n: I18n;
  loadList: LoadList;
  persistence: Persistence;
  queryClient: QueryClient;
  store: KeyValueStore;
}

/** The machine with this app's calls and effects, started from what the browser kept. */
export function createAuth({ api, i18n, loadList, persistence, queryClient, store }: AuthOptions): Auth {
  const session = readSession(store, persistence);
  if (!session) store.remove(tokenKey);
  // Lists that load while a sign-in is under way are written only when it has succeeded.
  const lists = persistLists(queryClient, persistence, () => actor.getSnapshot().value === 'authenticated');
  const actor = createAuthActor<SessionUser>(
    {
      ...createAuthCalls({ api, i18n, loadList }),
      storeSession: ({ token, user }) => {
        store.set(tokenKey, token);
        persistence.save('auth', { user });
        lists.saveAll();
      },
      clearSession: () => store.remove(tokenKey),
      clearLists: () => queryClient.clear(),
      clearPersisted: () => persistence.clear(),
    },
    {
      session,
      failureMessage: () => i18n._(msg`Login failed`),
      tokenMissingMessage: () => i18n._(msg`Token not found in response`),
    },
  );
  return actor;
}
