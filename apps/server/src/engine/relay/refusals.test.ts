import { afterEach, beforeEach, expect, test } from 'vitest';
import { basic, RawClient } from '../testing/raw-client.ts';
import { mountConfig, openRelay, type TestRelay } from '../testing/relay-bench.ts';

let bench: TestRelay;
beforeEach(async () => {
  bench = await openRelay([mountConfig('/a'), mountConfig('/b')]);
});
afterEach(() => bench.close());

const type = 'Content-Type: audio/mpeg\r\n';
const own = basic('source', 'secret-of-/a');
const refusals = () => bench.events.filter((event) => event.kind === 'refused');

async function put(mount: string, more: string): Promise<void> {
  const client = new RawClient(bench.port, `PUT ${mount} HTTP/1.0\r\nUser-Agent: Butt/1\r\n${more}\r\n`);
  await client.closed();
  bench.clock.advance(1_000);
}

test.each([
  ['another password', '/a', basic('source', 'typed-wrong') + type, 'wrong_password'],
  ['another name', '/a', basic('dj', 'secret-of-/a') + type, 'wrong_username'],
  ['neither', '/a', type, 'no_credentials'],
  ['a mount that nobody has', '/typo', own + type, 'unknown_mount'],
  ['no type', '/a', own, 'no_content_type'],
  ['a type that is not relayed', '/a', `${own}Content-Type: video/webm\r\n`, 'codec'],
])(
  'reports a source with %s to its own mount, without the password it sent',
  async (_what, mount, head, reason) => {
    await put(mount, head);
    expect(refusals()).toMatchObject([{ mount: '/a', triedMount: mount, reason, agent: 'Butt/1' }]);
    expect(JSON.stringify(bench.events)).not.toMatch(/typed-wrong|secret-of/);
  },
);

test('reports no rejection for unknown credentials on an unknown mount', async () => {
  await put('/typo', basic('source', 'unknown') + type);
  expect(refusals()).toEqual([]);
});

test('rejects a second source because the mount is in use', async () => {
  await bench.source('/a');
  await put('/a', own + type);
  expect(refusals()).toMatchObject([{ reason: 'in_use' }]);
});

test('reports an encoder that retries endlessly at most twice a second', async () => {
  const tries = Array.from({ length: 5 }, () => {
    const client = new RawClient(bench.port, `PUT /a HTTP/1.0\r\n${type}\r\n`);
    return client.closed();
  });
  await Promise.all(tries);
  bench.clock.advance(1_000);
  expect(refusals()).toHaveLength(1);
});

test('[F1] reports what came of a challenge, not the request without credentials before it', async () => {
  const put = async (more: string) => {
    await new RawClient(bench.port, `SOURCE /a HTTP/1.0\r\n${more}\r\n`).closed();
  };
  await put(type);
  await put(basic('source', 'typed-wrong') + type);
  bench.clock.advance(5_000);
  expect(refusals()).toMatchObject([{ reason: 'wrong_password' }]);
  await put(type);
  await bench.source('/a');
  bench.clock.advance(5_000);
  expect(refusals()).toHaveLength(1);
  await put(type);
  await put(own + type);
  bench.clock.advance(5_000);
  expect(refusals().slice(1)).toMatchObject([{ reason: 'in_use' }]);
});

test('[F7] tells the owner of a password that it was used on another mount', async () => {
  await put('/b', own + type);
  expect(refusals()).toMatchObject([
    { mount: '/a', triedMount: '/b', reason: 'other_mount' },
    { mount: '/b', triedMount: '/b', reason: 'wrong_password' },
  ]);
});
