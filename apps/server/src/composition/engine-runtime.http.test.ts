import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { startEngineRuntime } from '#/composition/engine-runtime.ts';
import type { MountConfig, StreamEngine } from '#/engine/engine.ts';
import { castEngineTasks } from '#/modules/casts/engine/cast-engine-tasks.ts';
import { reportEngineOffline } from '#/modules/casts/engine/engine-offline.ts';
import { createEngineSink } from '#/modules/casts/engine/engine-sink.ts';
import { listenerEngineTasks } from '#/modules/listeners/listeners/listener-engine-tasks.ts';
import {
  createListenerTracker,
  type ListenerTracker,
} from '#/modules/listeners/listeners/listener-tracker.ts';
import { alertServices } from '#/modules/silence/alerts/channels/alert-channel.ts';
import { serviceOrigins } from '#/modules/stations/outputs/services/service-call.ts';
import { systemClock } from '#/platform/clock/clock.ts';
import { ManualClock } from '#/platform/clock/testing/manual-clock.ts';
import { type Connection, connect } from '#/platform/db/connect.ts';
import { createLiveBus } from '#/platform/live/bus.ts';
import { createFileStorage } from '#/platform/storage/storage.ts';
import { testGeo, testSecrets } from '#/testing/app/test-deps.ts';
import { createTestDatabase, type TestDatabase } from '#/testing/databases/database.ts';
import { createFakeListeners, type FakeListeners } from '#/testing/stand-ins/fake-listeners.ts';

let database: TestDatabase;
let connection: Connection;
let servers: { stop(): Promise<void> }[];
beforeEach(async () => {
  database = await createTestDatabase('demo');
  connection = connect({ connection: database.connection, poolSize: 8 });
  servers = [];
});
afterEach(async () => {
  for (const server of servers) await server.stop();
  await connection.close();
  await database.drop();
});

/** The engine-related part of start.ts. */
async function startServer(
  engine: StreamEngine | null,
): Promise<{ tracker: ListenerTracker; stop(): Promise<void> }> {
  const closers: (() => Promise<void>)[] = [];
  // Ignores errors of the connections that a test closes.
  const onError = () => {};
  const { db } = connection;
  const secrets = testSecrets();
  const bus = createLiveBus({ connection, onError });
  closers.push(() => bus.close());
  const deps = { db, bus, clock: systemClock, geo: testGeo, secrets, onError };
  const tracker = createListenerTracker(deps);
  if (engine) await tracker.prepare();
  closers.push(() => tracker.stop());
  await startEngineRuntime(engine, {
    ...deps,
    connection,
    tasks: [castEngineTasks(deps), listenerEngineTasks(tracker)],
    closers,
    connector: refuses,
    webhookConnector: refuses,
    stationConnector: refuses,
    outputConnector: refuses,
    outputOrigins: serviceOrigins,
    alertConnector: refuses,
    alertOrigins: alertServices,
    pushSubject: 'https://studio.example',
    textService: null,
    acme: null,
    hasOwnCertificate: () => false,
    servedNames: async () => [],
    onCertificateChange: () => {},
    logger: { info: () => {}, warn: () => {} },
    smapiConnector: refuses,
    smapi: null,
    castApiUrl: '/cast-api',
    tuneInConnector: refuses,
    tuneInOrigin: 'https://air.example',
    coverConnector: refuses,
    coverOrigins: { musicBrainz: 'https://musicbrainz.example', coverArt: 'https://covers.example' },
    storage: createFileStorage('unused'),
    mailer: { send: () => Promise.reject(new Error('not sent')) },
    publicUrl: () => 'https://studio.example',
    directories: [],
    silenceCapacity: 0,
    streamUrlOf: () => null,
    retryMs: 20,
  });
  const server = {
    tracker,
    async stop() {
      for (let close = closers.pop(); close; close = closers.pop()) await close();
    },
  };
  servers.push(server);
  return server;
}

const refuses = { ask: () => Promise.reject(new Error('not asked')) } as never;

const engineState = () => connection.db.selectFrom('engine_state').selectAll().executeTakeFirst();
const isSaid = (kind: 'off' | 'relay') =>
  vi.waitFor(async () => expect((await engineState())?.kind).toBe(kind));

/** Closes the connection that holds the lock, like a database restart. */
async function cutLock(): Promise<void> {
  await sql`select pg_terminate_backend(pid) from pg_locks where locktype = 'advisory' and objid = ${engineLock}
    and database = (select oid from pg_database where datname = current_database())`.execute(connection.db);
}
/** The lower half of the lock id. */
const engineLock = 7_285_463_001 % 2 ** 32;

const openSessions = () =>
  connection.db.selectFrom('listener_sessions').select('id').where('ended_at', 'is', null).execute();

/** Returns an engine whose stats have the current time. */
function telling(players: FakeListeners): StreamEngine {
  const { engine } = players;
  const readStats = async () => ({ ...(await engine.readStats()), checkedAt: new Date().toISOString() });
  return { ...engine, readStats };
}

