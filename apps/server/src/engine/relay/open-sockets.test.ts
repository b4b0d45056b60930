import type { Socket } from 'node:net';
import { afterEach, describe, expect, test } from 'vitest';
import { systemClock } from '#/platform/clock/clock.ts';
import { HostileSockets } from '../testing/hostile-sockets.ts';
import { basic, RawClient, sendHead } from '../testing/raw-client.ts';
import { mountConfig, openRelay, type TestRelay } from '../testing/relay-bench.ts';
import { silence } from '../testing/silence.ts';
import { until } from '../testing/until.ts';
import { startRelayEngine } from './engine.ts';
import type { RelayLimits } from './state.ts';

const stops: (() => unknown)[] = [];
afterEach(async () => {
  for (const stop of stops.splice(0).reverse()) await stop();
});

async function open(limits: Partial<RelayLimits>, trustedProxies: string[] = []): Promise<TestRelay> {
  const bench = await openRelay([mountConfig('/a')], limits, { trustedProxies });
  stops.push(() => bench.close());
  return bench;
}

function hostile(everyMs?: number): HostileSockets {
  const sockets = new HostileSockets(everyMs);
  stops.push(() => sockets.close());
  return sockets;
}

const unknown = 'GET /none HTTP/1.0\r\n\r\n';
const isOpen = (socket: Socket): boolean => !socket.destroyed;

describe('connections', () => {
  test('[I2] of one address are limited, and others still connect', async () => {
    const { port, relay } = await open({ socketsPerAddress: 3 });
    const sockets = hostile(20);
    const tries = await Promise.all([1, 2, 3, 4, 5].map(() => sockets.open(port, 'GET /a', '127.0.0.2')));
    await until(() => tries.filter(isOpen).length === 3);
    expect(relay.state.openSockets).toBe(3);
    expect(await sendHead(port, unknown)).toContain(' 404 ');
    tries.find(isOpen)?.destroy();
    await until(() => relay.state.openSockets === 2);
    expect(isOpen(await sockets.open(port, 'GET /a', '127.0.0.2'))).toBe(true);
  });

  test('[I2] are closed five seconds after their reply, however many bytes they send', async () => {
    const { port, relay, clock } = await open({});
    const socket = await hostile(20).open(port, unknown, '127.0.0.2');
    await until(() => relay.state.totals.requests === 1);
    clock.advance(4000);
    expect(relay.state.openSockets).toBe(1);
    clock.advance(2000);
    await until(() => relay.state.openSockets === 0);
    await until(() => !isOpen(socket));
  });

  test('[I2] are closed after fifteen seconds without a complete head, however many bytes they send', async () => {
    const { port, relay, clock } = await open({});
    await hostile(20).open(port, 'GET /', '127.0.0.2');
    await until(() => relay.state.openSockets === 1);
    for (let second = 0; second < 16; second += 1) clock.advance(1000);
    await until(() => relay.state.openSockets === 0);
  });

  test('[I2] of a listener end within thirty seconds after the stream, and never while it plays', async () => {
    const bench = await open({});
    const source = await bench.source('/a');
    const listener = await bench.listener('/a');
    for (let second = 0; second < 60; second += 5) {
      const before = bench.relay.state.live.get('/a')?.bytesRead ?? 0;
      source.socket.write(silence(1));
      await until(() => (bench.relay.state.live.get('/a')?.bytesRead ?? 0) > before);
      bench.clock.advance(5000);
    }
    expect(listener.isClosed).toBe(false);
    listener.socket.pause();
    await source.close();
    await until(() => !bench.relay.state.live.has('/a'));
    bench.clock.advance(31_000);
    await until(() => bench.relay.state.openSockets === 0);
  });

  test('[I2] that are pending make room when the relay is full; sources and listeners stay', async () => {
    const bench = await open({ maxSockets: 4 });
    const source = await bench.source('/a');
    const listener = await bench.listener('/a');
    const sockets = hostile(20);
    const oldest = await sockets.open(bench.port, 'GET /', '127.0.0.2');
    await sockets.open(bench.port, 'GET /', '127.0.0.2');
    await until(() => bench.relay.state.openSockets === 4);
    const another = await bench.listener('/a');
    await until(() => !isOpen(oldest));
    await bench.listener('/a');
    const refused = new RawClient(bench.port, unknown);
    await refused.closed();
    expect(refused.text).toBe('');
    source.socket.write('still here');
    await Promise.all([listener.waitFor('still here'), another.waitFor('still here')]);
  });
});

