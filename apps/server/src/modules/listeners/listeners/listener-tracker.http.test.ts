import type { Ban } from '@unmuted/api/contract';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { EngineError } from '#/engine/engine-error.ts';
import {
  createListenerTracker,
  type ListenerTracker,
} from '#/modules/listeners/listeners/listener-tracker.ts';
import { createTestApp, type TestApp } from '#/testing/app/test-app.ts';
import { createFakeListeners, type FakeListeners } from '#/testing/stand-ins/fake-listeners.ts';
import { addListener, engineAnswers } from '#/testing/statistics/listeners.ts';

let test: TestApp;
let tracker: ListenerTracker;
let players: FakeListeners;
/** While set, every read by the tracker fails. */
let isAway: boolean;
const errors: unknown[] = [];

function createKeeper(): ListenerTracker {
  const { bus, clock, geo, secrets } = test.deps;
  const db = test.db.withPlugin({
    transformQuery({ node }) {
      if (isAway && node.kind === 'SelectQueryNode') throw new Error('the database is away');
      return node;
    },
    transformResult: async ({ result }) => result,
  });
  return createListenerTracker({ db, bus, clock, geo, secrets, onError: (error) => void errors.push(error) });
}

async function start(options: Parameters<typeof createFakeListeners>[0]): Promise<void> {
  players = createFakeListeners(options);
  tracker = createKeeper();
  await tracker.prepare();
  await tracker.takeOver();
  tracker.follow(players.engine);
}

beforeEach(async () => {
  errors.length = 0;
  isAway = false;
  test = await createTestApp();
  await engineAnswers(test);
});
afterEach(async () => {
  await tracker.stop();
  await test.close();
  expect(errors).toEqual([]);
});

const sessions = () =>
  test.db
    .selectFrom('listener_sessions')
    .select(['id', 'mount', 'end_reason'])
    .orderBy('started_at')
    .orderBy('id')
    .execute();
const perAddress = (limit: number) => test.db.updateTable('casts').set({ per_address: limit }).execute();

describe('the listeners of one address', () => {
  it.each([
    ['an IPv4 address', () => '203.0.113.7', '203.0.113.8'],
    ['an IPv6 /64', (index: number) => `2001:db8:1:2::${index + 1}`, '2001:db8:1:3::1'],
  ])('are limited to twenty by default, so that others still connect: %s', async (_name, ofOne, other) => {
    await start({ hooks: true });
    const joins = Array.from({ length: 30 }, (_, index) => players.join(tracker, { ip: ofOne(index) }));
    expect(joins.filter(({ allowed }) => allowed)).toHaveLength(20);
    expect(joins.at(-1)).toMatchObject({ message: 'Too many players listen from your address.' });
    expect(players.join(tracker, { ip: other }).allowed).toBe(true);
  });
});

describe('[D8] a full cast', () => {
  const rejections = () =>
    test.db.selectFrom('full_rejections').select(['hour', 'count', 'last_at']).execute();
  const limit = (listeners: number) =>
    test.db
      .updateTable('casts')
      .set({ listener_limit: listeners })
      .where('username', '=', 'aurora')
      .execute();

  it('counts the players it rejects, each once an hour, and notifies the cast', async () => {
    await limit(1);
    await start({ hooks: true });
    const changed: string[] = [];
    const unsubscribe = await test.deps.bus.subscribe((topics) => void changed.push(...(topics ?? [])));
    players.join(tracker);
    for (const ip of ['192.0.2.1', '192.0.2.1', '192.0.2.2']) {
      expect(players.join(tracker, { ip }).allowed).toBe(false);
    }
    await tracker.settle();
    await vi.waitFor(() => expect(changed).toContain('cast:aurora'));
    unsubscribe();
    const hour = new Date(Math.floor(test.clock.now().getTime() / 3_600_000) * 3_600_000);
    expect(await rejections()).toEqual([{ hour, count: 2, last_at: test.clock.now() }]);
    test.clock.advance({ minutes: 60 });
    players.join(tracker, { ip: '192.0.2.1' });
    await tracker.settle();
    expect((await rejections()).map(({ count }) => count)).toEqual([2, 1]);
  });

  it('counts the players that the engine rejects, except those that its rules reject anyway', async () => {
    await start({ hooks: true });
    const request = { mount: '/aurora', clientId: '9', agent: 'VLC/3', referrer: null };
    tracker.hooks.turnedAway({ ...request, ip: '192.0.2.1' });
    tracker.hooks.turnedAway({ ...request, ip: '192.0.2.1', mount: '/elsewhere' });
    await tracker.settle();
    expect(await rejections()).toMatchObject([{ count: 1 }]);
  });

  it('does not count players beyond the limit of an address', async () => {
    await perAddress(1);
    await start({ hooks: true });
    players.join(tracker);
    expect(players.join(tracker).allowed).toBe(false);
    await tracker.settle();
    expect(await rejections()).toEqual([]);
  });
});

