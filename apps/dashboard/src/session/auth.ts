import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { type AuthActor, type AuthSession, createAuthActor } from '@unmuted/auth-machine';
import type { KeyValueStore } from '#/lib/storage.ts';
import type { AuthCalls } from '#/session/auth-calls.ts';
import { type ListName, listNames } from '#/session/persisted-state.ts';
import { type Persistence, tokenKey } from '#/session/persistence.ts';
import type { SessionUser } from '#/session/session-user.ts';

export type Auth = AuthActor<SessionUser, ListName>;
export type Session = AuthSession<SessionUser>;

/** A token without a valid user, or the reverse, is not a session: the visitor is signed out. */
export function readSession(store: KeyValueStore, persistence: Persistence): Session | undefined {
  const token = store.get(tokenKey);
  const user = persistence.restore().auth?.user;
  return token !== null && token !== '' && user ? { token, user } : undefined;
}

export interface AuthOptions {
  i18n: I18n;
  /** Loads the API calls. */
  calls: () => Promise<AuthCalls>;
  persistence: Persistence;
  /** Persists the lists loaded during sign-in. */
  saveLists: () => void;
  /** Called after a sign-in in this tab. */
  onSignedIn: (user: SessionUser) => void;
  /** Clears the data of the ended session. */
  clearLists: () => void;
  store: KeyValueStore;
}

/** Starts the machine with this app's calls and effects from persisted state. */
export function createAuth(options: AuthOptions): Auth {
  const { persistence, store, i18n, saveLists, onSignedIn, clearLists, calls } = options;
  const session = readSession(store, persistence);
  if (!session) store.remove(tokenKey);
  return createAuthActor<SessionUser, ListName>(
    {
      signInCustomer: async (request) => (await calls()).signInCustomer(request),
      signInAdmin: async (request) => (await calls()).signInAdmin(request),
      loadProfile: async (request) => (await calls()).loadProfile(request),
      loadList: async (request) => (await calls()).loadList(request),
      renew: async (request) => (await calls()).renew(request),
      storeSession: ({ token, user }) => {
        store.set(tokenKey, token);
        persistence.save('auth', { user });
        saveLists();
        onSignedIn(user);
      },
      clearSession: () => store.remove(tokenKey),
      clearLists,
      clearPersisted: () => persistence.clear(),
    },
    {
      session,
      lists: listNames,
      failureMessage: () => i18n._(msg`Login failed`),
      tokenMissingMessage: () => i18n._(msg`Token not found in response`),
    },
  );
}