describe('a server without an engine', () => {
  it('leaves the lead to one with an engine, whichever starts first', async () => {
    await startServer(null);
    await isSaid('off');
    await startServer(telling(createFakeListeners({ hooks: true })));
    await isSaid('relay');
  });

  it('resolves staged changes if no other server does', async () => {
    await startServer(null);
    const locks = sql<{ n: number }>`select count(*)::int as n from pg_locks where locktype = 'advisory'
      and database = (select oid from pg_database where datname = current_database())`;
    await vi.waitFor(async () => expect((await locks.execute(connection.db)).rows).toEqual([{ n: 1 }]));
  });

  describe('a server without an engine reports it', () => {
    const clock = new ManualClock();
    const published: string[] = [];
    const bus = { publish: (topics: Iterable<string>) => void published.push(...topics) };
    const report = (agoMs: number) => {
      const checkedAt = new Date(clock.now().getTime() - agoMs).toISOString();
      const { engine } = createFakeListeners({ hooks: true });
      const sink = createEngineSink({ db: connection.db, bus, engine, tellsListeners: true });
      return sink.stats({ serverStart: null, version: '1', checkedAt, mounts: [] });
    };
    const log = async () => {
      const onError = (error: unknown) => expect(error).toBeUndefined();
      const stop = await reportEngineOffline({ db: connection.db, bus, clock, onError });
      onTestFinished(stop);
      published.length = 0;
      return stop;
    };

    it('immediately when there is no report or a stale one', async () => {
      await log();
      await isSaid('off');
      await report(46_000);
      await isSaid('relay');
      await log();
      await isSaid('off');
    });

    it("not while another server's engine responds, however long", async () => {
      await report(1_000);
      const stop = await log();
      clock.advance(43_000);
      await report(0);
      clock.advance(1_000);
      expect(clock.nextInMs()).toBeNull();
      // Wait for the check in progress.
      await stop();
      expect(await engineState()).toMatchObject({ kind: 'relay', state: 'up' });
    });

    it("once an earlier server's report is stale, and notifies clients", async () => {
      await report(5_000);
      await log();
      expect((await engineState())?.kind).toBe('relay');
      clock.advance(40_000);
      await isSaid('off');
      await vi.waitFor(() => expect(published).toContain('cast:aurora'));
    });
  });
});

describe('two servers with one engine', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('the one that lost the lock stops polling, and each listener is listed once', async () => {
    const players = createFakeListeners({ hooks: false });
    const calls = { first: 0, second: 0 };
    const counting = (name: keyof typeof calls): StreamEngine => ({
      ...telling(players),
      listMounts: () => {
        calls[name] += 1;
        return players.engine.listMounts();
      },
    });
    const first = await startServer(counting('first'));
    players.join(first.tracker);
    await isSaid('relay');
    vi.advanceTimersByTime(10_000);
    await vi.waitFor(() => expect(calls).toEqual({ first: 1, second: 0 }));
    vi.advanceTimersByTime(500);
    await vi.waitFor(async () => expect(await openSessions()).toHaveLength(1));
    const [before] = await openSessions();

    await startServer(counting('second'));
    expect(await openSessions()).toEqual([before]);
    // Either may acquire the lock: the first leads until the second takes over.
    const timers = vi.getTimerCount();
    while (calls.second === 0) {
      const before = calls.first;
      await cutLock();
      // The timers of the old leader end with its lock, and those of the new leader start.
      await vi.waitFor(() => expect(vi.getTimerCount()).toBeLessThan(timers), { interval: 1 });
      await vi.waitFor(() => expect(vi.getTimerCount()).toBe(timers), 10_000);
      vi.advanceTimersByTime(10_000);
      await vi.waitFor(() => expect(calls.first + calls.second).toBeGreaterThan(before));
    }
    const askedBefore = calls.first;
    await vi.waitFor(async () => {
      vi.advanceTimersByTime(500);
      expect(await openSessions()).toHaveLength(1);
    });
    // Both would poll on the same clock: two polls of the second give the first enough time.
    for (let round = 0; round < 2; round += 1) {
      const before = calls.second;
      vi.advanceTimersByTime(20_000);
      await vi.waitFor(() => expect(calls.second).toBeGreaterThan(before));
    }
    expect(calls.first).toBe(askedBefore);
    expect(await openSessions()).toHaveLength(1);
  });

  it('a leader that returns after a database outage follows once and keeps its listeners', async () => {
    const players = createFakeListeners({ hooks: false });
    const { tracker } = await startServer(telling(players));
    players.join(tracker);
    await isSaid('relay');
    vi.advanceTimersByTime(10_000);
    await tracker.settle();
    const timers = vi.getTimerCount();
    const before = await openSessions();
    expect(before).toHaveLength(1);
    await cutLock();
    await vi.waitFor(() => expect(vi.getTimerCount()).toBeLessThan(timers), { interval: 1 });
    await vi.waitFor(() => expect(vi.getTimerCount()).toBe(timers));
    await tracker.settle();
    expect(await openSessions()).toEqual(before);
  });
});

it('one with join events tracks listeners, whichever leads', async () => {
  await startServer(telling(createFakeListeners({ hooks: true })));
  await isSaid('relay');
  const players = createFakeListeners({ hooks: true });
  const { tracker } = await startServer(telling(players));
  expect(players.join(tracker).allowed).toBe(true);
  await vi.waitFor(async () => expect(await openSessions()).toHaveLength(1));
});

it('an engine receives the changes made while it started', async () => {
  const applied: (readonly MountConfig[])[] = [];
  const { engine } = createFakeListeners({ hooks: true });
  const configurable: StreamEngine = {
    ...engine,
    features: { ...engine.features, configurable: true },
    applyConfig: async (mounts) => void applied.push(mounts),
  };
  await connection.db
    .updateTable('casts')
    .set({ stopped_at: new Date(), stopped_by: 'customer' })
    .where('username', '=', 'aurora')
    .execute();
  await startServer(configurable);
  await vi.waitFor(() => expect(applied).toHaveLength(1));
  expect(applied[0]?.map(({ mount }) => mount)).not.toContain('/aurora');
});
