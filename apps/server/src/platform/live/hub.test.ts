import { once } from 'node:events';
import type { Readable } from 'node:stream';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { ActiveSession, Scope } from '#/platform/auth/scope.ts';
import { LiveHub, type LiveHubOptions } from '#/platform/live/hub.ts';
import type { FeedTopic, ValueTopic } from '#/platform/live/live-topic.ts';
import { TestClock } from '#/testing/stand-ins/test-clock.ts';

const values = new Map<string, unknown>();
const changes: { key: string; cursor: number }[] = [];
let reads: [scope: string, keys: readonly string[]][];
let ended: Set<string>;
let hub: LiveHub;
let notify: (topics: readonly string[] | null, sequence: string) => void;
let wait: Promise<unknown> | undefined;

/** Only its own customer may hear a key that starts with a customer's id. */
const mayHear = (scope: Scope, key: string) => scope.kind === 'admin' || key.startsWith(scope.customerId);
const scopeName = (scope: Scope) => (scope.kind === 'admin' ? 'admin' : scope.customerId);

const station: ValueTopic = {
  kind: 'value',
  name: 'station',
  permission: 'products.view',
  async read(scope, keys) {
    reads.push([scopeName(scope), keys]);
    const found = keys.filter((key) => mayHear(scope, key) && values.has(key));
    const result = new Map(found.map((key) => [key, values.get(key)]));
    await wait;
    return result;
  },
};
const songs: FeedTopic = {
  kind: 'feed',
  name: 'songs',
  permission: 'listeners.view',
  readCursor: async (_scope, key) => changes.findLast((change) => change.key === key)?.cursor ?? 0,
  async readChange(scope, key, after) {
    reads.push([scopeName(scope), [key, String(after)]]);
    const last = changes.findLast((change) => change.key === key && change.cursor > after);
    return last ? { after, ...last } : null;
  },
  start: (key, cursor) => ({ key, cursor }),
};

function createHub(options: Partial<LiveHubOptions> = {}): LiveHub {
  return new LiveHub({
    topics: [station, songs],
    bus: {
      subscribe: async (listener) => {
        notify = listener;
        return () => {};
      },
    },
    clock: new TestClock(),
    findValidSessions: async (sessions) => {
      await wait;
      return new Set(
        sessions.map(({ tokenHash }) => tokenHash.toString('hex')).filter((hash) => !ended.has(hash)),
      );
    },
    heartbeatMs: 600_000,
    onError: (error) => {
      throw error;
    },
    ...options,
  });
}

beforeEach(() => {
  values.clear();
  changes.length = 0;
  reads = [];
  ended = new Set();
  wait = undefined;
  hub = createHub();
});
afterEach(() => hub.close());

const sessionOf = (customerId: string, token = customerId) =>
  ({
    scope: { kind: 'customer', customerId, accountId: customerId, role: 'owner' },
    tokenHash: Buffer.from(token),
  }) as ActiveSession;
const hashOf = (token: string) => Buffer.from(token).toString('hex');

/** Collects what a stream sends. */
function collect(stream: Readable) {
  const chunks: string[] = [];
  stream.on('data', (chunk) => chunks.push(String(chunk)));
  return {
    data: () =>
      chunks.flatMap((chunk) => {
        const json = /^data: (.*)$/m.exec(chunk)?.[1];
        return json ? [JSON.parse(json) as { event: string; data: unknown }] : [];
      }),
    text: () => chunks.join(''),
  };
}
const open = async (customer: string, ...topics: string[]) =>
  collect(await hub.open(sessionOf(customer), topics));

it('serves topics that only their declarations know', async () => {
  values.set('a-one', { title: 'First' });
  changes.push({ key: 'a-one', cursor: 7 });
  const reader = await open('a', 'station:a-one', 'songs:a-one');
  await vi.waitFor(() => expect(reader.data()).toHaveLength(2));
  values.set('a-one', { title: 'Second' });
  changes.push({ key: 'a-one', cursor: 8 });
  notify(['station:a-one', 'songs:a-one'], '1');
  await vi.waitFor(() => expect(reader.data()).toHaveLength(4));
  expect(reader.data().map(({ event, data }) => [event, data])).toEqual([
    ['station', { title: 'First' }],
    ['songs', { key: 'a-one', cursor: 7 }],
    ['station', { title: 'Second' }],
    ['songs', { after: 7, key: 'a-one', cursor: 8 }],
  ]);
});

it.each(['station:b-one', 'station:a-missing', 'nothing:a-one', 'station'])(
  'reports the topic %s as not found',
  async (topic) => {
    values.set('b-one', {});
    await expect(hub.open(sessionOf('a'), [topic])).rejects.toMatchObject({ code: 'resource.not_found' });
  },
);

it('reads once per scope, whatever the number of readers and keys', async () => {
  values.set('a-one', 1).set('a-two', 1).set('b-one', 1);
  changes.push({ key: 'a-one', cursor: 1 });
  await open('a', 'station:a-one', 'songs:a-one');
  await open('a', 'station:a-one', 'station:a-two', 'songs:a-one');
  await open('b', 'station:b-one');
  reads = [];
  notify(['station:a-one', 'station:a-two', 'station:b-one', 'songs:a-one'], '1');
  await vi.waitFor(() => expect(reads).toHaveLength(3));
  expect(reads).toEqual([
    ['a', ['a-one', 'a-two']],
    ['a', ['a-one', '1']],
    ['b', ['b-one']],
  ]);
});