describe('behind a trusted proxy', () => {
  const forwarded = (address: string, more = ''): string => `X-Forwarded-For: ${address}\r\n${more}`;
  const listed = async ({ adminPort, admin }: TestRelay): Promise<string[]> => {
    const reply = await sendHead(adminPort, admin('listclients?mount=/a'));
    return [...reply.matchAll(/<IP>(.*?)<\/IP>/g)].map(([, ip = '']) => ip);
  };

  test.each([
    ['the address that the proxy reports', ['127.0.0.1'], forwarded('81.2.69.142'), '81.2.69.142'],
    ['an IPv6 address', ['127.0.0.1'], forwarded('2001:db8::7'), '2001:db8::7'],
    [
      'the right-most untrusted address',
      ['127.0.0.1', '10.0.0.0/8'],
      forwarded('6.6.6.6, 81.2.69.142, 10.0.0.3'),
      '81.2.69.142',
    ],
    [
      'that of the line the proxy appended',
      ['127.0.0.1'],
      forwarded('6.6.6.6', forwarded('81.2.69.142')),
      '81.2.69.142',
    ],
    ['the proxy for an unreadable entry', ['127.0.0.1'], forwarded('81.2.69.142, unknown'), '127.0.0.1'],
    ['the peer without a trusted proxy', [], forwarded('81.2.69.142'), '127.0.0.1'],
  ])('[A10] a listener has %s', async (_, proxies, headers, wanted) => {
    const bench = await open({}, proxies);
    await bench.source('/a');
    await bench.listener('/a', headers);
    expect(await listed(bench)).toEqual([wanted]);
  });

  test('[A10] a source has the address that the proxy reports', async () => {
    const bench = await open({}, ['127.0.0.1']);
    await bench.source('/a', `Content-Type: audio/mpeg\r\n${forwarded('81.2.69.142')}`);
    expect(bench.relay.state.live.get('/a')?.source.ip).toBe('81.2.69.142');
  });

  test('[I2] connections are limited per client, not per proxy', async () => {
    const bench = await open({ socketsPerAddress: 2 }, ['127.0.0.1']);
    await bench.source('/a', `Content-Type: audio/mpeg\r\n${forwarded('192.0.2.1')}`);
    const join = (address: string) => bench.listener('/a', forwarded(address));
    await Promise.all([join('81.2.69.142'), join('81.2.69.142'), join('81.2.69.143')]);
    expect(await sendHead(bench.port, `GET /a HTTP/1.0\r\n${forwarded('81.2.69.142')}\r\n`)).toContain(
      ' 429 ',
    );
    await Promise.all([join('2001:db8::1'), join('2001:db8::2')]);
    const sameNetwork = `GET /a HTTP/1.0\r\n${forwarded('2001:db8::3')}\r\n`;
    expect(await sendHead(bench.port, sameNetwork)).toContain(' 429 ');
  });
});

test('[I2] 5,000 hostile sockets keep neither our own calls nor a listener nor a new source waiting', async () => {
  const { engine, origin } = await startRelayEngine({
    host: '127.0.0.1',
    port: 0,
    strictPort: false,
    mounts: [mountConfig('/a'), mountConfig('/b')],
    clock: systemClock,
    log: () => {},
  });
  stops.push(() => engine.close());
  const port = Number(new URL(origin).port);
  const connectSource = async (mount: string): Promise<RawClient> => {
    const head = `PUT ${mount} HTTP/1.0\r\n${basic('source', `secret-of-${mount}`)}Content-Type: audio/mpeg\r\n\r\n`;
    const client = new RawClient(port, head);
    stops.push(() => client.close());
    await client.waitFor(' 200 OK');
    return client;
  };
  const source = await connectSource('/a');
  const listener = new RawClient(port, 'GET /a HTTP/1.0\r\n\r\n');
  stops.push(() => listener.close());
  await listener.waitFor(' 200 OK');

  const sockets = hostile();
  const heads = [unknown, 'GET /a HTTP/1.0\r\nX-Slow: '];
  // 25 addresses with as many connections as each may have, opened in batches that the backlog holds.
  for (let batch = 0; batch < 25; batch += 1) {
    const opening = Array.from({ length: 220 }, (_, index) =>
      sockets.open(port, heads[index % 2] ?? '', `127.0.1.${batch + 1}`),
    );
    await Promise.all(opening);
  }
  expect(sockets.openCount).toBeGreaterThan(4500);
  const startedAt = performance.now();
  const stats = await engine.readStats();
  expect(performance.now() - startedAt).toBeLessThan(2000);
  expect(stats.mounts).toMatchObject([{ mount: '/a', listeners: 1 }]);
  expect((await engine.listClients('/a')).length).toBe(1);
  const second = await connectSource('/b');
  source.socket.write('still here');
  await listener.waitFor('still here');
  expect([listener.isClosed, second.isClosed, source.isClosed]).toEqual([false, false, false]);
});
