import { describe, expect, test, vi } from 'vitest';
import {
  type AuthEvent,
  type AuthUser,
  createAuthActor,
  type ListProgress,
  type LoadListRequest,
  type LoadProfileRequest,
  SessionEndedError,
  SignInError,
  type SignInReply,
  selectIsLoading,
  selectMessage,
} from '#/index.ts';
import { createTestAuth, type TestAuth, type TestAuthOptions } from '#/testing/index.ts';

const lists = ['products', 'sites', 'skills', 'apps'] as const;
type List = (typeof lists)[number];
type Options = TestAuthOptions<AuthUser, List>;
type Started = TestAuth<AuthUser, List>;

const start = (options?: Options): Started => createTestAuth({ lists, ...options });

const customer = { token: 'token-1', user: { role: 'customer' } };
const admin = { token: 'token-2', user: { role: 'superadmin' } };
const asCustomer: AuthEvent = {
  type: 'signIn.customer',
  credentials: { email: 'owner@studio.test', password: 'studio-demo-1' },
};
const asAdmin: AuthEvent = {
  type: 'signIn.admin',
  credentials: { username: 'admin', password: 'studio-demo-1' },
};

async function customerWith(reply: SignInReply, options?: Options): Promise<Started> {
  const auth = start(options);
  auth.actor.send(asCustomer);
  (await auth.nextCall('signInCustomer')).resolve(reply);
  return auth;
}

async function loadAll(auth: Started): Promise<List[]> {
  const seen: List[] = [];
  for (const _ of lists) {
    const call = await auth.nextCall('loadList');
    seen.push(call.request.list);
    call.resolve(undefined);
  }
  return seen;
}

async function refusedWith(error: unknown, options?: Options): Promise<Started> {
  const auth = start(options);
  auth.actor.send(asCustomer);
  (await auth.nextCall('signInCustomer')).reject(error);
  await auth.until('failed');
  return auth;
}

describe('a customer sign-in', () => {
  test('is loading while in progress', () => {
    const auth = start();
    auth.actor.send(asCustomer);
    expect(selectIsLoading(auth.actor.getSnapshot())).toBe(true);
  });

  test('passes the input on', async () => {
    const auth = start();
    auth.actor.send(asCustomer);
    const { request } = await auth.nextCall('signInCustomer');
    expect(request.credentials).toEqual({ email: 'owner@studio.test', password: 'studio-demo-1' });
  });

  test('stores token and user once and redirects to the dashboard', async () => {
    const auth = await customerWith(customer);
    await loadAll(auth);
    await auth.until('authenticated');
    expect(auth.actor.getSnapshot().context).toMatchObject({ ...customer, redirect: '/dashboard' });
    expect(auth.stored()).toEqual(customer);
    expect(auth.effects).toEqual(['storeSession']);
  });

  test('stores the session before subscribers are notified', async () => {
    const auth = start();
    const storedAtEvents: unknown[] = [];
    auth.actor.subscribe(({ value }) => {
      if (value === 'authenticated') storedAtEvents.push(auth.stored());
    });
    auth.actor.send(asCustomer);
    (await auth.nextCall('signInCustomer')).resolve(customer);
    await loadAll(auth);
    await auth.until('authenticated');
    expect(storedAtEvents).toEqual([customer]);
  });

  test('redirects to the requested page', async () => {
    const auth = start();
    auth.actor.send({ ...asCustomer, returnTo: '/station/7' });
    (await auth.nextCall('signInCustomer')).resolve(customer);
    await loadAll(auth);
    await auth.until('authenticated');
    expect(auth.actor.getSnapshot().context.redirect).toBe('/station/7');
  });

  test('ignores a second submit', async () => {
    const called: string[] = [];
    const signInCustomer = () => {
      called.push('customer');
      return new Promise<SignInReply>(() => {});
    };
    const auth = start({ services: { signInCustomer } });
    auth.actor.send(asCustomer);
    auth.actor.send(asCustomer);
    auth.actor.send(asAdmin);
    expect(called).toEqual(['customer']);
  });

  test('keeps no password in the context', async () => {
    const auth = await customerWith(customer);
    expect(JSON.stringify(auth.actor.getSnapshot().context)).not.toContain('studio-demo-1');
  });
});

