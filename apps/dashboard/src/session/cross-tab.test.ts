import { fixtures } from '@unmuted/api/testing';
import { createAuthActor } from '@unmuted/auth-machine';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createStore } from '#/lib/storage.ts';
import type { Auth, Session } from '#/session/auth.ts';
import { followOtherTabs } from '#/session/cross-tab.ts';
import { stateKey, tokenKey } from '#/session/persistence.ts';
import { idOf } from '#/session/session-user.ts';
import { memoryStorage } from '#/testing/memory-store.ts';

const session: Session = { token: 'mine', user: fixtures.customerUser };
const never = () => new Promise<never>(() => {});

function setUp(stored: string | null, isReadable = true, user = session.user) {
  const storage = memoryStorage(stored === null ? {} : { [tokenKey]: stored });
  const auth: Auth = createAuthActor<Session['user']>(
    {
      signInCustomer: never,
      signInAdmin: never,
      loadList: never,
      renew: never,
      storeSession: () => {},
      clearSession: () => {},
      clearLists: () => {},
      clearPersisted: () => {},
    },
    { session },
  );
  const reload = vi.fn();
  const clearPersisted = vi.fn();
  const store = createStore(() => storage);
  const readSession = () => (isReadable && stored !== null ? { user, token: stored } : undefined);
  const onUserChanged = vi.fn();
  const keepOwn = vi.fn();
  const stop = followOtherTabs({
    window,
    store,
    auth,
    readSession,
    clearPersisted,
    onUserChanged,
    keepOwn,
    hasLeft: (left) => idOf(left) === idOf(session.user),
    reload,
  });
  onTestFinished(() => {
    stop();
    auth.stop();
  });
  return { auth, clearPersisted, reload, onUserChanged, keepOwn };
}

const changed = (key: string | null) => window.dispatchEvent(new StorageEvent('storage', { key }));

test.each([tokenKey, null])('[G4] a token removed elsewhere (event key %s) signs out here', (key) => {
  const { auth, clearPersisted, reload } = setUp(null);
  changed(key);
  expect(auth.getSnapshot().value).toBe('expired');
  expect(clearPersisted).toHaveBeenCalledTimes(1);
  expect(reload).not.toHaveBeenCalled();
});

test('[G4] another session in another tab reloads the page', () => {
  const { reload } = setUp('theirs');
  changed(tokenKey);
  expect(reload).toHaveBeenCalledTimes(1);
});

test.each([
  ['the same account', session.user, 'authenticated', 0],
  ['another account', { ...session.user, id: 'another' }, 'expired', 1],
] as const)('after the session ended, a sign-in of %s in another tab', (_, user, state, reloads) => {
  const { auth, reload } = setUp('theirs', true, user);
  auth.send({ type: 'session.dropped', area: 'customer' });
  changed(tokenKey);
  expect([auth.getSnapshot().value, reload.mock.calls.length]).toEqual([state, reloads]);
});

test('waits for the user of a new token', () => {
  const { auth, reload } = setUp('theirs', false);
  changed(tokenKey);
  expect([auth.getSnapshot().value, reload.mock.calls.length]).toEqual(['authenticated', 0]);
});

test('the same token changes nothing', () => {
  const { auth, reload, onUserChanged } = setUp('mine');
  changed(tokenKey);
  expect([auth.getSnapshot().value, reload.mock.calls.length]).toEqual(['authenticated', 0]);
  expect(onUserChanged).not.toHaveBeenCalled();
});

test('a profile changed in another tab is the profile here', () => {
  const user = { ...session.user, locale: 'fr' } as const;
  const { auth, reload, onUserChanged } = setUp('mine', true, user);
  changed(stateKey);
  expect(auth.getSnapshot().context).toMatchObject({ token: 'mine', user });
  expect(onUserChanged).toHaveBeenCalledExactlyOnceWith(user, session.user);
  changed(stateKey);
  expect([onUserChanged.mock.calls.length, reload.mock.calls.length]).toEqual([1, 0]);
});

test('[G4] restores a user overwritten by a tab of the previous session', () => {
  const stranger = { ...session.user, id: 'another', email: 'another@studio.test' };
  const { auth, onUserChanged, keepOwn } = setUp('mine', true, stranger);
  changed(stateKey);
  expect(keepOwn).toHaveBeenCalledExactlyOnceWith(session.user);
  expect(auth.getSnapshot().context.user).toEqual(session.user);
  expect(onUserChanged).not.toHaveBeenCalled();
});

test('[G5] a page restored from the back/forward cache checks the session', () => {
  const { auth } = setUp(null);
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  expect(auth.getSnapshot().value).toBe('expired');
});
