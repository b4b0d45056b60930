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

/** A sign-in whose password was right. */
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

/** The three moments at which a code is asked for. */
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
  test('is asked for, and nothing has failed', async () => {
    const auth = await askedForCode();
    expect(auth.actor.getSnapshot().value).toBe('idle');
    expect(contextOf(auth)).toMatchObject({ challenge: 'code', message: undefined, showMessage: false });
    expect(auth.effects).toEqual([]);
  });

  test('is told to a customer as to an admin, before any list is loaded', async () => {
    const auth = createTestAuth();
    auth.actor.send({
      type: 'signIn.customer',
      credentials: { email: 'owner@studio.test', password: 'studio-demo-1' },
    });
    (await auth.nextCall('signInCustomer')).reject(new CodeRequiredError());
    await auth.until('idle');
    expect(contextOf(auth)).toMatchObject({ challenge: 'code', progress: { products: 'waiting' } });
  });

  test('leaves neither password nor code in what is remembered', async () => {
    const auth = await refusedCode();
    const remembered = JSON.stringify(contextOf(auth));
    expect(remembered).not.toContain('studio-demo-1');
    expect(remembered).not.toContain('123456');
  });
});

describe('a code', () => {
  test('goes out with what was typed before', async () => {
    const auth = await askedForCode();
    auth.actor.send(withCode);
    const { request } = await auth.nextCall('signInAdmin');
    expect(request.credentials).toEqual({ ...typed, code: '123456' });
  });

  test('is still asked for while it is judged', async () => {
    const auth = await askedForCode();
    auth.actor.send(withCode);
    expect(auth.actor.getSnapshot().value).toBe('pending');
    expect(challengeOf(auth)).toBe('code');
  });

  test('that is right signs in, and the question is gone', async () => {
    const auth = await askedForCode();
    auth.actor.send(withCode);
    (await auth.nextCall('signInAdmin')).resolve(admin);
    await auth.until('authenticated');
    expect(contextOf(auth)).toMatchObject({ ...admin, challenge: undefined });
    expect(auth.effects).toEqual(['storeSession']);
  });

  test('that is wrong fails with its message and is asked for again', async () => {
    const auth = await refusedCode();
    expect(auth.actor.getSnapshot().value).toBe('failed');
    expect(challengeOf(auth)).toBe('code');
    expect(selectMessage(auth.actor.getSnapshot())).toBe('That code is not valid.');
  });
});

describe.each(moments)('the question, in %s,', (_state, reach) => {
  test.each(['cancel', 'challenge.dismissed', 'signOut'] as const)('is taken back by %s', async (type) => {
    const auth = await reach();
    auth.actor.send({ type });
    expect(auth.actor.getSnapshot().value).toBe('idle');
    expect(contextOf(auth)).toMatchObject({ challenge: undefined, message: undefined });
  });

  test('ends with a session of another tab', async () => {
    const auth = await reach();
    auth.actor.send({ type: 'session.replaced', session: admin });
    expect(contextOf(auth)).toMatchObject({ ...admin, challenge: undefined });
  });
});

test.each([
  ['none', withoutCode],
  ['an empty one', withoutEmptyCode],
])('a sign-in with %s begins anew', async (_what, event) => {
  const auth = await refusedCode();
  auth.actor.send(event);
  expect(challengeOf(auth)).toBeUndefined();
});

describe('a throttled sign-in', () => {
  const throttled = () => new SignInError('Too many tries.', { reason: 'throttled', retryAfterS: 250 });

  test('tells until when another try would be refused, by the clock of the machine', async () => {
    const auth = createTestAuth();
    auth.advance(1000);
    auth.actor.send(withoutCode);
    (await auth.nextCall('signInAdmin')).reject(throttled());
    await auth.until('failed');
    expect(selectRetryAt(auth.actor.getSnapshot())).toBe(251_000);
    expect(selectReason(auth.actor.getSnapshot())).toBe('throttled');
  });

  test('is told of a code too, whose place stays', async () => {
    const auth = await refusedCode(throttled());
    expect(contextOf(auth)).toMatchObject({ challenge: 'code', retryAt: 250_000 });
  });

  test.each([
    ['the next sign-in', withCode],
    ['dismissing the message', { type: 'message.dismissed' }],
  ] as const)('is forgotten with %s', async (_what, event) => {
    const auth = await refusedCode(throttled());
    auth.actor.send(event);
    expect(contextOf(auth)).toMatchObject({ reason: undefined, retryAt: undefined });
  });

  test('is forgotten when the next refusal says nothing of a wait', async () => {
    const auth = await refusedCode(throttled());
    auth.actor.send(withCode);
    (await auth.nextCall('signInAdmin')).reject(new SignInError('no'));
    await auth.until('failed');
    expect(contextOf(auth)).toMatchObject({ message: 'no', reason: undefined, retryAt: undefined });
  });
});

test('an error of another kind has no reason and no wait', async () => {
  const auth = await refusedCode(Object.assign(new Error('no'), { reason: 'x', retryAfterS: 5 }));
  expect(contextOf(auth)).toMatchObject({ message: 'Login failed', reason: undefined, retryAt: undefined });
});
