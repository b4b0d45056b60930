import { createServer } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { type EngineHandle, startEngine } from '../index.ts';
import { RawClient } from '../testing/raw-client.ts';
import { mountConfig } from '../testing/relay-bench.ts';
import { silence } from '../testing/silence.ts';
import { until } from '../testing/until.ts';
import type { ShoutcastPort } from './messages.ts';

const stops: (() => unknown)[] = [];
afterEach(async () => {
  for (const stop of stops.splice(0).reverse()) await stop();
});

/** Resolves to the port; 0 selects any free one. */
function occupy(port: number): Promise<number> {
  const server = createServer();
  stops.push(() => new Promise((resolve) => server.close(resolve)));
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => {
      const address = server.address();
      resolve(typeof address === 'object' && address ? address.port : port);
    });
  });
}

async function start(port: number, shoutcastPort: ShoutcastPort): Promise<EngineHandle> {
  const handle = await startEngine({
    kind: 'relay',
    host: '127.0.0.1',
    port,
    strictPort: false,
    shoutcastPort,
    mounts: [mountConfig('/a')],
  });
  stops.push(() => handle.stop());
  return handle;
}
const portOf = ({ publicOrigin }: EngineHandle): number => Number(new URL(publicOrigin ?? '').port);

/** Two free ports, one above the other. */
async function freePair(): Promise<number> {
  for (;;) {
    const port = await occupy(0);
    const isFree = await occupy(port + 1).catch(() => null);
    for (const stop of stops.splice(0).reverse()) await stop();
    if (isFree !== null) return port;
  }
}

test('a SHOUTcast source is on air through the port above, which the capabilities name', async () => {
  const port = await freePair();
  const handle = await start(port, 'next');
  const { engine } = handle;
  expect(engine?.capabilities).toMatchObject({
    protocols: ['icecast', 'shoutcast1'],
    shoutcastPort: port + 1,
  });
  const source = new RawClient(port + 1, 'secret-of-/a\r\nicy-br:64\r\ncontent-type:audio/mpeg\r\n\r\n');
  stops.push(() => source.close());
  await source.waitFor('OK2');
  source.socket.write(silence(8));
  await until(async () => ((await engine?.readStats())?.mounts ?? []).length === 1);
  expect((await engine?.readStats())?.mounts[0]).toMatchObject({ mount: '/a', bitrate: 64 });
});

test('starts without a SHOUTcast port when the one above is taken, or none is wanted', async () => {
  const port = await freePair();
  await occupy(port + 1);
  const handle = await start(port, 'next');
  expect(portOf(handle)).toBe(port);
  expect(handle.engine?.capabilities).toMatchObject({ protocols: ['icecast'], shoutcastPort: null });
  expect((await start(0, null)).engine?.capabilities.shoutcastPort).toBeNull();
});

test('uses the configured SHOUTcast port, or does not start', async () => {
  const wanted = await freePair();
  const { engine, stop } = await start(0, wanted);
  expect(engine?.capabilities.shoutcastPort).toBe(wanted);
  await stop();
  await occupy(wanted);
  await expect(start(0, wanted)).rejects.toThrow(`The port ${wanted} of SHOUTcast sources cannot be used.`);
});