describe('a restarted engine', () => {
  it('admits returning listeners immediately, before reconciliation', async () => {
    await perAddress(1);
    await start({ hooks: true });
    players.join(tracker);
    test.clock.advance({ seconds: 60 });
    expect(players.join(tracker).allowed).toBe(false);
    players.restart(test.clock.now());
    players.sourceUp('/aurora');
    test.clock.advance({ seconds: 1 });
    // A different client id, so that only the engine's restart reveals the change.
    await vi.waitFor(() => expect(players.join(tracker, { clientId: '7' }).allowed).toBe(true));
    await tracker.settle();
    expect((await sessions()).map(({ end_reason }) => end_reason)).toEqual(['lost', null]);
  });

  it('keeps the listeners that joined before the restart was detected', async () => {
    await start({ hooks: true });
    players.join(tracker, { clientId: '5' });
    test.clock.advance({ seconds: 60 });
    players.restart(test.clock.now());
    test.clock.advance({ seconds: 1 });
    for (const ip of ['192.0.2.1', '192.0.2.2']) players.join(tracker, { ip });
    await tracker.settle();
    expect((await sessions()).map(({ end_reason }) => end_reason)).toEqual(['lost', null, null]);
  });

  it('assigns an earlier client id to a new session, on any mount', async () => {
    await start({ hooks: true });
    players.join(tracker);
    test.clock.advance({ seconds: 60 });
    players.restart();
    players.join(tracker, { mount: '/aurora-32', ip: '192.0.2.1' });
    await tracker.settle();
    const [before, now] = await sessions();
    expect(before).toMatchObject({ mount: '/aurora', end_reason: 'lost' });
    expect(now).toMatchObject({ mount: '/aurora-32', end_reason: null });
  });

  it('ends all earlier sessions when polled, whatever their client ids', async () => {
    await start({ hooks: false });
    players.restart(test.clock.now());
    players.join(tracker);
    await tracker.settle();
    test.clock.advance({ seconds: 60 });
    players.restart(test.clock.now());
    players.join(tracker, { mount: '/aurora-32', ip: '192.0.2.1' });
    await tracker.settle();
    expect(await sessions()).toMatchObject([
      { mount: '/aurora', end_reason: 'lost' },
      { mount: '/aurora-32', end_reason: null },
    ]);
  });
});

describe('a player that reconnects', () => {
  const rows = () =>
    test.db
      .selectFrom('listener_sessions')
      .select(['id', 'started_at', 'ended_at', 'end_reason'])
      .orderBy('started_at')
      .orderBy('id')
      .execute();

  it.each([true, false])(
    'within ten seconds continues its session (written before: %s)',
    async (isWritten) => {
      await start({ hooks: true });
      const startedAt = test.clock.now();
      const first = players.join(tracker);
      test.clock.advance({ seconds: 60 });
      players.leave(tracker, first.clientId);
      if (isWritten) await tracker.settle();
      test.clock.advance({ seconds: 10 });
      const second = players.join(tracker);
      await tracker.settle();
      const open = { started_at: startedAt, ended_at: null, end_reason: null };
      expect(await rows()).toMatchObject([open]);
      test.clock.advance({ seconds: 60 });
      players.leave(tracker, second.clientId);
      await tracker.settle();
      expect(await rows()).toMatchObject([{ ...open, ended_at: test.clock.now(), end_reason: 'left' }]);
    },
  );

  it.each([
    ['later', {}, 10.001],
    ['with another user agent', { agent: 'mpv 0.40' }, 1],
    ['from another address', { ip: '203.0.113.8' }, 1],
    ['on another mount', { mount: '/aurora-32' }, 1],
  ])('%s starts another session', async (_, request, seconds) => {
    await start({ hooks: true });
    const { clientId } = players.join(tracker);
    players.leave(tracker, clientId);
    test.clock.advance({ seconds });
    players.join(tracker, request);
    await tracker.settle();
    expect(await rows()).toHaveLength(2);
  });

  it('continues one session only, when two of a household reconnect', async () => {
    await start({ hooks: true });
    const { clientId } = players.join(tracker);
    players.leave(tracker, clientId);
    players.join(tracker);
    players.join(tracker);
    await tracker.settle();
    expect((await rows()).map(({ end_reason }) => end_reason)).toEqual([null, null]);
  });

  it('is not taken for gone while the engine does not list it yet', async () => {
    await start({ hooks: true });
    const { clientId } = players.join(tracker);
    test.clock.advance({ seconds: 60 });
    players.leave(tracker, clientId);
    const { listClients } = players.engine;
    Object.assign(players.engine, {
      async listClients(mount: string) {
        const listed = await listClients(mount);
        players.join(tracker);
        return listed;
      },
    });
    players.join(tracker, { ip: '203.0.113.9' });
    await tracker.settle();
    expect((await rows()).map(({ end_reason }) => end_reason)).toEqual([null, null]);
  });
});

