import { type ListenerList, listenerList } from '@unmuted/api/contract';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { purge } from '#/composition/purge.ts';
import {
  createListenerTracker,
  type ListenerTracker,
} from '#/modules/listeners/listeners/listener-tracker.ts';
import { expectExactly, problemOf } from '#/testing/app/contract.ts';
import { readLive } from '#/testing/app/live-reader.ts';
import { type Actor, createTestApp, type TestApp } from '#/testing/app/test-app.ts';
import { createFakeListeners, type FakeListeners } from '#/testing/stand-ins/fake-listeners.ts';
import { addListener, engineAnswers, streamIdOf } from '#/testing/statistics/listeners.ts';

let test: TestApp;
let tracker: ListenerTracker;
let players: FakeListeners;
const errors: unknown[] = [];

async function start(hooks = true, movesOne = true): Promise<void> {
  const { bus, geo, secrets } = test.deps;
  players = createFakeListeners({ hooks, movesOne });
  tracker = createListenerTracker({
    db: test.db,
    bus,
    clock: test.clock,
    geo,
    secrets,
    onError: (error) => void errors.push(error),
  });
  await tracker.prepare();
  await tracker.takeOver();
  tracker.follow(players.engine);
}

beforeEach(async () => {
  errors.length = 0;
  test = await createTestApp();
  await engineAnswers(test);
  await start();
});
afterEach(async () => {
  await tracker.stop();
  await test.close();
  expect(errors).toEqual([]);
});

async function list(username = 'aurora', as: Actor = 'owner'): Promise<ListenerList> {
  const response = await test.call(`/cast-api/api/${username}/listeners`, { as });
  const body = (await response.json()) as ListenerList;
  expectExactly(listenerList, body);
  return body;
}

describe('current listeners', () => {
  it('are listed with parsed player, masked address and location', async () => {
    players.join(tracker, {
      ip: '198.51.100.23',
      agent: 'Linux UPnP/1.0 Sonos/84.1',
      referrer: 'https://radio-aurora.example/listen?utm=1#x',
    });
    await tracker.settle();
    const { items, total, unique, known, emptySince } = await list();
    expect({ total, unique, known, emptySince }).toEqual({
      total: 1,
      unique: 1,
      known: true,
      emptySince: null,
    });
    expect(items).toEqual([
      {
        id: expect.any(String),
        mount: '/aurora',
        address: '198.51.100.x',
        player: 'Sonos',
        class: 'speaker',
        agent: 'Linux UPnP/1.0 Sonos/84.1',
        country: 'FR',
        startedAt: test.clock.now().toISOString(),
        returning: false,
        referrer: 'https://radio-aurora.example/listen',
        sample: false,
      },
    ]);
  });

  it('are an empty list with the time the last one left', async () => {
    const { clientId } = players.join(tracker);
    test.clock.advance({ seconds: 90 });
    players.leave(tracker, clientId);
    await tracker.settle();
    const { items, emptySince } = await list();
    expect(items).toEqual([]);
    expect(emptySince).toBe(test.clock.now().toISOString());
  });

  it('are distinguished by address and player, and recognized when they return', async () => {
    const { clientId } = players.join(tracker);
    players.leave(tracker, clientId);
    await tracker.settle();
    test.clock.advance({ seconds: 60 });
    for (let count = 0; count < 2; count += 1) players.join(tracker);
    players.join(tracker, { ip: '203.0.113.8' });
    await tracker.settle();
    const { items, unique } = await list();
    expect(unique).toBe(2);
    expect(items.map(({ returning }) => returning).sort()).toEqual([false, true, true]);
  });

  it('[H18] are visible to their customer and to admins only', async () => {
    players.join(tracker, { mount: '/meadow' });
    await tracker.settle();
    expect((await test.call('/cast-api/api/meadow/listeners', { as: 'owner' })).status).toBe(404);
    expect((await list('meadow', 'second')).total).toBe(1);
    expect((await list('meadow', 'admin')).total).toBe(1);
  });

  it('are unknown without an engine, rather than empty', async () => {
    test.clock.advance({ seconds: 60 });
    expect((await list()).known).toBe(false);
  });

  it('[F1] are plain text, whatever a player sends', async () => {
    const agent = '<script>alert(1)</script>"\u202E=cmd|x';
    players.join(tracker, { agent, referrer: 'javascript:alert(1)' });
    await tracker.settle();
    const [listener] = (await list()).items;
    expect(listener).toMatchObject({ agent, referrer: null, player: null });
  });
});

