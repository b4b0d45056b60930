import type { BuildMachineList } from '@unmuted/api/contract';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createOfflineTimer } from '#/modules/apps/machines.live.ts';
import { type LiveReader, readLive } from '#/testing/app/live-reader.ts';
import { createTestApp, type TestApp } from '#/testing/app/test-app.ts';
import { runnerCalls } from '#/testing/apps/runner-calls.ts';
import { TestClock } from '#/testing/stand-ins/test-clock.ts';

let test: TestApp;
let reader: LiveReader | undefined;
const start = new Date('2026-03-02T09:10:00.000Z');
const { register, queued } = runnerCalls(() => test);
beforeAll(async () => {
  // Events then come from notifications alone.
  test = await createTestApp({ heartbeatMs: 600_000 });
});
afterAll(() => test.close());
beforeEach(async () => {
  test.clock.set(start);
  await test.db.deleteFrom('app_builds').execute();
  await test.db.deleteFrom('build_machines').execute();
});
afterEach(() => reader?.close());

async function open(): Promise<LiveReader> {
  reader = readLive(await test.call('/cast-api/live?topics=machines', { as: 'admin' }));
  return reader;
}

async function next(from: LiveReader): Promise<BuildMachineList> {
  const event = await from.next();
  if (event?.event !== 'machines') throw new Error(`Not the machines: ${JSON.stringify(event)}`);
  return event.data;
}

/** Reads events until one fits; returns how many there were. */
async function until(from: LiveReader, fits: (list: BuildMachineList) => boolean): Promise<number> {
  for (let count = 1; ; count += 1) if (fits(await next(from))) return count;
}

describe('the live topic of build machines', () => {
  it('carries a registration, a build from its start to its end, and a deletion', async () => {
    const live = await open();
    expect(await next(live)).toEqual({ items: [], waiting: [] });
    const machine = await register();
    await until(live, ({ items }) => items[0]?.isOnline === true);
    const { build } = await queued();
    const job = await machine.take();
    await until(live, ({ items }) => items[0]?.build?.id === build);
    await machine.call(`${job.id}/finish`, { json: { lease: job.lease, state: 'failed', fault: 'compile' } });
    await until(live, ({ items }) => items[0]?.build === null);
    const path = `/api/admin/apps/build-machines/${machine.id}`;
    await test.call(path, { as: 'admin', method: 'DELETE' });
    await until(live, ({ items }) => items.length === 0);
  });

  it('carries that a machine is back, and nothing of calls that change nothing', async () => {
    const machine = await register();
    const live = await open();
    expect((await next(live)).items[0]).toMatchObject({ isOnline: true, lastSeenAt: null });
    for (let calls = 0; calls < 5; calls += 1) {
      test.clock.advance({ seconds: 15 });
      await machine.claim();
      test.deps.bus.publish(['machines']);
    }
    test.clock.advance({ seconds: 61 });
    test.deps.bus.publish(['machines']);
    // The next event: the calls before sent none.
    expect((await next(live)).items[0]).toMatchObject({
      isOnline: false,
      lastSeenAt: '2026-03-02T09:11:15.000Z',
    });
    await machine.claim();
    expect((await next(live)).items[0]).toMatchObject({ isOnline: true, lastSeenAt: null });
  });

  it('is for staff alone', async () => {
    const response = await test.call('/cast-api/live?topics=machines', { as: 'owner' });
    expect(response.ok).toBe(false);
  });
});

describe('a machine that disappears', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('is published when the first one counts as offline, and not without one that is online', () => {
    const clock = new TestClock(start.toISOString());
    const published: string[] = [];
    const publish = (topics: Iterable<string>) => void published.push(...topics);
    const republish = createOfflineTimer({ clock, bus: { publish } });
    const seen = (secondsAgo: number, isOnline = true) => {
      const lastSeenAt = new Date(start.getTime() - secondsAgo * 1_000).toISOString();
      return { isOnline, lastSeenAt } as BuildMachineList['items'][number];
    };
    republish({ items: [seen(5), seen(50), seen(90, false)] });
    vi.advanceTimersByTime(9_999);
    expect(published).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(published).toEqual(['machines']);
    republish({ items: [seen(5)] });
    republish({ items: [seen(90, false)] });
    vi.advanceTimersByTime(600_000);
    expect(published).toEqual(['machines']);
  });
});
