import { afterEach, beforeEach, expect, it } from 'vitest';
import { type DemoAudience, demoAudiences } from '#/composition/demo/demo-audience.ts';
import { startDemoListeners } from '#/composition/demo/demo-listeners.ts';
import { mountConfig, openRelay, type TestRelay } from '#/engine/testing/relay-bench.ts';
import { until } from '#/engine/testing/until.ts';
import { ManualClock } from '#/platform/clock/testing/manual-clock.ts';
import { zoneOf } from '#/platform/lib/time-zone.ts';

const secret = 'secret of this start';
const [aurora] = demoAudiences as readonly [DemoAudience, ...DemoAudience[]];
let bench: TestRelay;
let clock: ManualClock;
let listeners: { stop(): void };
beforeEach(async () => {
  bench = await openRelay([mountConfig('/aurora'), mountConfig('/aurora-32')], {}, { demoSecret: secret });
  clock = new ManualClock();
});
afterEach(async () => {
  listeners.stop();
  await bench.close();
});

const connected = () => [...bench.relay.state.live.values()].flatMap((live) => [...live.listeners.values()]);

function startAll(): void {
  listeners = startDemoListeners({
    origin: `http://127.0.0.1:${bench.port}`,
    secret,
    audiences: [{ audience: aurora, zone: zoneOf('UTC') }],
    clock,
  });
}

/** As many steps as a start needs. */
async function settle(): Promise<void> {
  for (let step = 0; step < 40; step += 1) {
    const before = connected().length;
    clock.advance(2_000);
    await new Promise((resolve) => setImmediate(resolve));
    if (step > 20 && connected().length === before) return;
  }
}

it('join as many as the hour suggests, from addresses of their own, and leave when they are stopped', async () => {
  await bench.source('/aurora');
  await bench.source('/aurora-32');
  startAll();
  await settle();
  await until(() => connected().length >= 8);
  expect(connected().length).toBeLessThanOrEqual(50);
  expect(new Set(connected().map(({ ip }) => ip)).size).toBe(connected().length);
  expect(connected().every(({ ip }) => ip !== '127.0.0.1')).toBe(true);
  expect(connected().every(({ agent }) => agent?.startsWith('Studio-Demo/1.0 '))).toBe(true);
  listeners.stop();
  await until(() => connected().length === 0);
  expect(clock.nextInMs()).toBeNull();
});

it('move within a minute, at the quietest hour too', async () => {
  clock.advance(14 * 60 * 60_000);
  await bench.source('/aurora');
  await bench.source('/aurora-32');
  startAll();
  await settle();
  const counts = new Set<number>();
  for (let step = 0; step < 30; step += 1) {
    clock.advance(2_000);
    await new Promise((resolve) => setTimeout(resolve, 20));
    counts.add(connected().length);
  }
  expect(counts.size).toBeGreaterThan(2);
});

it('come and go', async () => {
  await bench.source('/aurora');
  await bench.source('/aurora-32');
  startAll();
  await settle();
  await until(() => connected().length >= 8);
  const before = new Set(connected().map(({ id }) => id));
  for (let minute = 0; minute < 30; minute += 1) {
    for (let step = 0; step < 30; step += 1) clock.advance(2_000);
    await new Promise((resolve) => setImmediate(resolve));
  }
  await until(() => connected().some(({ id }) => !before.has(id)));
});

it('wait while the cast is off air', async () => {
  startAll();
  await until(() => bench.relay.state.totals.requests >= 1);
  await new Promise((resolve) => setTimeout(resolve, 50));
  const requests = bench.relay.state.totals.requests;
  expect(requests).toBeLessThanOrEqual(4);
  for (let step = 0; step < 5; step += 1) {
    clock.advance(2_000);
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  expect(bench.relay.state.totals.requests).toBe(requests);
});
