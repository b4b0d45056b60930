import { afterEach, beforeEach, expect, test } from 'vitest';
import { mountConfig, openRelay, type TestRelay } from '../testing/relay-bench.ts';
import { silence } from '../testing/silence.ts';
import { until } from '../testing/until.ts';

const asked: string[] = [];
let bench: TestRelay;
beforeEach(async () => {
  asked.length = 0;
  const mounts = [mountConfig('/a', { maxListeners: 1 }), mountConfig('/b')];
  const hook = {
    ask: async ({ clientId }: { clientId: string }) => {
      asked.push(clientId);
      return { allowed: true } as const;
    },
    left: () => {},
    turnedAway: () => {},
    close: async () => {},
  };
  bench = await openRelay(mounts, { socketsPerAddress: 6 }, { hook, watcherSecret: 'known to us' });
});
afterEach(() => bench.close());

const secret = (value = 'known to us') => `X-Studio-Watch: ${value}\r\n`;
const live = (mount = '/a') => bench.relay.state.live.get(mount);

test('a server that listens for silence is no listener', async () => {
  const source = await bench.source('/a');
  const listener = await bench.listener('/a');
  const watcher = await bench.listener('/a', secret());
  source.socket.write(silence(20));
  await until(() => watcher.body.length > 0 && listener.body.length > 0);
  expect([live()?.listeners.size, live()?.listenerPeak, asked.length]).toEqual([1, 1, 1]);
  expect(bench.events.filter(({ kind }) => kind === 'join')).toHaveLength(1);
  expect(bench.relay.state.totals.listeners).toBe(1);
  // Its place is free for another connection of the same address.
  for (let count = 0; count < 8; count += 1) await bench.listener('/a', secret());
  await until(() => live()?.watchers.size === 9);
  const stranger = await bench.listener('/a', secret('guessed'));
  expect(stranger.text).toContain('403');
});

test('it hears the source itself, wherever the listeners are', async () => {
  const [a, b] = [await bench.source('/a'), await bench.source('/b')];
  const watcher = await bench.listener('/a', secret());
  const listener = await bench.listener('/a');
  await until(() => live()?.listeners.size === 1);
  await bench.listener('/b');
  await until(() => live('/b')?.listeners.size === 1);
  const [from, to] = [live(), live('/b')];
  if (from && to) bench.relay.state.move('/a', from, '/b', to);
  expect([live()?.listeners.size, live('/b')?.listeners.size]).toEqual([0, 2]);
  b.socket.write(Buffer.alloc(100, 'b'));
  a.socket.write(Buffer.alloc(100, 'a'));
  await until(() => watcher.body.includes('a') && listener.body.includes('b'));
  expect(watcher.body.includes('b')).toBe(false);
  a.socket.destroy();
  await watcher.closed();
  const later = await bench.listener('/a', secret());
  expect(later.text).toContain('404');
});
