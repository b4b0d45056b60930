import { createServer } from 'node:http';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { measureSlowness } from '#/testing/processes/measure-slowness.ts';
import { type HookServer, type HookTarget, startHookServer } from '../hooks/hook-server.ts';
import { RawClient, sendHead } from '../testing/raw-client.ts';
import { RecordedHooks } from '../testing/recorded-hooks.ts';
import { mountConfig, openRelay, type TestRelay } from '../testing/relay-bench.ts';
import { until } from '../testing/until.ts';
import { createHookClient } from './hook-client.ts';

let bench: TestRelay;
let hooks: RecordedHooks;
let server: HookServer;
let tookMs: number[];

const openBench = (target: HookTarget): Promise<TestRelay> =>
  openRelay(
    [mountConfig('/a', { maxListeners: 300 }), mountConfig('/b')],
    {},
    { hook: createHookClient(target) },
  );

beforeEach(async () => {
  hooks = new RecordedHooks();
  tookMs = [];
  server = await startHookServer({ hooks, onAnswered: (ms) => tookMs.push(ms) });
  bench = await openBench(server.target);
});

afterEach(async () => {
  await bench.close();
  await server.close();
});

const listeners = (mount: string): number => bench.relay.state.live.get(mount)?.listeners.size ?? -1;

test('requests admission before sending audio, and reports the duration on leave', async () => {
  await bench.source('/a');
  const player = await bench.listener('/a?x=1', 'Referer: https://site.test/p\r\n');
  expect(player.text).toMatch(/^HTTP\/1\.0 200 OK\r\n/);
  expect(hooks.joins).toEqual([
    { mount: '/a', clientId: '2', ip: '127.0.0.1', agent: 'Test/1', referrer: 'https://site.test/p' },
  ]);
  bench.clock.advance(4900);
  await player.close();
  await until(() => hooks.leaves.length === 1);
  expect(hooks.leaves).toEqual([{ mount: '/a', clientId: '2', durationS: 4 }]);
});

test('a rejected listener gets the reason, is not counted and triggers no leave', async () => {
  hooks.answer = () => ({ allowed: false, message: 'Not available in your country' });
  await bench.source('/a');
  const reply = await sendHead(bench.port, 'GET /a HTTP/1.0\r\n\r\n');
  expect(reply).toMatch(
    /^HTTP\/1\.0 403 Forbidden\r\n[\s\S]*text\/plain[\s\S]*\r\n\r\nNot available in your country$/,
  );
  expect(listeners('/a')).toBe(0);
  expect(bench.events.map(({ kind }) => kind)).toEqual(['mountUp']);
  await bench.close();
  expect(hooks.leaves).toEqual([]);
});

test('HEAD requests, off-air mounts and full mounts request no admission', async () => {
  await bench.source('/b');
  bench.relay.state.applyConfig([mountConfig('/a'), mountConfig('/b', { maxListeners: 0 })]);
  await sendHead(bench.port, 'HEAD /b HTTP/1.0\r\n\r\n');
  await sendHead(bench.port, 'GET /b HTTP/1.0\r\n\r\n');
  await sendHead(bench.port, 'GET /a HTTP/1.0\r\n\r\n');
  expect(hooks.joins).toEqual([]);
});

test('[D8] reports listeners that find the mount full, but not probes', async () => {
  bench.relay.state.applyConfig([mountConfig('/a', { maxListeners: 1 })]);
  await bench.source('/a');
  await bench.listener('/a');
  const reply = await sendHead(bench.port, 'GET /a HTTP/1.0\r\nUser-Agent: VLC/3\r\n\r\n');
  expect(reply).toContain('403 Forbidden');
  await sendHead(bench.port, 'GET /a HTTP/1.0\r\nRange: bytes=0-1\r\n\r\n');
  await until(() => hooks.rejections.length > 0);
  expect(hooks.rejections).toMatchObject([{ mount: '/a', ip: '127.0.0.1', agent: 'VLC/3' }]);
  expect(hooks.joins.filter(({ isProbe }) => !isProbe)).toHaveLength(1);
});

test('admits no one when the hook is unreachable', async () => {
  await bench.source('/a');
  await server.close();
  expect(await sendHead(bench.port, 'GET /a HTTP/1.0\r\n\r\n')).toMatch(/^HTTP\/1\.0 403 /);
});

test('a move triggers neither a leave nor a join', async () => {
  const source = await bench.source('/a');
  await bench.source('/b');
  const player = await bench.listener('/a');
  await sendHead(bench.adminPort, bench.admin('moveclients?mount=/a&destination=/b'));
  await sendHead(bench.adminPort, bench.admin('moveclients?mount=/b&destination=/a'));
  await sendHead(bench.adminPort, bench.admin('fallbacks?mount=/a&fallback=/b'));
  source.socket.destroy();
  await until(() => listeners('/b') === 1);
  expect([hooks.joins.length, hooks.leaves.length]).toEqual([1, 0]);
  await player.close();
  await until(() => hooks.leaves.length === 1);
  expect(hooks.leaves[0]?.mount).toBe('/a');
});

test('reports the leaves of remaining listeners on shutdown', async () => {
  await bench.source('/a');
  await bench.listener('/a');
  await bench.close();
  expect(hooks.leaves).toHaveLength(1);
});

