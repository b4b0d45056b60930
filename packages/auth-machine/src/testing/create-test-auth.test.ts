import { expect, test } from 'vitest';
import { authStates, selectMessage, selectProgress } from '#/index.ts';
import { createTestAuth } from '#/testing/index.ts';

const session = { token: 'token-1', user: { role: 'customer' } };

test.each(authStates.filter((state) => state !== 'authenticated'))('a story can start in %s', (value) => {
  expect(createTestAuth({ at: { value } }).actor.getSnapshot().value).toBe(value);
});

test('a story can show a message and a progress', () => {
  const progress = { products: 'done', sites: 'busy' } as const;
  const { actor } = createTestAuth({
    lists: ['products', 'sites'],
    at: { value: 'pending', context: { progress, message: 'Wait', showMessage: true } },
  });
  expect(selectProgress(actor.getSnapshot())).toEqual(progress);
  expect(selectMessage(actor.getSnapshot())).toBe('Wait');
});

test('a story that starts during a sign-in can be left', () => {
  const { actor } = createTestAuth({ at: { value: 'pending' } });
  actor.send({ type: 'cancel' });
  expect(actor.getSnapshot().value).toBe('idle');
});

test('a session given at the start is stored', () => {
  const auth = createTestAuth({ session });
  expect(auth.actor.getSnapshot().value).toBe('authenticated');
  expect(auth.stored()).toEqual(session);
});

test('calls are returned in order', async () => {
  const auth = createTestAuth();
  const waiting = auth.nextCall('signInAdmin');
  for (const name of ['first', 'second']) {
    auth.actor.send({ type: 'signIn.admin', credentials: { username: name, password: 'x' } });
    auth.actor.send({ type: 'cancel' });
  }
  const calls = [await waiting, await auth.nextCall('signInAdmin')];
  expect(calls.map(({ request }) => request.credentials.username)).toEqual(['first', 'second']);
});