describe('an engine', () => {
  it('that restarts has no listeners, and its earlier sessions end', async () => {
    players.join(tracker);
    await tracker.settle();
    players.restart();
    test.clock.advance({ seconds: 10 });
    await tracker.settle();
    expect((await list()).total).toBe(0);
    const { end_reason } = await test.db
      .selectFrom('listener_sessions')
      .select('end_reason')
      .executeTakeFirstOrThrow();
    expect(end_reason).toBe('lost');
  });

  it('without join events is polled, and rejected listeners are disconnected', async () => {
    await tracker.stop();
    await start(false);
    await test.call('/api/control/cast/bans/aurora', {
      as: 'owner',
      json: { target: { by: 'network', network: '192.0.2.0/24' }, durationS: null, reason: '' },
    });
    await tracker.stop();
    await start(false);
    players.join(tracker);
    players.join(tracker, { ip: '192.0.2.9' });
    await tracker.settle();
    expect([...players.present.values()].map(({ ip }) => ip)).toEqual(['203.0.113.7']);
    expect((await list()).items).toMatchObject([{ address: '203.0.113.x', country: 'JP' }]);
  });

  it('whose server was killed leaves sessions that end at the last heartbeat', async () => {
    const startedAt = new Date(test.clock.now().getTime() - 60_000);
    const id = await addListener(test, { startedAt });
    await tracker.stop();
    test.clock.advance({ seconds: 600 });
    await start();
    const row = await test.db
      .selectFrom('listener_sessions')
      .select(['ended_at', 'end_reason'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect(row.end_reason).toBe('lost');
    expect(row.ended_at).toEqual(new Date(startedAt.getTime() + 60_000));
  });
});

describe('a listener', () => {
  const remove = (id: string, as: Actor = 'owner') =>
    test.call(`/cast-api/api/aurora/listeners/${id}`, { as, method: 'DELETE' });

  it('is disconnected, which is audited without the address', async () => {
    players.join(tracker);
    await tracker.settle();
    const [listener] = (await list()).items;
    expect((await remove(listener?.id ?? '')).status).toBe(204);
    await tracker.settle();
    expect(players.present.size).toBe(0);
    expect((await list()).total).toBe(0);
    const rows = await test.db.selectFrom('listener_sessions').select('end_reason').execute();
    expect(rows).toEqual([{ end_reason: 'disconnected' }]);
    const line = await test.db
      .selectFrom('audit_trail')
      .select(['action', 'details', 'actor_kind'])
      .where('action', '=', 'listener.disconnected')
      .executeTakeFirstOrThrow();
    expect(line).toMatchObject({
      actor_kind: 'customer',
      details: { cast: 'aurora', address: '203.0.113.x' },
    });
  });

  it('is moved to another live stream and listed there', async () => {
    players.join(tracker);
    await tracker.settle();
    const [listener] = (await list()).items;
    const move = async (mount: string, as: Actor = 'owner') =>
      test.call(`/cast-api/api/aurora/listeners/${listener?.id}/move`, {
        as,
        json: { streamId: await streamIdOf(test, mount) },
      });
    await engineAnswers(test, {}, ['/aurora']);
    expect(await problemOf(await move('/aurora-32'))).toMatchObject({ code: 'stream.incompatible' });
    await engineAnswers(test, {}, ['/aurora', '/aurora-32']);
    expect((await move('/aurora-32', 'second')).status).toBe(404);
    expect((await move('/meadow')).status).toBe(404);
    expect((await move('/aurora-32')).status).toBe(200);
    await tracker.settle();
    expect([...players.present.values()].map(({ mount }) => mount)).toEqual(['/aurora-32']);
    expect((await list()).items).toEqual([{ ...listener, mount: '/aurora-32' }]);
    // Disconnected from the current mount.
    expect((await remove(listener?.id ?? '')).status).toBe(204);
    await tracker.settle();
    expect(players.present.size).toBe(0);
  });

  it('is moved with all others of its stream where the engine cannot move one', async () => {
    await tracker.stop();
    await start(true, false);
    players.join(tracker);
    players.join(tracker, { ip: '192.0.2.8' });
    await tracker.settle();
    await engineAnswers(test, { moveOneListener: false }, ['/aurora', '/aurora-32']);
    const [from, to] = [await streamIdOf(test, '/aurora'), await streamIdOf(test, '/aurora-32')];
    const moveAll = (id: string, streamId: string, as: Actor = 'owner') =>
      test.call(`/cast-api/api/aurora/streams/${id}/move`, { as, json: { streamId } });
    expect((await moveAll(from, to, 'second')).status).toBe(404);
    expect((await moveAll(await streamIdOf(test, '/meadow'), to)).status).toBe(404);
    expect(await problemOf(await moveAll(from, from))).toMatchObject({ code: 'stream.incompatible' });
    expect(await (await moveAll(from, to)).json()).toEqual({ mount: '/aurora-32', listeners: 2 });
    await tracker.settle();
    expect([...players.present.values()].map(({ mount }) => mount)).toEqual(['/aurora-32', '/aurora-32']);
    expect((await list()).items.map(({ mount }) => mount)).toEqual(['/aurora-32', '/aurora-32']);
  });

  it('that left or belongs to another cast returns 404', async () => {
    const theirs = await addListener(test, { cast: 'meadow' });
    for (const id of [theirs, '00000000-0000-7000-8000-000000000000']) {
      expect(await problemOf(await remove(id))).toMatchObject({ status: 404, code: 'listener.not_found' });
    }
  });

  it('[H7] cannot be disconnected while the engine is down: 503, and nothing is queued', async () => {
    const id = await addListener(test);
    test.clock.advance({ seconds: 60 });
    const answer = await remove(id);
    expect(answer.status).toBe(503);
    expect(answer.headers.get('retry-after')).toBe('10');
    const row = await test.db
      .selectFrom('listener_sessions')
      .select('disconnect_reason')
      .executeTakeFirstOrThrow();
    expect(row.disconnect_reason).toBeNull();
  });

  it('[H17] [H18] reveals the full address to authorized users, and each reveal is audited', async () => {
    const id = await addListener(test, { address: '203.0.113.77' });
    const reveal = (as: Actor) =>
      test.call('/api/control/cast/listeners/aurora/reveal-ip', { as, json: { id } });
    expect(await (await reveal('owner')).json()).toEqual({ address: '203.0.113.77' });
    expect((await reveal('second')).status).toBe(404);
    expect(await (await reveal('admin')).json()).toEqual({ address: '203.0.113.77' });
    const lines = await test.db
      .selectFrom('audit_trail')
      .select(['actor_kind', 'details'])
      .where('action', '=', 'listener.address_revealed')
      .orderBy('id')
      .execute();
    expect(lines.map(({ actor_kind }) => actor_kind)).toEqual(['customer', 'admin']);
    expect(JSON.stringify(lines)).not.toContain('203.0.113.77');
  });
});

it('[H18] loses the full address after thirty days and is deleted after a year', async () => {
  const daysAgo = (days: number) => new Date(test.clock.now().getTime() - days * 24 * 60 * 60_000);
  const ended = (days: number, address: string) =>
    addListener(test, { address, startedAt: daysAgo(days), ended_at: daysAgo(days), end_reason: 'left' });
  await ended(29, '203.0.113.1');
  await ended(31, '203.0.113.2');
  await ended(31, '2001:db8:1:2::3');
  await ended(366, '203.0.113.4');
  await purge({ db: test.db, clock: test.clock });
  await purge({ db: test.db, clock: test.clock });
  const rows = await test.db
    .selectFrom('listener_sessions')
    .select('address')
    .orderBy('started_at')
    .execute();
  expect(rows.map(({ address }) => address).sort()).toEqual([
    '2001:db8:1::/48',
    '203.0.113.0/24',
    '203.0.113.1',
  ]);
});

describe("the live stream of a cast's listeners", () => {
  it('sends each join and leave after a cursor once', async () => {
    const { clientId } = players.join(tracker);
    await tracker.settle();
    const before = await list();
    const reader = readLive(await test.call('/cast-api/live?topics=listeners:aurora', { as: 'owner' }));
    const first = await reader.next();
    expect(first).toMatchObject({
      event: 'listeners',
      data: { username: 'aurora', after: before.cursor, cursor: before.cursor, joined: [], left: [] },
    });
    players.leave(tracker, clientId);
    players.join(tracker, { ip: '198.51.100.1' });
    await tracker.settle();
    const change = await reader.next();
    expect(change).toMatchObject({
      event: 'listeners',
      data: { after: before.cursor, joined: [{ country: 'FR' }], left: [before.items[0]?.id] },
    });
    const now = await list();
    expect(change).toMatchObject({ data: { cursor: now.cursor } });
    await reader.close();
  });

  it('returns 404 for another customer', async () => {
    const response = await test.call('/cast-api/live?topics=listeners:meadow', { as: 'owner' });
    expect(response.status).toBe(404);
  });
});