describe('[G1] the profile', () => {
  const profile = { ...customer.user, name: 'Aoife Brennan' };

  test('is loaded after the token and before the lists, with the session that is not stored yet', async () => {
    const calls: unknown[] = [];
    const loadProfile = async ({ session }: LoadProfileRequest) => {
      calls.push(session);
      return profile;
    };
    const loadList = async ({ list, session }: LoadListRequest) => calls.push([list, session.user]);
    const auth = await customerWith(customer, { services: { loadProfile, loadList } });
    await auth.until('authenticated');
    expect(calls).toEqual([customer, ...lists.map((list) => [list, profile])]);
    expect(auth.stored()).toEqual({ ...customer, user: profile });
    expect(auth.actor.getSnapshot().context.user).toEqual(profile);
  });

  test('that fails leaves the user of the response, and the sign-in continues', async () => {
    const services = { loadProfile: () => Promise.reject(new Error('503')), loadList: async () => {} };
    const auth = await customerWith(customer, { services });
    await auth.until('authenticated');
    expect(auth.stored()).toEqual(customer);
  });

  test('ends the sign-in if the server ended the session', async () => {
    const services = { loadProfile: () => Promise.reject(new SessionEndedError('Session over')) };
    const auth = await customerWith(customer, { services });
    await auth.until('failed');
    expect(auth.actor.getSnapshot().context.message).toBe('Session over');
    expect(auth.stored()).toBeUndefined();
  });

  test('is not loaded for an admin', async () => {
    const loadProfile = vi.fn();
    const auth = start({ services: { loadProfile } });
    auth.actor.send(asAdmin);
    (await auth.nextCall('signInAdmin')).resolve(admin);
    await auth.until('authenticated');
    expect(loadProfile).not.toHaveBeenCalled();
  });
});

describe('the lists', () => {
  test('are loaded in the order of the option', async () => {
    const auth = await customerWith(customer);
    expect(await loadAll(auth)).toEqual(lists);
  });

  test('get the session that is not stored yet', async () => {
    const auth = await customerWith(customer);
    expect((await auth.nextCall('loadList')).request.session).toEqual(customer);
    expect(auth.stored()).toBeUndefined();
  });

  test('are never loaded concurrently', async () => {
    let busy = 0;
    let most = 0;
    const loadList = async () => {
      busy += 1;
      most = Math.max(most, busy);
      await Promise.resolve();
      busy -= 1;
    };
    const auth = await customerWith(customer, { services: { loadList } });
    await auth.until('authenticated');
    expect(most).toBe(1);
  });

  test('report their progress', async () => {
    const auth = start();
    const steps: ListProgress[][] = [];
    auth.actor.subscribe(({ value, context }) => {
      if (value === 'pending') steps.push(Object.values(context.progress));
    });
    auth.actor.send(asCustomer);
    (await auth.nextCall('signInCustomer')).resolve(customer);
    (await auth.nextCall('loadList')).resolve(undefined);
    (await auth.nextCall('loadList')).reject(new Error('503'));
    await auth.nextCall('loadList');
    expect(steps).toEqual([
      ['waiting', 'waiting', 'waiting', 'waiting'],
      ['busy', 'waiting', 'waiting', 'waiting'],
      ['done', 'waiting', 'waiting', 'waiting'],
      ['done', 'busy', 'waiting', 'waiting'],
      ['done', 'failed', 'waiting', 'waiting'],
      ['done', 'failed', 'busy', 'waiting'],
    ]);
  });

  test('do not stop the sign-in when one fails', async () => {
    const auth = await customerWith(customer);
    for (const _ of lists) (await auth.nextCall('loadList')).reject(new Error('503'));
    await auth.until('authenticated');
    expect(auth.stored()).toEqual(customer);
    expect(Object.values(auth.actor.getSnapshot().context.progress)).toEqual(lists.map(() => 'failed'));
  });

  test('fail the sign-in when one ends the session, with its message and nothing stored', async () => {
    const auth = await customerWith(customer);
    (await auth.nextCall('loadList')).resolve(undefined);
    (await auth.nextCall('loadList')).reject(
      new SessionEndedError('Your session has expired. Please log in again.'),
    );
    await auth.until('failed');
    expect(selectMessage(auth.actor.getSnapshot())).toBe('Your session has expired. Please log in again.');
    expect(auth.effects).toEqual(['clearSession', 'clearLists']);
  });

  test('are not loaded after one ended the session', async () => {
    const requested: List[] = [];
    const loadList: Options['services'] = {
      loadList: async ({ list }) => {
        requested.push(list);
        throw new SessionEndedError('gone');
      },
    };
    const auth = await customerWith(customer, { services: loadList });
    await auth.until('failed');
    expect(requested).toEqual(['products']);
  });
});

describe('an admin sign-in', () => {
  test('redirects to the admin dashboard without loading a list', async () => {
    const auth = start({ services: { loadList: () => Promise.reject(new Error('no list')) } });
    auth.actor.send(asAdmin);
    (await auth.nextCall('signInAdmin')).resolve(admin);
    await auth.until('authenticated');
    const { context } = auth.actor.getSnapshot();
    expect(context).toMatchObject({ ...admin, redirect: '/admin/dashboard' });
    expect(Object.values(context.progress)).toEqual(lists.map(() => 'waiting'));
  });
});