describe('a probe for two bytes', () => {
  const probe = () => sendHead(bench.port, 'GET /a HTTP/1.1\r\nIcy-MetaData: 1\r\nRange: bytes=0-1\r\n\r\n');

  test('gets the head of the stream and two bytes, and is no listener', async () => {
    const source = await bench.source('/a');
    source.socket.write(Buffer.alloc(1000, 'x'));
    await until(() => bench.relay.state.live.get('/a')?.bytesRead === 1000);
    expect(await probe()).toMatch(/^HTTP\/1\.0 200 OK\r\n[\s\S]*icy-metaint:16000\r\n\r\nxx$/);
    expect(bench.events.map(({ kind }) => kind)).toEqual(['mountUp']);
    expect(bench.relay.state.live.get('/a')).toMatchObject({ listenerPeak: 0 });
    expect(bench.relay.state.totals.listeners).toBe(0);
    await until(() => hooks.leaves.length === 1);
  });

  test('passes a mount that is full, but not the rules of the hook', async () => {
    bench.relay.state.applyConfig([mountConfig('/a', { maxListeners: 0 })]);
    await bench.source('/a');
    expect(await probe()).toContain(' 200 OK');
    hooks.answer = () => ({ allowed: false, message: 'Not available in your country' });
    expect(await probe()).toContain('Not available in your country');
  });

  test('counts towards the connections of its address', async () => {
    await bench.source('/a');
    const open = Array.from({ length: 248 }, () => new RawClient(bench.port, 'GET /a HTTP/1.1\r\n'));
    await until(() => bench.relay.state.openSockets >= 249);
    const [one, two] = [new RawClient(bench.port, ''), new RawClient(bench.port, '')];
    await until(() => one.isClosed || two.isClosed || bench.relay.state.openSockets >= 250);
    expect(await probe()).toBe('');
    for (const client of [...open, one, two]) client.socket.destroy();
  });
});

/** A hook whose responses the test sends manually. */
async function slowHook() {
  const bodies: string[] = [];
  const answers: (() => void)[] = [];
  const slow = createServer((request, response) => {
    request.setEncoding('utf8').on('data', (text: string) => bodies.push(text));
    answers.push(() => {
      if (!response.headersSent) response.setHeader('icecast-auth-user', '1').end();
    });
  });
  await new Promise<void>((resolve) => slow.listen(0, '127.0.0.1', resolve));
  const address = slow.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  await bench.close();
  bench = await openBench({ url: `http://127.0.0.1:${port}/`, username: 'u', password: 'p' });
  await bench.source('/a');
  const close = (): void => {
    for (const answer of answers) answer();
    slow.close();
  };
  return { bodies, answers, close };
}

test('a hook that takes longer than two seconds rejects; a late admission is followed by a leave', async () => {
  const slow = await slowHook();
  const reply = sendHead(bench.port, 'GET /a HTTP/1.0\r\n\r\n');
  await until(() => slow.bodies.length === 1);
  bench.clock.advance(2000);
  expect(await reply).toMatch(/^HTTP\/1\.0 403 /);
  expect(slow.bodies).toHaveLength(1);
  slow.answers[0]?.();
  await until(() => slow.bodies.length === 2);
  expect(slow.bodies[1]).toBe('action=listener_remove&mount=%2Fa&client=2&duration=0');
  expect(listeners('/a')).toBe(0);
  slow.close();
});

test('a listener that disconnects while it waits is dropped, and its leave never precedes its join', async () => {
  const slow = await slowHook();
  const player = new RawClient(bench.port, 'GET /a HTTP/1.0\r\n\r\n');
  await until(() => slow.bodies.length === 1);
  await until(() => bench.relay.state.openSockets === 2);
  await player.close();
  await until(() => bench.relay.state.openSockets === 1);
  // A leave sent too early would arrive before the join of the next listener.
  const next = new RawClient(bench.port, 'GET /a HTTP/1.0\r\n\r\n');
  await until(() => slow.bodies.length === 2);
  expect(slow.bodies[1]).toContain('action=listener_add');
  slow.answers[0]?.();
  await until(() => slow.bodies.length === 3);
  expect(slow.bodies[2]).toContain('action=listener_remove');
  expect(bench.events.map(({ kind }) => kind)).toEqual(['mountUp']);
  await next.close();
  slow.close();
});

test('[H11] two hundred joins within a second are all admitted, each decided in under 5 ms', async () => {
  await bench.source('/a');
  const slowness = [measureSlowness()];
  const startedAtMs = performance.now();
  await Promise.all(Array.from({ length: 200 }, () => bench.listener('/a')));
  const neededMs = performance.now() - startedAtMs;
  slowness.push(measureSlowness());
  const timesSlower = Math.max(...slowness);
  expect(listeners('/a')).toBe(200);
  expect(hooks.joins).toHaveLength(200);
  const sorted = tookMs.sort((a, b) => a - b);
  expect(sorted[Math.ceil(sorted.length * 0.99) - 1]).toBeLessThan(5 * timesSlower);
  expect(neededMs).toBeLessThan(1000 * timesSlower);
});
