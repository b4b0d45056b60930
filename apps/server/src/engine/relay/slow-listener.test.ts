import { once } from 'node:events';
import { connect } from 'node:net';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { RawClient } from '../testing/raw-client.ts';
import { sendHead } from '../testing/raw-client.ts';
import { mountConfig, openRelay, type TestRelay } from '../testing/relay-bench.ts';
import { until } from '../testing/until.ts';

let bench: TestRelay;
let source: RawClient;

beforeEach(async () => {
  bench = await openRelay([mountConfig('/a')], { maxSockets: 20 });
  source = await bench.source('/a');
});

afterEach(() => bench.close());

const live = () => bench.relay.state.live.get('/a');

/**
 * A player that has stopped reading; the kernel buffers are full as soon as data is buffered in the
 * relay.
 */
async function frozenListener(): Promise<void> {
  const listener = await bench.listener('/a');
  listener.socket.pause();
}

test('drops and counts a listener that is 512 KB behind, while the others play on', async () => {
  await frozenListener();
  const reader = await bench.listener('/a');
  const megabyte = Buffer.alloc(1024 * 1024);
  for (let sent = 1; sent <= 64 && live()?.slowListeners === 0; sent += 1) {
    source.socket.write(megabyte);
    await until(() => live()?.bytesRead === sent * megabyte.length);
    await until(() => reader.body.length === sent * megabyte.length);
  }
  expect(live()?.slowListeners).toBe(1);
  await until(() => live()?.listeners.size === 1);
  expect(reader.isClosed).toBe(false);
});

test('drops a listener that reads nothing for thirty seconds, however little is buffered', async () => {
  await frozenListener();
  const waiting = (): number => [...(live()?.listeners.values() ?? [])][0]?.behindBytes ?? 0;
  const piece = Buffer.alloc(64 * 1024);
  for (let sent = 1; sent <= 500 && waiting() === 0; sent += 1) {
    source.socket.write(piece);
    await until(() => live()?.bytesRead === sent * piece.length);
  }
  expect(waiting()).toBeGreaterThan(0);
  for (let second = 0; second < 28; second += 1) {
    const before = live()?.bytesRead ?? 0;
    source.socket.write('.');
    await until(() => live()?.bytesRead === before + 1);
    bench.clock.advance(1000);
  }
  expect(live()?.listeners.size).toBe(1);
  bench.clock.advance(5000);
  await until(() => live()?.listeners.size === 0);
  expect(live()?.slowListeners).toBe(1);
});

test('rejects connections over the limit, and keeps the existing ones', async () => {
  const listeners = await Promise.all(Array.from({ length: 19 }, () => bench.listener('/a')));
  const extra = connect({ host: '127.0.0.1', port: bench.port });
  extra.on('error', () => {});
  await once(extra, 'close');
  source.socket.write('still here');
  await Promise.all(listeners.map((listener) => listener.waitFor('still here')));
});

test('identifies each listener by its id, and removes it by that id', async () => {
  const [first, second] = [await bench.listener('/a'), await bench.listener('/a')];
  const [id] = [...(live()?.listeners.keys() ?? [])];
  await sendHead(bench.adminPort, bench.admin(`killclient?mount=/a&id=${id}`));
  await first.closed();
  expect(second.isClosed).toBe(false);
});
