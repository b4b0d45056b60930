import { networkInterfaces } from 'node:os';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { EngineEvent } from '../engine.ts';
import { RecordedHooks } from '../testing/recorded-hooks.ts';
import { type HookServer, startHookServer } from './hook-server.ts';

let server: HookServer;
let hooks: RecordedHooks;
let events: EngineEvent[];
let errors: unknown[];

beforeEach(async () => {
  hooks = new RecordedHooks();
  events = [];
  errors = [];
  server = await startHookServer({
    hooks,
    onEvent: (event) => events.push(event),
    onError: (error) => errors.push(error),
  });
});

afterEach(() => server.close());

const basicOf = (password: string): string =>
  `Basic ${Buffer.from(`${server.target.username}:${password}`).toString('base64')}`;

function post(body: string, more: { path?: string; method?: string; secret?: string | null } = {}) {
  const { path = server.target.url, method = 'POST', secret = server.target.password } = more;
  return fetch(new URL(path, server.target.url), {
    method,
    ...(method === 'POST' && { body }),
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      ...(secret !== null && { authorization: basicOf(secret) }),
    },
  });
}

const join = 'action=listener_add&client=7&mount=%2fa&ip=127%2e0%2e0%2e1&agent=VLC%2f3';

test('admits a listener with the header that engines expect', async () => {
  const reply = await post(join);
  expect([reply.status, reply.headers.get('icecast-auth-user')]).toEqual([200, '1']);
  expect(hooks.joins).toEqual([
    { mount: '/a', clientId: '7', ip: '127.0.0.1', agent: 'VLC/3', referrer: null },
  ]);
});

test('rejects with a reason and without that header, whatever characters the reason contains', async () => {
  hooks.answer = () => ({ allowed: false, message: 'Pas ici\r\nicecast-auth-user: 1 é' });
  const reply = await post(join);
  expect([reply.status, reply.headers.get('icecast-auth-user')]).toEqual([200, null]);
  expect(reply.headers.get('icecast-auth-message')).toBe('Pas ici??icecast-auth-user: 1 ?');
});

test('rejects when a hook throws', async () => {
  hooks.answer = () => {
    throw new Error('broken');
  };
  const reply = await post(join);
  expect([reply.status, reply.headers.get('icecast-auth-user')]).toEqual([200, null]);
  expect(errors).toEqual([new Error('broken')]);
});

test('reports leaves and mount changes', async () => {
  await post('action=listener_remove&client=7&mount=%2fa&duration=4');
  await post(join.replace('listener_add', 'listener_full'));
  expect(hooks.rejections).toMatchObject([{ mount: '/a', clientId: '7', agent: 'VLC/3' }]);
  expect(hooks.joins).toEqual([]);
  await post('action=mount_add&mount=%2fa');
  await post('action=mount_remove&mount=%2fa');
  expect(hooks.leaves).toEqual([{ mount: '/a', clientId: '7', durationS: 4 }]);
  expect(events.map(({ kind }) => kind)).toEqual(['mountUp', 'mountDown']);
});

test('[C6] serves engines only on loopback and with a secret, and nothing else', async () => {
  const { url, password } = server.target;
  expect(new URL(url).hostname).toBe('127.0.0.1');
  const others = Object.values(networkInterfaces()).flatMap((each) => each ?? []);
  for (const { address, family, internal } of others) {
    if (internal || family !== 'IPv4') continue;
    await expect(fetch(url.replace('127.0.0.1', address))).rejects.toThrow();
  }
  expect(password).toMatch(/^[\w-]{32}$/);
  expect((await post(join, { secret: null })).status).toBe(401);
  expect((await post(join, { secret: `${password}x` })).status).toBe(401);
  expect((await post(join, { secret: '' })).status).toBe(401);
  expect((await post(join, { path: '/' })).status).toBe(404);
  expect((await post(join, { path: '/engine/' })).status).toBe(404);
  expect((await post(join, { path: '/api/users' })).status).toBe(404);
  expect((await post(join, { method: 'GET' })).status).toBe(404);
  expect(hooks.joins).toEqual([]);
});

test('admits no one on an unreadable request', async () => {
  const strange = await post('action=listener_add');
  expect([strange.status, strange.headers.get('icecast-auth-user')]).toEqual([400, null]);
  const large = await post(`${join}&x=${'x'.repeat(17_000)}`);
  expect([large.status, large.headers.get('icecast-auth-user')]).toEqual([413, null]);
  expect(hooks.joins).toEqual([]);
});
