import { afterEach, beforeEach, expect, test } from 'vitest';
import { basic, sendHead } from '../testing/raw-client.ts';
import { mountConfig, openRelay, type TestRelay } from '../testing/relay-bench.ts';
import { until } from '../testing/until.ts';
import { IntakeLimit } from './intake-limit.ts';

const planKbps = 128;
const planBytesPerS = 16_000;

/** Seconds until a source at this multiple of the plan is disconnected; null if it plays on for ten minutes. */
function endsAfterS(times: number, burstBytes = 0): number | null {
  const limit = new IntakeLimit(planKbps, 0);
  limit.take(burstBytes, 0);
  for (let second = 1; second <= 600; second += 1)
    if (!limit.take(planBytesPerS * times, second * 1000)) return second;
  return null;
}

test('[A16] tolerates the plan, half more, and a burst at connect', () => {
  expect([endsAfterS(1), endsAfterS(1.5), endsAfterS(1, 500_000)]).toEqual([null, null, null]);
});

test('[A16] ends a source far above the plan, the sooner the faster it is', () => {
  expect(endsAfterS(4)).toBeGreaterThan(10);
  expect(endsAfterS(4)).toBeLessThan(20);
  expect(endsAfterS(100)).toBe(1);
});

let bench: TestRelay;
beforeEach(async () => {
  bench = await openRelay([mountConfig('/a', { maxBitrate: planKbps }), mountConfig('/b')]);
});
afterEach(() => bench.close());

test('[A16] a source far above its plan is disconnected with a reason, and stays out for a while', async () => {
  const source = await bench.source('/a');
  source.socket.write(Buffer.alloc(1024 * 1024));
  await source.closed();
  const refusals = () => bench.events.filter((event) => event.kind === 'refused');
  await until(() => refusals().length === 1);
  expect(refusals()).toMatchObject([{ mount: '/a', reason: 'over_bitrate' }]);
  const head = `PUT /a HTTP/1.0\r\n${basic('source', 'secret-of-/a')}Content-Type: audio/mpeg\r\n\r\n`;
  expect(await sendHead(bench.port, head)).toMatch(/^HTTP\/1\.0 403 /);
  bench.clock.advance(60_000);
  await bench.source('/a');
});

test('[A16] the owner of credentials is found without comparing every mount', async () => {
  const mounts = Array.from({ length: 5000 }, (_, index) => mountConfig(`/m${index}`));
  bench.relay.state.applyConfig(mounts);
  const head = { headers: new Map([['authorization', basic('source', 'secret-of-/m4999').slice(15, -2)]]) };
  const find = (): string | null => bench.relay.state.owners.mountOf(head as never);
  expect(find()).toBe('/m4999');
  const startedAt = performance.now();
  for (let times = 0; times < 1000; times += 1) find();
  const indexedMs = performance.now() - startedAt;
  bench.relay.state.applyConfig(mounts.slice(-1));
  find();
  const aloneAt = performance.now();
  for (let times = 0; times < 1000; times += 1) find();
  // Comparing each of 5,000 mounts takes thousands of times longer than comparing one.
  expect(indexedMs).toBeLessThan(50 * (performance.now() - aloneAt) + 50);
});
