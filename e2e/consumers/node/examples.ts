import assert from 'node:assert/strict';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { session } from './api/api.ts';
import { readCasts } from './api/casts.ts';
import { titles } from './api/lists-test.ts';
import { followCast } from './api/live.ts';
import { signIn } from './api/sign-in.ts';

// What the examples of the auth machine expect of a browser.
const stored = new Map<string, string>();
const origin = process.env.STUDIO_ORIGIN ?? '';
const browserFetch = globalThis.fetch;
Object.assign(globalThis, {
  fetch: (path: string | Request, init?: RequestInit) =>
    browserFetch(typeof path === 'string' ? origin + path : path, init),
  localStorage: {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  },
  window: new EventTarget(),
  history: { pushState: (_state: null, _unused: string, url: string) => void visited.push(url) },
});
const visited: string[] = [];
const { auth } = await import('./auth-machine/auth.ts');
const { lists } = await import('./auth-machine/services.ts');
const owner = { email: 'owner@studio.test', password: 'studio-demo-1' };
after(() => auth.stop());

const reached = (value: string) =>
  new Promise<void>((resolve) => {
    const check = () => {
      if (auth.getSnapshot().value !== value) return;
      subscription.unsubscribe();
      resolve();
    };
    const subscription = auth.subscribe(check);
    check();
  });

test('neither package brings React', () => {
  const installed = readdirSync(join(import.meta.dirname, 'node_modules'));
  assert.ok(installed.includes('xstate'));
  assert.ok(!installed.includes('react') && !installed.includes('@xstate'));
});

test('@unmuted/api: the examples sign in, read a list and follow a cast', async () => {
  assert.match((await signIn(owner.email, 'wrong-password')) ?? '', /\w/);
  assert.equal(session.token, null);
  assert.equal(await signIn(owner.email, owner.password), null);
  const { casts, total } = await readCasts();
  assert.ok(casts.length > 0 && total >= casts.length);
  const listeners = await new Promise<number>((resolve) => {
    const stop = followCast('aurora', (count) => {
      stop();
      resolve(count);
    });
  });
  assert.ok(listeners >= 0);
});

test('@unmuted/api/testing: the example reports the failure', () => {
  assert.equal(titles.length, 1);
});

test('@unmuted/auth-machine: a customer signs in with the lists of the option', async () => {
  auth.send({ type: 'signIn.customer', credentials: { ...owner, password: 'wrong-password' } });
  await reached('failed');
  assert.match(auth.getSnapshot().context.message ?? '', /\w/);
  auth.send({ type: 'signIn.customer', credentials: owner });
  await reached('authenticated');
  assert.deepEqual(auth.getSnapshot().context.progress, { products: 'done', sites: 'done' });
  assert.deepEqual([...lists.keys()], ['products', 'sites']);
  assert.equal(stored.get('auth_token'), auth.getSnapshot().context.token);
  auth.send({ type: 'signOut' });
  await reached('idle');
  assert.deepEqual([stored.size, lists.size, visited], [0, 0, ['/dashboard', '/']]);
});

test('@unmuted/auth-machine: an admin signs in without lists', async () => {
  auth.send({ type: 'signIn.admin', credentials: { username: 'admin', password: owner.password } });
  await reached('authenticated');
  assert.equal(auth.getSnapshot().context.user?.role, 'admin');
  assert.equal(lists.size, 0);
});
