import { fixtures } from '@unmuted/api/testing';
import { createAuthActor } from '@unmuted/auth-machine';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createStore } from '#/lib/storage.ts';
import type { Auth, Session } from '#/session/auth.ts';
import { followOtherTabs } from '#/session/cross-tab.ts';
import { tokenKey } from '#/session/persistence.ts';
import { memoryStorage } from '#/testing/memory-store.ts';

const session: Session = { token: 'mine', user: fixtures.customerUser };
const never = () => new Promise<never>(() => {});

function setUp(kept: string | null, isReadable = true) {
  const storage = memoryStorage(kept === null ? {} : { [tokenKey]: kept });
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
  const store = createStore(() => storage);
  const readSession = () => (isReadable && kept !== null ? { ...session, token: kept } : undefined);
  const stop = followOtherTabs({ window, store, auth, readSession, reload });
  onTestFinished(() => {
    stop();
    auth.stop();
  });
  return { auth, reload };
}

const changed = (key: string | null) => window.dispatchEvent(new StorageEvent('storage', { key }));

test.each([tokenKey, null])('[G4] a token removed elsewhere (event key %s) signs out here', (key) => {
  const { auth, reload } = setUp(null);
  changed(key);
  expect(auth.getSnapshot().value).toBe('idle');
  expect(reload).not.toHaveBeenCalled();
});

test('[G4] another session elsewhere starts the page anew', () => {
  const { reload } = setUp('theirs');
  changed(tokenKey);
  expect(reload).toHaveBeenCalledTimes(1);
});

test('a token whose user is not written yet is waited for', () => {
  const { auth, reload } = setUp('theirs', false);
  changed(tokenKey);
  expect([auth.getSnapshot().value, reload.mock.calls.length]).toEqual(['authenticated', 0]);
});

test('the same token changes nothing', () => {
  const { auth, reload } = setUp('mine');
  changed(tokenKey);
  expect([auth.getSnapshot().value, reload.mock.calls.length]).toEqual(['authenticated', 0]);
});

test('[G5] a page that comes back from the back/forward cache looks again', () => {
  const { auth } = setUp(null);
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  expect(auth.getSnapshot().value).toBe('idle');
});
