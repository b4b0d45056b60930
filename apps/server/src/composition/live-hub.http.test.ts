import { once } from 'node:events';
import type { LiveEvent } from '@unmuted/api/contract';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createLiveHub } from '#/composition/live-hub.ts';
import type { MountStats } from '#/engine/engine.ts';
import { hashToken } from '#/modules/identity/session/session-token.ts';
import type { ActiveSession } from '#/platform/auth/scope.ts';
import type { LiveHub } from '#/platform/live/live-hub.ts';
import { type LiveReader, readLive } from '#/testing/app/live-reader.ts';
import { type Actor, createTestApp, type TestApp, type TestAppOptions } from '#/testing/app/test-app.ts';

let test: TestApp;
let readers: LiveReader[] = [];

/** Long heartbeat interval: events in the test then come from database notifications. */
function withHeartbeat(heartbeatMs: number, options?: TestAppOptions): void {
  beforeEach(async () => {
    readers = [];
    test = await createTestApp({ heartbeatMs }, options);
  });
  afterEach(async () => {
    await Promise.all(readers.map((reader) => reader.close()));
    await test.close();
  });
}

async function open(topics: string, as: Actor = 'owner'): Promise<LiveReader> {
  const response = await test.call(`/cast-api/live?topics=${topics}`, { as });
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe('text/event-stream');
  const reader = readLive(response);
  readers.push(reader);
  return reader;
}

function report(...mounts: Pick<MountStats, 'mount' | 'listeners' | 'title'>[]) {
  const nothing = { listenerPeak: 0, contentType: null, bitrate: null, sourceAgent: null, bytesSent: null };
  return test.sink.stats({
    serverStart: null,
    version: null,
    checkedAt: test.clock.now().toISOString(),
    mounts: mounts.map((mount) => ({ ...nothing, connectedSince: '2026-03-02T09:00:00.000Z', ...mount })),
  });
}

const aurora = (listeners: number, title: string | null = null) => ({ mount: '/aurora', listeners, title });

async function nextCast(reader: LiveReader): Promise<Extract<LiveEvent, { event: 'cast' }>['data']> {
  const event = await reader.next();
  if (event?.event !== 'cast') throw new Error(`Not a cast: ${JSON.stringify(event)}`);
  return event.data;
}

describe('the live stream', () => {
  withHeartbeat(600_000);

  it('starts with the current value of each topic', async () => {
    await report(aurora(3, 'A'));
    const reader = await open('cast:aurora,cast:harbour');
    const first = [await nextCast(reader), await nextCast(reader)];
    expect(first.map(({ username, state }) => [username, state]).sort()).toEqual([
      ['aurora', 'live'],
      ['harbour', 'off_air'],
    ]);
  });

  it('sends an engine change to the followers of the cast', async () => {
    await report(aurora(3));
    const reader = await open('cast:aurora');
    expect(await nextCast(reader)).toMatchObject({ listeners: 3 });
    await report(aurora(4, 'New'));
    expect(await nextCast(reader)).toMatchObject({ listeners: 4, title: 'New' });
  });

  it('coalesces changes to the latest value', async () => {
    await report(aurora(0));
    const reader = await open('cast:aurora');
    await nextCast(reader);
    for (let listeners = 1; listeners <= 20; listeners += 1) await report(aurora(listeners));
    const seen: (number | null)[] = [];
    do seen.push((await nextCast(reader)).listeners);
    while (seen.at(-1) !== 20);
    expect(seen.length).toBeLessThan(10);
  });

  it('sends all casts to an admin', async () => {
    await report(aurora(3), { mount: '/meadow', listeners: 2, title: null });
    const reader = await open('fleet,cast:meadow', 'admin');
    const events = [await reader.next(), await reader.next()];
    expect(events.find((event) => event?.event === 'fleet')).toMatchObject({ data: { listeners: 5 } });
    expect(events.find((event) => event?.event === 'cast')).toMatchObject({ data: { username: 'meadow' } });
  });

  it('sends nothing of other customers', async () => {
    const [mine, theirs] = [await open('cast:aurora'), await open('cast:meadow', 'second')];
    await Promise.all([nextCast(mine), nextCast(theirs)]);
    await report(aurora(1), { mount: '/meadow', listeners: 2, title: null });
    expect((await nextCast(theirs)).username).toBe('meadow');
    expect((await nextCast(mine)).username).toBe('aurora');
  });

  it('recovers from a lost database connection and sends what was missed', async () => {
    await report(aurora(1));
    const reader = await open('cast:aurora');
    await nextCast(reader);
    const { rows } = await sql<{ cut: boolean }>`select pg_terminate_backend(pid) as cut from pg_stat_activity
      where datname = current_database() and query like 'listen %'`.execute(test.db);
    expect(rows).toEqual([{ cut: true }]);
    await report(aurora(2));
    expect(await nextCast(reader)).toMatchObject({ listeners: 2 });
  });

  it.each(['', 'cast:', 'cast:AURORA', 'fleet,', 'server:1', 'cast:aurora;fleet'])(
    'rejects the topics "%s" with 422',
    async (topics) => {
      const response = await test.call(`/cast-api/live?topics=${encodeURIComponent(topics)}`, {
        as: 'owner',
      });
      expect(response.status).toBe(422);
    },
  );
});

