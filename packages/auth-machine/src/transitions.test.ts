import { describe, expect, test } from 'vitest';
import { type AuthEvent, type AuthState, authStates, SignInError } from '#/index.ts';
import { createTestAuth, type TestAuth } from '#/testing/index.ts';

const session = { token: 'token-1', user: { role: 'customer' } };
const other = { token: 'token-2', user: { role: 'admin' } };
const email = { email: 'owner@studio.test', password: 'studio-demo-1' };
const username = { username: 'admin', password: 'studio-demo-1' };

const events = {
  signInCustomer: { type: 'signIn.customer', credentials: email },
  signInAdmin: { type: 'signIn.admin', credentials: username },
  cancel: { type: 'cancel' },
  challengeDismissed: { type: 'challenge.dismissed' },
  signOut: { type: 'signOut' },
  droppedInCustomerArea: { type: 'session.dropped', area: 'customer' },
  droppedInAdminArea: { type: 'session.dropped', area: 'admin' },
  droppedWithAnOldToken: { type: 'session.dropped', area: 'customer', token: 'token-0' },
  goneInAnotherTab: { type: 'session.replaced', session: undefined },
  otherSessionInAnotherTab: { type: 'session.replaced', session: other },
  sameTokenInAnotherTab: { type: 'session.replaced', session },
  used: { type: 'session.used' },
  redirectCleared: { type: 'redirect.cleared' },
  messageDismissed: { type: 'message.dismissed' },
} as const satisfies Record<string, AuthEvent>;

type Effect = TestAuth['effects'][number];
type Cell = readonly [AuthState, ...Effect[]];
const wiped = ['clearSession', 'clearLists', 'clearPersisted'] as const;

type Row = Record<keyof typeof events, Cell>;

/** A row without changes, as a base. */
const still = (state: AuthState): Row => ({
  signInCustomer: [state],
  signInAdmin: [state],
  cancel: [state],
  challengeDismissed: [state],
  signOut: [state],
  droppedInCustomerArea: [state],
  droppedInAdminArea: [state],
  droppedWithAnOldToken: [state],
  goneInAnotherTab: [state],
  otherSessionInAnotherTab: ['authenticated', 'clearLists'],
  sameTokenInAnotherTab: ['authenticated', 'clearLists'],
  used: [state],
  redirectCleared: [state],
  messageDismissed: [state],
});
const signedOut = (state: AuthState): Row => ({
  ...still(state),
  signInCustomer: ['pending'],
  signInAdmin: ['pending'],
});

const table: Record<AuthState, Row> = {
  idle: signedOut('idle'),
  failed: signedOut('failed'),
  expired: signedOut('expired'),
  pending: {
    ...still('pending'),
    cancel: ['idle', 'clearLists'],
    signOut: ['idle', ...wiped],
  },
  authenticated: {
    ...still('authenticated'),
    signOut: ['idle', ...wiped],
    droppedInCustomerArea: ['expired', ...wiped],
    droppedInAdminArea: ['expired', ...wiped],
    goneInAnotherTab: ['idle', 'clearLists'],
    sameTokenInAnotherTab: ['authenticated'],
  },
};

async function authIn(state: AuthState): Promise<TestAuth> {
  const auth = createTestAuth(state === 'authenticated' || state === 'expired' ? { session } : {});
  if (state === 'expired') auth.actor.send(events.droppedInCustomerArea);
  if (state === 'pending' || state === 'failed') auth.actor.send(events.signInCustomer);
  if (state === 'failed') (await auth.nextCall('signInCustomer')).reject(new SignInError('Wrong password'));
  await auth.until(state);
  return auth;
}

