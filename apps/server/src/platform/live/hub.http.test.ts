import type { LiveEvent } from '@unmuted/api/contract';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { MountStats } from '#/engine/engine.ts';
import { hashToken } from '#/modules/identity/session/session-token.ts';
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
  const nothing = {
    listenerPeak: 0,
    contentType: null,
    bitrate: null,
    sourceAgent: null,
    bytesSent: null,
    measuredKbps: null,
  };
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