describe('live streams on shutdown', () => {
  withHeartbeat(600_000, { oneProcess: 'closes this one' });

  it('[H5] receive bye and end before anything else stops', async () => {
    const reader = await open('cast:aurora');
    await reader.next();
    const closing = test.app.close();
    expect(await reader.rest()).toEqual([{ event: 'bye', ts: test.clock.now().toISOString() }]);
    await closing;
  });
});

describe('the heartbeat', () => {
  withHeartbeat(100, { oneProcess: 'turns the clock without a call that would tell a second one' });

  it('sends comments between events', async () => {
    const reader = await open('cast:aurora');
    await reader.next();
    expect(await reader.nextComment()).toMatch(/^:/);
  });

  it('detects a silent engine', async () => {
    await report(aurora(3));
    const reader = await open('cast:aurora');
    expect(await nextCast(reader)).toMatchObject({ state: 'live' });
    test.clock.advance({ seconds: 46 });
    expect(await nextCast(reader)).toMatchObject({ state: 'unknown', listeners: null });
  });

  it('ends with its session', async () => {
    const reader = await open('cast:aurora');
    await reader.next();
    await test.db
      .updateTable('sessions')
      .set({ revoked_at: new Date() })
      .where('token_hash', '=', hashToken(await test.tokenOf('owner')))
      .execute();
    expect((await reader.rest()).at(-1)).toMatchObject({ event: 'bye' });
  });
});

describe('a slow reader', () => {
  withHeartbeat(600_000);

  it('is disconnected when it falls too far behind, and others are not', async () => {
    const { id } = await test.db
      .selectFrom('customers')
      .select('id')
      .where('email', '=', 'owner@studio.test')
      .executeTakeFirstOrThrow();
    const session = {
      scope: { kind: 'customer', customerId: id },
      tokenHash: Buffer.alloc(32),
      expiresAt: new Date(),
    } as ActiveSession;
    let announce: (topics: readonly string[], sequence: string) => void = () => {};
    const hub = createLiveHub({
      streamUrlOf: test.deps.streamUrlOf,
      db: test.db,
      clock: test.clock,
      bus: {
        subscribe: async (listener) => {
          announce = listener;
          return () => {};
        },
        publish: () => {},
        close: async () => {},
      },
      heartbeatMs: 600_000,
      unreadLimitBytes: 2_000,
      onError: (error) => {
        throw error;
      },
    });
    const [stuck, reading] = [
      await hub.open(session, ['cast:aurora']),
      await hub.open(session, ['cast:aurora']),
    ];
    for (let listeners = 0; !stuck.destroyed; listeners += 1) {
      const told = once(reading, 'data');
      await report(aurora(listeners));
      announce(['cast:aurora'], String(listeners));
      await told;
    }
    expect(reading.destroyed).toBe(false);
    await hub.close();
  });
});

