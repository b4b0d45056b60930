import { setImmediate as turn } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ManualClock } from '#/platform/clock/testing/manual-clock.ts';
import type { EngineEvent } from './engine.ts';
import { type Monitor, startMonitor } from './monitor.ts';
import { createFakeEngine, type FakeEngine } from './testing/fake-engine.ts';

const everyMs = 5000;

let clock: ManualClock;
let engine: FakeEngine;
let monitor: Monitor;
let events: string[];
let onStats: () => void | Promise<void>;

beforeEach(() => {
  clock = new ManualClock();
  engine = createFakeEngine({ events: true });
  events = [];
  onStats = () => {};
  monitor = startMonitor({
    engine,
    clock,
    everyMs,
    sink: {
      stats: () => {
        events.push('stats');
        return onStats();
      },
      engineDown: () => {
        events.push('down');
      },
      event: (event) => {
        events.push(event.kind);
      },
    },
    onError: () => events.push('sink failed'),
  });
});

afterEach(() => monitor.stop());

async function pass(ms: number): Promise<void> {
  for (let left = ms; left > 0; left -= 100) {
    clock.advance(Math.min(100, left));
    await turn();
  }
}

const joined: EngineEvent = { kind: 'join', mount: '/a', at: '2026-01-05T12:00:00.000Z', clientId: '1' };

test('polls at once and then every five seconds', async () => {
  await pass(10_300);
  expect(events).toEqual(['stats', 'stats', 'stats']);
});

test('[H7] reports an outage once after five consecutive failures, then probes every ten seconds', async () => {
  await pass(100);
  engine.failing = true;
  await pass(9900);
  expect(events).toEqual(['stats', 'down']);
  // One success, then one failure a second from the fifth second on.
  expect(engine.calls.reads).toBe(6);
  await pass(30_000);
  expect(events).toEqual(['stats', 'down']);
  expect(engine.calls.reads).toBe(9);
});

test('reports recovery through statistics and resumes normal polling', async () => {
  await pass(100);
  engine.failing = true;
  await pass(9900);
  engine.failing = false;
  await pass(15_000);
  expect(events.slice(0, 4)).toEqual(['stats', 'down', 'stats', 'stats']);
});

test('does not report an outage after four consecutive failures', async () => {
  await pass(100);
  engine.failing = true;
  await pass(8900);
  engine.failing = false;
  await pass(5000);
  expect(events).not.toContain('down');
});

test('treats an engine that has never responded as down from the first failure', async () => {
  await monitor.stop();
  engine = createFakeEngine({ events: false });
  engine.failing = true;
  const downs: string[] = [];
  monitor = startMonitor({
    engine,
    clock,
    everyMs,
    sink: { stats: () => {}, engineDown: ({ at }) => void downs.push(at) },
  });
  await pass(200);
  expect(downs).toHaveLength(1);
});

test('polls early once for a burst of events', async () => {
  await pass(1000);
  for (let each = 0; each < 50; each += 1) engine.emit(joined);
  await pass(400);
  expect(events.filter((kind) => kind === 'join')).toHaveLength(50);
  expect(engine.calls.reads).toBe(2);
});

test('makes at most one call at a time, however slow the sink is', async () => {
  let release = (): void => {};
  onStats = () =>
    new Promise((resolve) => {
      release = resolve;
    });
  await pass(100);
  for (let each = 0; each < 5; each += 1) {
    engine.emit(joined);
    await pass(10_000);
  }
  expect(engine.calls).toEqual({ reads: 1, open: 0, mostOpen: 1 });
  release();
  await pass(400);
  expect(engine.calls).toEqual({ reads: 2, open: 0, mostOpen: 1 });
  release();
});

test('keeps polling when the sink fails', async () => {
  onStats = () => {
    throw new Error('database gone');
  };
  await pass(5300);
  expect(events).toEqual(['stats', 'sink failed', 'stats', 'sink failed']);
});

test('neither polls nor notifies after it is stopped', async () => {
  await pass(100);
  await monitor.stop();
  engine.emit(joined);
  await pass(20_000);
  expect(events).toEqual(['stats']);
  expect(clock.nextInMs()).toBeNull();
});
