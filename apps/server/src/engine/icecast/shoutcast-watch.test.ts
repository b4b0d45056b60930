import { afterEach, beforeEach, expect, test } from 'vitest';
import { ManualClock } from '#/platform/clock/testing/manual-clock.ts';
import { freePort } from '../icecast/free-port.ts';
import { RawClient, sendHead } from '../testing/raw-client.ts';
import { mountConfig } from '../testing/relay-bench.ts';
import { watchForShoutcast } from './shoutcast-watch.ts';

let mounts = [mountConfig('/a'), mountConfig('/b')];
let port: number;
let watch: { close(): Promise<void> };
const clock = new ManualClock();
const reported: string[] = [];
beforeEach(async () => {
  mounts = [mountConfig('/a'), mountConfig('/b')];
  reported.length = 0;
  port = await freePort({ host: '127.0.0.1', port: 0, strictPort: false });
  const onEncoder = (mount: string) => reported.push(mount);
  watch = await watchForShoutcast({ host: '127.0.0.1', port, clock, mounts: () => mounts, onEncoder });
});
afterEach(() => watch.close());

test.each([
  ['its password', 'secret-of-/a', ['/a']],
  ['its mount and password', 'a:secret-of-/a', ['/a']],
  ['its mount and a wrong password', 'a:wrong', ['/a']],
  ['an unknown password', 'wrong', []],
])('rejects an encoder with %s and reports it to the owner', async (_what, line, owners) => {
  expect(await sendHead(port, `${line}\r\n`)).toBe('This server accepts Icecast sources only\r\n');
  expect(reported).toEqual(owners);
  clock.advance(1000);
});

test('reports an encoder that retries endlessly at most twice a second', async () => {
  for (let times = 0; times < 4; times += 1) await sendHead(port, 'secret-of-/a\r\n');
  expect(reported).toEqual(['/a']);
  clock.advance(500);
  await sendHead(port, 'secret-of-/a\r\n');
  expect(reported).toEqual(['/a', '/a']);
  clock.advance(1000);
});

test('follows changes of the mounts', async () => {
  mounts = [mountConfig('/c')];
  await sendHead(port, 'secret-of-/c\r\n');
  expect(reported).toEqual(['/c']);
});

test('[I2] closes a connection without a password after fifteen seconds, and requests and garbage at once', async () => {
  const slow = new RawClient(port, 'secret');
  for (let second = 0; second < 17; second += 1) {
    await new Promise((resolve) => setImmediate(resolve));
    clock.advance(1000);
  }
  await slow.closed();
  for (const text of ['GET /a HTTP/1.0\r\n', 'x'.repeat(2000), '\x16\x03\x01\n'])
    expect(await sendHead(port, text)).toBe('');
  expect(reported).toEqual([]);
});
