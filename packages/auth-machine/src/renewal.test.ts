import { expect, test } from 'vitest';
import { type AuthEvent, type RenewRequest, SessionEndedError } from '#/index.ts';
import { createTestAuth, type TestAuth, type TestAuthOptions } from '#/testing/index.ts';

const quarterHourMs = 15 * 60_000;
const restored = { token: 'restored', user: { role: 'customer' } };
const fresh = { token: 'fresh', user: { role: 'superadmin' } };
const used: AuthEvent = { type: 'session.used' };
const asAdmin: AuthEvent = { type: 'signIn.admin', credentials: { username: 'admin', password: 'x' } };

/** A signed-in user, and the tokens renewed since. */
async function signedIn(
  options: TestAuthOptions = {},
  renew: (request: RenewRequest) => Promise<unknown> = async () => {},
): Promise<TestAuth & { renewed: string[] }> {
  const renewed: string[] = [];
  const auth = createTestAuth({
    ...options,
    services: {
      renew: (request) => {
        renewed.push(request.token);
        return renew(request);
      },
    },
  });
  if (!options.session) {
    auth.actor.send(asAdmin);
    (await auth.nextCall('signInAdmin')).resolve(fresh);
  }
  await auth.until('authenticated');
  return { ...auth, renewed };
}

test('a session in use is renewed every 15 minutes with its token', async () => {
  const auth = await signedIn();
  for (const expected of [['fresh'], ['fresh', 'fresh']]) {
    auth.actor.send(used);
    auth.advance(quarterHourMs - 1);
    expect(auth.renewed).toHaveLength(expected.length - 1);
    auth.advance(1);
    expect(auth.renewed).toEqual(expected);
    await Promise.resolve();
  }
});

test('the interval is configurable', async () => {
  const auth = await signedIn({ renewEveryMs: 1000 });
  auth.actor.send(used);
  auth.advance(1000);
  expect(auth.renewed).toEqual(['fresh']);
});

test('an idle session is left to expire', async () => {
  const auth = await signedIn();
  for (let turn = 0; turn < 8; turn += 1) auth.advance(quarterHourMs);
  expect(auth.renewed).toEqual([]);
});

test('activity after an idle interval renews at once, and only once', async () => {
  const auth = await signedIn();
  auth.advance(quarterHourMs);
  auth.actor.send(used);
  auth.actor.send(used);
  expect(auth.renewed).toEqual(['fresh']);
});

test('an immediate renewal restarts the interval', async () => {
  const auth = await signedIn();
  auth.advance(quarterHourMs);
  auth.advance(60_000);
  auth.actor.send(used);
  auth.actor.send(used);
  // The immediate renewal has to finish, or the next would be delayed for another reason.
  await new Promise(setImmediate);
  auth.advance(quarterHourMs - 1);
  expect(auth.renewed).toHaveLength(1);
  auth.advance(1);
  expect(auth.renewed).toHaveLength(2);
});

test('a restored session is renewed on first activity', async () => {
  const auth = await signedIn({ session: restored });
  expect(auth.renewed).toEqual([]);
  auth.actor.send(used);
  expect(auth.renewed).toEqual(['restored']);
});

test('a failed renewal is retried at the next interval', async () => {
  const auth = await signedIn({}, () => Promise.reject(new TypeError('offline')));
  auth.actor.send(used);
  auth.advance(quarterHourMs);
  // The rejection is handled in a separate microtask.
  await new Promise(setImmediate);
  auth.advance(quarterHourMs);
  expect(auth.renewed).toEqual(['fresh', 'fresh']);
  expect(auth.actor.getSnapshot().value).toBe('authenticated');
});

test('renewals do not overlap', async () => {
  const auth = await signedIn({}, () => new Promise(() => {}));
  for (let turn = 0; turn < 3; turn += 1) {
    auth.actor.send(used);
    auth.advance(quarterHourMs);
  }
  expect(auth.renewed).toEqual(['fresh']);
});

test.each([
  ['customer', '/login'],
  ['reseller', '/login'],
  ['admin', '/admin'],
  ['superadmin', '/admin'],
])('a renewal that finds the session ended expires it and redirects a %s to %s', async (role, path) => {
  const auth = createTestAuth({ session: { token: 't', user: { role } } });
  auth.actor.send(used);
  (await auth.nextCall('renew')).reject(new SessionEndedError('Your session has expired.'));
  await auth.until('expired');
  expect(auth.actor.getSnapshot().context.redirect).toBe(path);
  expect(auth.effects).toEqual(['clearSession', 'clearLists', 'clearPersisted']);
});

test('signing out aborts the pending renewal and stops the timer', async () => {
  const signals: AbortSignal[] = [];
  const auth = await signedIn({}, ({ signal }) => {
    signals.push(signal);
    return new Promise(() => {});
  });
  auth.actor.send(used);
  auth.advance(quarterHourMs);
  auth.actor.send({ type: 'signOut' });
  auth.advance(10 * quarterHourMs);
  expect(signals.map(({ aborted }) => aborted)).toEqual([true]);
});

test('a session replaced by another tab is renewed with the new token', async () => {
  const auth = await signedIn();
  auth.actor.send({ type: 'session.replaced', session: { token: 'next', user: { role: 'admin' } } });
  auth.actor.send(used);
  auth.advance(quarterHourMs);
  expect(auth.renewed).toEqual(['next']);
});

test('the response to the renewal of a replaced session does not end the new one', async () => {
  const auth = createTestAuth({ session: restored });
  auth.actor.send(used);
  const late = await auth.nextCall('renew');
  auth.actor.send({ type: 'session.replaced', session: fresh });
  late.reject(new SessionEndedError('gone'));
  await new Promise(setImmediate);
  expect(auth.actor.getSnapshot().value).toBe('authenticated');
});

test('stopping the actor stops the timer', async () => {
  const auth = await signedIn();
  auth.actor.send(used);
  auth.actor.stop();
  auth.advance(quarterHourMs);
  expect(auth.renewed).toEqual([]);
});