describe('the probe of an Apple player', () => {
  it('has no session, takes no place, and is disconnected when it stays', async () => {
    await perAddress(1);
    await start({ hooks: true });
    const probe = players.join(tracker, { isProbe: true });
    expect(probe.allowed).toBe(true);
    expect(players.join(tracker).allowed).toBe(true);
    expect(players.join(tracker, { isProbe: true }).allowed).toBe(true);
    await tracker.settle();
    expect(await sessions()).toHaveLength(1);
    expect(players.present.size).toBe(3);
    test.clock.advance({ seconds: 5 });
    await tracker.settle();
    expect(players.present.size).toBe(1);
    expect(await sessions()).toHaveLength(1);
  });

  it('obeys bans', async () => {
    await start({ hooks: true });
    const json = { target: { by: 'network', network: '203.0.113.0/24' }, durationS: null, reason: '' };
    await test.call('/api/control/cast/bans/aurora', { as: 'owner', json });
    await vi.waitFor(() => expect(players.join(tracker, { isProbe: true }).allowed).toBe(false));
    expect(players.join(tracker, { isProbe: true, ip: '192.0.2.1' }).allowed).toBe(true);
  });
});

describe('a listener moved by the engine', () => {
  it.each([true, false])('remains the same session and is counted once (join events: %s)', async (hooks) => {
    await perAddress(1);
    await start({ hooks });
    players.join(tracker);
    await tracker.settle();
    const [before] = await sessions();
    expect(before).toMatchObject({ mount: '/aurora', end_reason: null });
    // A fallback or an engine operator.
    await players.engine.moveClients('/aurora', '/aurora-32');
    test.clock.advance({ seconds: 10 });
    await tracker.settle();
    expect(players.present.size).toBe(1);
    expect(await sessions()).toEqual([{ ...before, mount: '/aurora-32' }]);
    await players.engine.moveClients('/aurora-32', '/aurora');
    await tracker.settle();
    expect(await sessions()).toEqual([before]);
  });

  it('starts a session of the other cast', async () => {
    await start({ hooks: false });
    players.join(tracker);
    await tracker.settle();
    await players.engine.moveClients('/aurora', '/meadow');
    await tracker.settle();
    expect(await sessions()).toMatchObject([
      { mount: '/aurora', end_reason: 'left' },
      { mount: '/meadow', end_reason: null },
    ]);
  });

  it('stays on its last mount if the new one belongs to no cast', async () => {
    await start({ hooks: false });
    players.join(tracker);
    await tracker.settle();
    await players.engine.moveClients('/aurora', '/silence');
    test.clock.advance({ seconds: 10 });
    await tracker.settle();
    expect(await sessions()).toMatchObject([{ mount: '/aurora', end_reason: null }]);
  });
});

it('a listener who joins during a slow engine list is not reported as gone', async () => {
  await start({ hooks: true });
  players.join(tracker, { ip: '192.0.2.1' });
  const { listClients } = players.engine;
  Object.assign(players.engine, {
    async listClients(mount: string) {
      const listed = await listClients(mount);
      players.join(tracker);
      test.clock.advance({ seconds: 6 });
      return listed;
    },
  });
  await tracker.settle();
  expect((await sessions()).map(({ end_reason }) => end_reason)).toEqual([null, null]);
});