describe.each(authStates)('in %s', (state) => {
  const rows = Object.entries(events).map(([name, event]) => {
    const [target, ...effects] = table[state][name as keyof typeof events];
    return { name, event, target, effects };
  });

  test.each(rows)('$name leads to $target with effects $effects', async ({ event, target, effects }) => {
    const auth = await authIn(state);
    const before = auth.effects.length;
    auth.actor.send(event);
    expect(auth.actor.getSnapshot().value).toBe(target);
    expect(auth.effects.slice(before)).toEqual(effects);
  });

  test.each(rows)('$name keeps a token and a user if and only if authenticated', async ({ event }) => {
    const auth = await authIn(state);
    auth.actor.send(event);
    const { value, context } = auth.actor.getSnapshot();
    const isSignedIn = value === 'authenticated';
    expect([context.token !== undefined, context.user !== undefined]).toEqual([isSignedIn, isSignedIn]);
  });
});

test.each(authStates.filter((state) => state !== 'authenticated'))(
  'in %s the redirect and the message can be cleared',
  (value) => {
    const context = { redirect: '/somewhere', message: 'Login failed', showMessage: true };
    const { actor } = createTestAuth({ at: { value, context } });
    actor.send(events.redirectCleared);
    expect(actor.getSnapshot()).toMatchObject({ value, context: { ...context, redirect: undefined } });
    actor.send(events.messageDismissed);
    expect(actor.getSnapshot().context).toMatchObject({ message: undefined, showMessage: false });
  },
);

describe('redirects', () => {
  test.each([
    ['signOut', '/'],
    ['droppedInCustomerArea', '/login'],
    ['droppedInAdminArea', '/admin'],
    ['goneInAnotherTab', '/'],
    ['otherSessionInAnotherTab', '/admin/dashboard'],
    ['sameTokenInAnotherTab', undefined],
    ['used', undefined],
  ] as const)('%s redirects a signed-in user to %s', async (name, path) => {
    const auth = await authIn('authenticated');
    auth.actor.send(events[name]);
    expect(auth.actor.getSnapshot().context.redirect).toBe(path);
  });

  test('use the app’s own paths where given', () => {
    const auth = createTestAuth({ session, defaultRedirects: { signedOut: '/bye' } });
    auth.actor.send(events.signOut);
    expect(auth.actor.getSnapshot().context.redirect).toBe('/bye');
  });

  test('a custom role belongs to the admin area when the app says so', () => {
    const auth = createTestAuth({ adminRoles: ['operator'] });
    auth.actor.send({ type: 'session.replaced', session: { token: 't', user: { role: 'operator' } } });
    expect(auth.actor.getSnapshot().context.redirect).toBe('/admin/dashboard');
  });
});

test('a signed-in user is redirected only once', async () => {
  const auth = await authIn('authenticated');
  auth.actor.send(events.otherSessionInAnotherTab);
  auth.actor.send(events.redirectCleared);
  expect(auth.actor.getSnapshot().context).toMatchObject({ ...other, redirect: undefined });
});

describe('sessions of other tabs', () => {
  test('a new session replaces the current one and stores nothing', async () => {
    const auth = await authIn('authenticated');
    auth.actor.send(events.otherSessionInAnotherTab);
    expect(auth.actor.getSnapshot().context).toMatchObject(other);
    expect(auth.stored()).toEqual(session);
  });

  test('the same token updates the profile and nothing else', async () => {
    const auth = await authIn('authenticated');
    auth.actor.send({ type: 'session.replaced', session: { ...session, user: { role: 'reseller' } } });
    expect(auth.actor.getSnapshot().context).toMatchObject({
      token: 'token-1',
      user: { role: 'reseller' },
      redirect: undefined,
    });
  });

  test('a new session ends the current sign-in', async () => {
    const auth = await authIn('pending');
    const call = await auth.nextCall('signInCustomer');
    auth.actor.send(events.otherSessionInAnotherTab);
    expect(call.request.signal.aborted).toBe(true);
  });
});

describe('sign-out', () => {
  test('clears the stored session', async () => {
    const auth = await authIn('authenticated');
    auth.actor.send(events.signOut);
    expect(auth.stored()).toBeUndefined();
  });

  test('runs once for any number of dropped calls', async () => {
    const auth = await authIn('authenticated');
    auth.actor.send(events.droppedInAdminArea);
    auth.actor.send(events.droppedInCustomerArea);
    expect(auth.effects).toEqual(wiped);
    expect(auth.actor.getSnapshot().context.redirect).toBe('/admin');
  });
});