describe('concurrency with the database', () => {
  const hubs: LiveHub[] = [];
  afterEach(async () => {
    for (const hub of hubs.splice(0)) await hub.close();
    await test.close();
  });

  /** A hub whose queries wait at a gate, with manual bus notifications. */
  async function gatedHub(heartbeatMs: number) {
    test = await createTestApp({ heartbeatMs: 600_000 });
    const { id } = await test.db
      .selectFrom('customers')
      .select('id')
      .where('email', '=', 'owner@studio.test')
      .executeTakeFirstOrThrow();
    const token = await test.tokenOf('owner');
    const session = {
      scope: { kind: 'customer', customerId: id },
      tokenHash: hashToken(token),
      expiresAt: new Date(),
    } as ActiveSession;
    let announce: (topics: readonly string[], sequence: string) => void = () => {};
    let held: { column: string; reached: () => void; open: Promise<void> } | undefined;
    const db = test.db.withPlugin({
      transformQuery: ({ node }) => node,
      transformResult: async ({ result }) => {
        const [row] = result.rows as Record<string, unknown>[];
        if (row && held && held.column in row) {
          const { reached, open } = held;
          held = undefined;
          reached();
          await open;
        }
        return result;
      },
    });
    const hub = createLiveHub({
      streamUrlOf: test.deps.streamUrlOf,
      db,
      clock: test.clock,
      bus: {
        subscribe: async (listener) => {
          announce = listener;
          return () => {};
        },
        publish: () => {},
        close: async () => {},
      },
      heartbeatMs,
      onError: (error) => {
        throw error;
      },
    });
    hubs.push(hub);
    /** Delays the next query result with this column. */
    const hold = (column: string) => {
      const { promise: reached, resolve: reach } = Promise.withResolvers<void>();
      const { promise: open, resolve: release } = Promise.withResolvers<void>();
      held = { column, reached: reach, open };
      return { reached, release };
    };
    return { hub, hold, session, announce: (topic: string) => announce([topic], '1') };
  }

  it('loses no change while a stream opens', async () => {
    const { hub, hold, session, announce } = await gatedHub(600_000);
    await report(aurora(1));
    await hub.open(session, ['cast:harbour']);
    const gate = hold('on_air');
    const opening = hub.open(session, ['cast:aurora']);
    await gate.reached;
    await report(aurora(2));
    announce('cast:aurora');
    gate.release();
    const stream = await opening;
    let text = '';
    while (!text.includes('"listeners":2')) text += String((await once(stream, 'data'))[0]);
  });

  it('keeps a stream that opens while other sessions are checked', async () => {
    const { hub, hold, session } = await gatedHub(50);
    await hub.open(session, ['cast:harbour']);
    const other = { ...session, tokenHash: hashToken(await test.tokenOf('second')) };
    const gate = hold('token_hash');
    await gate.reached;
    const late = await hub.open(other, ['cast:aurora']);
    let text = '';
    late.on('data', (chunk) => {
      text += chunk;
    });
    gate.release();
    while (!text.includes('still here') && !text.includes('bye')) await once(late, 'data');
    expect(text).not.toContain('bye');
  });

  it('closes only after its queries complete', async () => {
    const { hub, hold, session } = await gatedHub(50);
    await hub.open(session, ['cast:harbour']);
    const gate = hold('token_hash');
    await gate.reached;
    let isClosed = false;
    const closing = hub.close().then(() => {
      isClosed = true;
    });
    // A close that did not wait would complete after another database round trip.
    await sql`select 1`.execute(test.db);
    expect(isClosed).toBe(false);
    gate.release();
    await closing;
  });
});