describe('pending commands', () => {
  const ban = async () => {
    const json = { target: { by: 'network', network: '203.0.113.0/24' }, durationS: null, reason: '' };
    const made = await test.call('/api/control/cast/bans/aurora', { as: 'owner', json });
    return (await made.json()) as { ban: Ban; disconnectedListeners: number };
  };

  it('run once the database recovers, without another request: rules, then disconnects', async () => {
    await start({ hooks: true });
    players.join(tracker);
    await tracker.settle();
    isAway = true;
    expect(await ban()).toMatchObject({ disconnectedListeners: 1 });
    await vi.waitFor(() => expect(errors).not.toEqual([]));
    expect(players.present.size).toBe(1);
    isAway = false;
    await vi.waitFor(() => expect(players.present.size).toBe(0));
    expect(players.join(tracker).allowed).toBe(false);
    errors.length = 0;
  });

  it('run once the engine succeeds, and block neither other disconnects nor moves', async () => {
    await start({ hooks: true });
    const { killClient } = players.engine;
    let failures = 1;
    Object.assign(players.engine, {
      async killClient(mount: string, id: string) {
        failures -= 1;
        if (failures >= 0) throw new EngineError('timeout', 'too slow');
        await killClient(mount, id);
      },
    });
    for (const ip of ['203.0.113.1', '203.0.113.2', '192.0.2.1']) players.join(tracker, { ip });
    await tracker.settle();
    const [staying] = await test.db
      .selectFrom('listener_sessions')
      .select('id')
      .where('address', '=', '192.0.2.1')
      .execute();
    await test.db
      .updateTable('listener_sessions')
      .set({ move_to: '/aurora-32' })
      .where('id', '=', staying?.id ?? '')
      .execute();
    expect(await ban()).toMatchObject({ disconnectedListeners: 2 });
    await vi.waitFor(() => expect(players.present.size).toBe(2));
    await vi.waitFor(() => expect([...players.present.values()].at(-1)?.mount).toBe('/aurora-32'));
    await vi.waitFor(() => expect(players.present.size).toBe(1));
    expect(errors.map(String)).toEqual(['AggregateError: 1 listeners are still connected.']);
    errors.length = 0;
  });

  it('are subscribed to before the rules are loaded', async () => {
    const { bus } = test.deps;
    await start({ hooks: true });
    const steps: string[] = [];
    const other = createListenerTracker({
      ...test.deps,
      db: test.db.withPlugin({
        transformQuery({ node }) {
          steps.push('read');
          return node;
        },
        transformResult: async ({ result }) => result,
      }),
      bus: {
        publish: bus.publish,
        subscribe: async (listener) => {
          steps.push('hear');
          return bus.subscribe(listener);
        },
      },
      onError: (error) => void errors.push(error),
    });
    await other.prepare();
    await other.stop();
    expect(steps[0]).toBe('hear');
  });
});

describe('a second server', () => {
  it('that starts closes no session of the leader', async () => {
    await start({ hooks: true });
    players.join(tracker);
    await tracker.settle();
    const second = createKeeper();
    await second.prepare();
    expect(await sessions()).toMatchObject([{ end_reason: null }]);
    await second.stop();
  });

  it('that takes over closes the sessions of the first, and not its own', async () => {
    await start({ hooks: true });
    players.join(tracker);
    await tracker.settle();
    const theirs = await addListener(test, { address: '192.0.2.1' });
    await tracker.takeOver();
    const rows = await sessions();
    expect(rows.filter(({ end_reason }) => end_reason === 'lost').map(({ id }) => id)).toEqual([theirs]);
    expect(rows).toHaveLength(2);
  });

  it("closes this one's sessions as interim leader, and they start again once", async () => {
    await start({ hooks: false });
    players.join(tracker);
    await tracker.settle();
    const second = createKeeper();
    await second.prepare();
    await second.takeOver();
    await tracker.takeOver();
    await tracker.settle();
    expect((await sessions()).map(({ end_reason }) => end_reason).sort()).toEqual([null, 'lost'].sort());
    await second.stop();
  });
});

it('runs no query, disconnect or move after it stops following', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  players = createFakeListeners({ hooks: false });
  tracker = createKeeper();
  await tracker.prepare();
  const unfollow = tracker.follow(players.engine);
  expect(vi.getTimerCount()).toBe(2);
  await unfollow();
  expect(vi.getTimerCount()).toBe(0);
  vi.useRealTimers();
  players.join(tracker);
  const id = await addListener(test);
  await test.db.updateTable('listener_sessions').set({ move_to: '/aurora-32' }).execute();
  await tracker.settle();
  expect(await test.db.selectFrom('listener_sessions').select(['id', 'move_to']).execute()).toEqual([
    { id, move_to: '/aurora-32' },
  ]);
});