it('sends a value only when it has changed', async () => {
  values.set('a-one', 1);
  const reader = await open('a', 'station:a-one');
  notify(['station:a-one'], '1');
  values.set('a-two', 1);
  const other = await open('a', 'station:a-two');
  await vi.waitFor(() => expect(other.data()).toHaveLength(1));
  expect(reader.data()).toHaveLength(1);
});

it('loses no change while a stream opens', async () => {
  values.set('a-one', 1);
  await open('a', 'station:a-one');
  const { promise, resolve } = Promise.withResolvers<void>();
  wait = promise;
  const opening = open('a', 'station:a-one');
  await vi.waitFor(() => expect(reads).toHaveLength(2));
  values.set('a-one', 2);
  notify(['station:a-one'], '1');
  wait = undefined;
  resolve();
  const reader = await opening;
  await vi.waitFor(() => expect(reader.data().map(({ data }) => data)).toEqual([1, 2]));
});

it('disconnects a reader that falls too far behind, and no other', async () => {
  hub = createHub({ unreadLimitBytes: 2_000 });
  values.set('a-one', 0);
  const topics = ['station:a-one'];
  const [stuck, reading] = [await hub.open(sessionOf('a'), topics), await hub.open(sessionOf('a'), topics)];
  for (let value = 1; !stuck.destroyed; value += 1) {
    const received = once(reading, 'data');
    values.set('a-one', value);
    notify(topics, String(value));
    await received;
  }
  expect(reading.destroyed).toBe(false);
});

it('ends the streams of ended sessions, but not of sessions that opened during the check', async () => {
  hub = createHub({ heartbeatMs: 5 });
  values.set('a-one', 1);
  const first = await open('a', 'station:a-one');
  ended.add(hashOf('a'));
  const { promise, resolve } = Promise.withResolvers<void>();
  wait = promise;
  await vi.waitFor(() => expect(first.text()).toContain(': heartbeat'));
  wait = undefined;
  const late = collect(await hub.open(sessionOf('a', 'another'), ['station:a-one']));
  resolve();
  await vi.waitFor(() => expect(first.text()).toContain('event: bye'));
  await vi.waitFor(() => expect(late.text()).toContain(': heartbeat'));
  expect(late.text()).not.toContain('event: bye');
});

it('closes during a session check without writing to ended streams', async () => {
  const errors: unknown[] = [];
  hub = createHub({ heartbeatMs: 5 });
  values.set('a-one', 1);
  const stream = await hub.open(sessionOf('a'), ['station:a-one']);
  stream.on('error', (error) => errors.push(error));
  const { promise, resolve } = Promise.withResolvers<void>();
  wait = promise;
  ended.add(hashOf('a'));
  await once(stream, 'readable');
  const closing = hub.close();
  resolve();
  await closing;
  expect(errors).toEqual([]);
});

it('closes with `bye`, after its queries have completed', async () => {
  hub = createHub({ heartbeatMs: 5 });
  values.set('a-one', 1);
  const reader = await open('a', 'station:a-one');
  const { promise, resolve } = Promise.withResolvers<void>();
  wait = promise;
  await vi.waitFor(() => expect(reader.text()).toContain(': heartbeat'));
  let isClosed = false;
  const closing = hub.close().then(() => {
    isClosed = true;
  });
  await vi.waitFor(() => expect(reader.text()).toContain('event: bye'));
  expect(isClosed).toBe(false);
  resolve();
  await closing;
});

it('[I3] rejects streams of an account over its limit, until one ends; others are not affected', async () => {
  hub = createHub({ streamsPerAccount: 2 });
  values.set('a-one', 1);
  values.set('b-one', 1);
  const openFor = (customer: string, topic = `station:${customer}-one`) =>
    hub.open(sessionOf(customer), [topic]);
  const [first] = await Promise.all([openFor('a'), openFor('a')]);
  const tooMany = { code: 'request.rate_limited', headers: { 'retry-after': '30' } };
  await expect(openFor('a')).rejects.toMatchObject(tooMany);
  await expect(openFor('b')).resolves.toBeDefined();
  const closed = once(first, 'close');
  first.destroy();
  await closed;
  // A failed attempt does not count.
  await expect(openFor('a', 'station:b-one')).rejects.toMatchObject({ code: 'resource.not_found' });
  await expect(openFor('a')).resolves.toBeDefined();
  await expect(openFor('a')).rejects.toMatchObject(tooMany);
});

it('refuses a topic that the role does not permit', async () => {
  const analyst = { ...sessionOf('a'), scope: { kind: 'customer', accountId: 'a', role: 'analyst' } };
  const opening = hub.open(analyst as ActiveSession, ['songs:a-one']);
  await expect(opening).rejects.toThrow('account.not_permitted');
});
