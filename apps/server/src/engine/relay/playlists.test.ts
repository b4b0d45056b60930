import { afterEach, expect, test } from 'vitest';
import { sendHead } from '../testing/raw-client.ts';
import { mountConfig, openRelay, type TestRelay } from '../testing/relay-bench.ts';

let bench: TestRelay;

const open = async (more: Parameters<typeof openRelay>[2] = {}): Promise<void> => {
  bench = await openRelay([mountConfig('/a', { name: 'Aurora\r\nX-Bad: 1' })], {}, more);
};
const playlist = (path: string, headers = ''): Promise<string> =>
  sendHead(bench.port, `GET ${path} HTTP/1.0\r\nHost: radio.example:8000\r\n${headers}\r\n`);

afterEach(() => bench.close());

test('[F10] serves a playlist of a live mount with the address that the player used', async () => {
  await open();
  expect(await playlist('/a.m3u')).toContain('404');
  await bench.source('/a');
  expect(await playlist('/a.m3u')).toMatch(
    /audio\/x-mpegurl[\s\S]*\r\n\r\nhttp:\/\/radio\.example:8000\/a\r\n$/,
  );
  expect(await playlist('/a.pls')).toContain(
    'File1=http://radio.example:8000/a\r\nTitle1=Aurora X-Bad: 1\r\n',
  );
  expect(await playlist('/a.xspf')).toContain('<location>http://radio.example:8000/a</location>');
});

test('[F10] a host that is no name is not repeated in a playlist', async () => {
  await open();
  await bench.source('/a');
  const reply = await sendHead(bench.port, 'GET /a.m3u HTTP/1.0\r\nHost: x\tFile1=http://bad\r\n\r\n');
  expect(reply).toContain(`http://127.0.0.1:${bench.port}/a`);
});

test.each([
  ['behind a trusted proxy with TLS', ['127.0.0.1'], 'https', 'https'],
  ['behind a trusted proxy without TLS', ['127.0.0.1'], 'http', 'http'],
  ['when the proxy sends nothing that is known', ['127.0.0.1'], 'https\tx', 'http'],
  ['when anybody claims TLS', [], 'https', 'http'],
])('[F10] a playlist has the scheme of the player %s', async (_, trustedProxies, forwarded, scheme) => {
  await open({ trustedProxies });
  await bench.source('/a');
  for (const extension of ['m3u', 'pls', 'xspf']) {
    const reply = await playlist(`/a.${extension}`, `X-Forwarded-Proto: ${forwarded}\r\n`);
    expect(reply).toContain(`${scheme}://radio.example:8000/a`);
  }
});

test('[F10] a playlist has the configured public origin, whatever a proxy does to the host', async () => {
  await open({ publicOrigin: 'https://listen.example' });
  await bench.source('/a');
  for (const extension of ['m3u', 'pls', 'xspf'])
    expect(await playlist(`/a.${extension}`)).toContain('https://listen.example/a');
});