describe('a failed sign-in', () => {
  test("shows the server's message", async () => {
    const auth = await refusedWith(new SignInError('Too many attempts.'));
    expect(auth.actor.getSnapshot().context).toMatchObject({
      message: 'Too many attempts.',
      showMessage: true,
    });
  });

  test.each([
    ['no message', new SignInError('')],
    ['an ordinary error', new TypeError('Failed to fetch')],
    ['no error at all', undefined],
  ])("shows 'Login failed' for %s", async (_, error) => {
    const auth = await refusedWith(error);
    expect(selectMessage(auth.actor.getSnapshot())).toBe('Login failed');
  });

  test("shows the app's own text in the current language", async () => {
    let language = 'en';
    const texts = { failureMessage: () => (language === 'fr' ? 'Connexion refusée' : 'Login failed') };
    const auth = start(texts);
    auth.actor.send(asCustomer);
    language = 'fr';
    (await auth.nextCall('signInCustomer')).reject(new Error('x'));
    await auth.until('failed');
    expect(selectMessage(auth.actor.getSnapshot())).toBe('Connexion refusée');
  });

  test('clears the token and the user', async () => {
    const auth = await refusedWith(new SignInError('no'));
    expect(auth.effects).toEqual(['clearSession', 'clearLists']);
  });

  test("shows 'Token not found in response' when the response contains none, and stores nothing", async () => {
    for (const reply of [{}, { user: customer.user }, { ...customer, token: '' }]) {
      const auth = await customerWith(reply);
      await auth.until('failed');
      expect(selectMessage(auth.actor.getSnapshot())).toBe('Token not found in response');
      expect(auth.effects).not.toContain('storeSession');
    }
  });

  test("shows 'Login failed' when the response contains a token and no user", async () => {
    const auth = await customerWith({ token: 'token-1' });
    await auth.until('failed');
    expect(selectMessage(auth.actor.getSnapshot())).toBe('Login failed');
  });

  test('clears its message when dismissed', async () => {
    const auth = await refusedWith(new SignInError('no'));
    auth.actor.send({ type: 'message.dismissed' });
    expect(selectMessage(auth.actor.getSnapshot())).toBeUndefined();
  });

  test('clears its message when the next one starts, so that an equal text is announced again', async () => {
    const auth = await refusedWith(new SignInError('no'));
    auth.actor.send(asCustomer);
    expect(selectMessage(auth.actor.getSnapshot())).toBeUndefined();
  });
});

describe('an aborted sign-in', () => {
  test.each(['cancel', 'signOut'] as const)(
    'is aborted by %s and its late response ignored',
    async (type) => {
      const auth = start();
      auth.actor.send(asCustomer);
      const late = await auth.nextCall('signInCustomer');
      auth.actor.send({ type });
      expect(late.request.signal.aborted).toBe(true);
      late.resolve(customer);
      // A second sign-in that completes proves that the first could have interfered.
      auth.actor.send(asAdmin);
      (await auth.nextCall('signInAdmin')).resolve(admin);
      await auth.until('authenticated');
      expect(auth.actor.getSnapshot().context.token).toBe('token-2');
      expect(auth.effects.filter((effect) => effect === 'storeSession')).toHaveLength(1);
    },
  );

  test('does not affect the progress of the next one', async () => {
    const auth = await customerWith(customer);
    const late = await auth.nextCall('loadList');
    auth.actor.send({ type: 'cancel' });
    auth.actor.send(asCustomer);
    (await auth.nextCall('signInCustomer')).resolve(customer);
    await auth.nextCall('loadList');
    late.resolve(undefined);
    await new Promise(setImmediate);
    const { progress } = auth.actor.getSnapshot().context;
    expect(Object.values(progress)).toEqual(['busy', 'waiting', 'waiting', 'waiting']);
  });

  test('loads no further list', async () => {
    const requested: List[] = [];
    const auth = start({ services: { loadList: async ({ list }) => requested.push(list) } });
    auth.actor.send(asCustomer);
    const late = await auth.nextCall('signInCustomer');
    auth.actor.send({ type: 'signOut' });
    late.resolve(customer);
    await new Promise(setImmediate);
    expect(requested).toEqual([]);
  });
});

test('a throwing effect is reported and stops nothing', async () => {
  const reported: unknown[] = [];
  const full = new DOMException('Storage is full', 'QuotaExceededError');
  const auth = start({
    onEffectError: (error) => reported.push(error),
    services: {
      storeSession: () => {
        throw full;
      },
    },
  });
  auth.actor.send(asAdmin);
  (await auth.nextCall('signInAdmin')).resolve(admin);
  await auth.until('authenticated');
  expect(reported).toEqual([full]);
});

test('lists without the service that loads them are rejected at the start', () => {
  const never = () => new Promise<never>(() => {});
  const nothing = () => undefined;
  const services = {
    signInCustomer: never,
    signInAdmin: never,
    renew: never,
    storeSession: nothing,
    clearSession: nothing,
    clearLists: nothing,
    clearPersisted: nothing,
  };
  expect(() => createAuthActor(services, { lists })).toThrow('`lists` needs the service `loadList`');
  expect(createAuthActor(services).getSnapshot().context.progress).toEqual({});
});
