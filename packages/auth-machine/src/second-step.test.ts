import { describe, expect, test } from 'vitest';
import {
  type AuthEvent,
  type AuthState,
  CodeRequiredError,
  SignInError,
  selectChallenge,
  selectMessage,
  selectReason,
  selectRetryAt,
} from '#/index.ts';
import { createTestAuth, type TestAuth } from '#/testing/index.ts';

const admin = { token: 'token-2', user: { role: 'superadmin' } };
const typed = { username: 'admin', password: 'studio-demo-1' };
const withoutCode: AuthEvent = { type: 'signIn.admin', credentials: typed };
const withCode: AuthEvent = { type: 'signIn.admin', credentials: { ...typed, code: '123456' } };
const withoutEmptyCode: AuthEvent = { type: 'signIn.admin', credentials: { ...typed, code: '' } };

const contextOf = ({ actor }: TestAuth) => actor.getSnapshot().context;
const challengeOf = ({ actor }: TestAuth) => selectChallenge(actor.getSnapshot());

/** A sign-in with a correct password. */
async function askedForCode(auth = createTestAuth()): Promise<TestAuth> {
  auth.actor.send(withoutCode);
  (await auth.nextCall('signInAdmin')).reject(new CodeRequiredError('Enter the code.'));
  await auth.until('idle');
  return auth;
}

async function refusedCode(error: unknown = new SignInError('That code is not valid.')): Promise<TestAuth> {
  const auth = await askedForCode();
  auth.actor.send(withCode);
  (await auth.nextCall('signInAdmin')).reject(error);
  await auth.until('failed');
  return auth;
}

/** The three states with a pending challenge. */
const moments: readonly [AuthState, () => Promise<TestAuth>][] = [
  ['idle', askedForCode],
  [
    'pending',
    async () => {
      const auth = await askedForCode();
      auth.actor.send(withCode);
      return auth;
    },
  ],
  ['failed', refusedCode],
];

describe('a missing code', () => {
  test('is required without a failure', async () => {
    const auth = await askedForCode();
    expect(auth.actor.getSnapshot().value).toBe('idle');
    expect(contextOf(auth)).toMatchObject({ challenge: 'code', message: undefined, showMessage: false });
    expect(auth.effects).toEqual([]);
  });

  test('is required of customers and admins alike, before any list is loaded', async () => {
    const auth = createTestAuth({ lists: ['products'] });
    auth.actor.send({
      type: 'signIn.customer',
      credentials: { email: 'owner@studio.test', password: 'studio-demo-1' },
    });
    (await auth.nextCall('signInCustomer')).reject(new CodeRequiredError());
    await auth.until('idle');
    expect(contextOf(auth)).toMatchObject({ challenge: 'code', progress: { products: 'waiting' } });
  });

  test('leaves neither password nor code in the context', async () => {
    const auth = await refusedCode();
    const remembered = JSON.stringify(contextOf(auth));
    expect(remembered).not.toContain('studio-demo-1');
    expect(remembered).not.toContain('123456');
  });
});

describe('a code', () => {
  test('is sent with the previous input', async () => {
    const auth = await askedForCode();
    auth.actor.send(withCode);
    const { request } = await auth.nextCall('signInAdmin');
    expect(request.credentials).toEqual({ ...typed, code: '123456' });
  });

  test('stays required while it is verified', async () => {
    const auth = await askedForCode();
    auth.actor.send(withCode);
    expect(auth.actor.getSnapshot().value).toBe('pending');
    expect(challengeOf(auth)).toBe('code');
  });

  test('that is correct signs in and clears the challenge', async () => {
    const auth = await askedForCode();
    auth.actor.send(withCode);
    (await auth.nextCall('signInAdmin')).resolve(admin);
    await auth.until('authenticated');
    expect(contextOf(auth)).toMatchObject({ ...admin, challenge: undefined });
    expect(auth.effects).toEqual(['storeSession']);
  });

  test('that is wrong fails with its message and stays required', async () => {
    const auth = await refusedCode();
    expect(auth.actor.getSnapshot().value).toBe('failed');
    expect(challengeOf(auth)).toBe('code');
    expect(selectMessage(auth.actor.getSnapshot())).toBe('That code is not valid.');
  });
});

describe.each(moments)('the challenge, in %s,', (_state, reach) => {
  test.each(['cancel', 'challenge.dismissed', 'signOut'] as const)('is cleared by %s', async (type) => {
    const auth = await reach();
    auth.actor.send({ type });
    expect(auth.actor.getSnapshot().value).toBe('idle');
    expect(contextOf(auth)).toMatchObject({ challenge: undefined, message: undefined });
  });

  test('ends when another tab signs in', async () => {
    const auth = await reach();
    auth.actor.send({ type: 'session.replaced', session: admin });
    expect(contextOf(auth)).toMatchObject({ ...admin, challenge: undefined });
  });
});

test.each([
  ['none', withoutCode],
  ['an empty one', withoutEmptyCode],
])('a sign-in with %s starts over', async (_what, event) => {
  const auth = await refusedCode();
  auth.actor.send(event);
  expect(challengeOf(auth)).toBeUndefined();
});

describe('a throttled sign-in', () => {
  const throttled = () => new SignInError('Too many tries.', { reason: 'throttled', retryAfterS: 250 });

  test('provides the time of the next allowed attempt, by the machine’s clock', async () => {
    const auth = createTestAuth();
    auth.advance(1000);
    auth.actor.send(withoutCode);
    (await auth.nextCall('signInAdmin')).reject(throttled());
    await auth.until('failed');
    expect(selectRetryAt(auth.actor.getSnapshot())).toBe(251_000);
    expect(selectReason(auth.actor.getSnapshot())).toBe('throttled');
  });

  test('applies to a code too, and keeps the challenge', async () => {
    const auth = await refusedCode(throttled());
    expect(contextOf(auth)).toMatchObject({ challenge: 'code', retryAt: 250_000 });
  });

  test.each([
    ['the next sign-in', withCode],
    ['dismissing the message', { type: 'message.dismissed' }],
  ] as const)('is cleared with %s', async (_what, event) => {
    const auth = await refusedCode(throttled());
    auth.actor.send(event);
    expect(contextOf(auth)).toMatchObject({ reason: undefined, retryAt: undefined });
  });

  test('is cleared when the next rejection has no retry time', async () => {
    const auth = await refusedCode(throttled());
    auth.actor.send(withCode);
    (await auth.nextCall('signInAdmin')).reject(new SignInError('no'));
    await auth.until('failed');
    expect(contextOf(auth)).toMatchObject({ message: 'no', reason: undefined, retryAt: undefined });
  });
});

test('an error of another type has no reason and no retry time', async () => {
  const auth = await refusedCode(Object.assign(new Error('no'), { reason: 'x', retryAfterS: 5 }));
  expect(contextOf(auth)).toMatchObject({ message: 'Login failed', reason: undefined, retryAt: undefined });
});
