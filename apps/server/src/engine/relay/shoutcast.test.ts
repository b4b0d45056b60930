import { afterEach, beforeEach, expect, test } from 'vitest';
import { RawClient, sendHead } from '../testing/raw-client.ts';
import { mountConfig, openRelay, type TestRelay } from '../testing/relay-bench.ts';
import { silence } from '../testing/silence.ts';
import { until } from '../testing/until.ts';

const password = 'Zr3-kQ_x9mBvT1yw';
const shared = 'same-for-both';
const mounts = [
  mountConfig('/aurora', { sourcePassword: password, maxBitrate: 128 }),
  mountConfig('/one', { sourcePassword: shared }),
  mountConfig('/two', { sourcePassword: shared }),
];

let bench: TestRelay;
let shoutcastPort: number;
const clients: RawClient[] = [];
beforeEach(async () => {
  bench = await openRelay(mounts);
  shoutcastPort = await bench.relay.listenForShoutcast('127.0.0.1', 0);
});
afterEach(async () => {
  for (const client of clients.splice(0)) client.socket.destroy();
  await bench.close();
});

const refusals = () => bench.events.filter((event) => event.kind === 'refused');
const live = (mount: string) => bench.relay.state.live.get(mount);
function open(text: string, port = shoutcastPort): RawClient {
  const client = new RawClient(port, text);
  clients.push(client);
  return client;
}

/** The password line and the headers of real encoders. */
const encoders: readonly (readonly [
  name: string,
  first: string,
  second: string,
  type: string,
  kbps: number | null,
])[] = [
  [
    'BUTT, which sends everything at once',
    `${password}\r\nHost: streams.example:8000\r\nicy-name:No Name\r\nicy-pub:0\r\nicy-br:128\r\ncontent-type:audio/mpeg\r\n\r\n`,
    '',
    'audio/mpeg',
    128,
  ],
  [
    'BUTT with AAC and a stream number',
    `${password}:#1\r\nHost: streams.example:8000\r\nicy-name:A\r\nicy-genre:Jazz\r\nicy-url:http://a.example\r\nicy-pub:1\r\nicy-br:96\r\ncontent-type:audio/aac\r\n\r\n`,
    '',
    'audio/aac',
    96,
  ],
  [
    'libshout, with bare line feeds and no content type',
    `${password}\nicy-name:unnamed\nicy-url:http://www.icecast.org/\nicy-irc:\nicy-aim:\nicy-icq:\nicy-pub:0\nicy-genre:icecast\nicy-br:0\n\n`,
    '',
    'audio/mpeg',
    null,
  ],
  [
    'the SHOUTcast plug-in of Winamp, which waits for the reply',
    `${password}\r\n`,
    'icy-name:Radio Aurora\r\nicy-genre:Various\r\nicy-url:http://aurora.example\r\nicy-irc:\r\nicy-icq:0\r\nicy-aim:N%2FA\r\nicy-pub:0\r\nicy-br:128\r\ncontent-type:audio/mpeg\r\n\r\n',
    'audio/mpeg',
    128,
  ],
  [
    'Liquidsoap, which waits for the reply',
    `${password}\r\n`,
    'content-type: audio/aacp\r\nicy-name: A\r\nicy-url: \r\nicy-pub: 0\r\nicy-genre: \r\nicy-br: 64\r\n\r\n',
    'audio/aacp',
    64,
  ],
];

test.each(encoders)('accepts a source like %s', async (_name, first, second, type, kbps) => {
  for (const port of [shoutcastPort, bench.port]) {
    const source = open(first, port);
    await source.waitFor('OK2\r\nicy-caps:11\r\n\r\n');
    if (second) source.socket.write(second);
    source.socket.write(silence(8));
    await until(() => live('/aurora')?.bytesRead === silence(8).length);
    expect(live('/aurora')?.source).toMatchObject({ contentType: type, bitrate: kbps, ip: '127.0.0.1' });
    await source.close();
    await until(() => !live('/aurora'));
  }
});

test('a listener hears it from the first frame', async () => {
  const source = open(`${password}\r\nicy-br:64\r\n\r\n`);
  await source.waitFor('OK2');
  source.socket.write(silence(4));
  await until(() => live('/aurora')?.bytesRead === silence(4).length);
  const listener = await bench.listener('/aurora');
  await until(() => listener.body.equals(silence(4)));
});

test.each([
  ['the mount', `/aurora:${password}`, '/aurora'],
  ['the mount without its slash', `aurora:${password}`, '/aurora'],
  ['the user', `source:${password}`, '/aurora'],
  ['the mount of a password that two share', `two:${shared}`, '/two'],
  ['the mount and a stream number', `two:${shared}:#2`, '/two'],
])('finds the mount of a password after %s', async (_what, line, mount) => {
  const source = open(`${line}\r\nicy-br:64\r\n\r\n`);
  await source.waitFor('OK2');
  await until(() => live(mount) !== undefined);
});

test.each([
  ['a wrong password', 'wrong', []],
  ['a password that two mounts share', shared, []],
  ['no password', ':', []],
  ['a wrong password for a mount', 'aurora:wrong', [{ mount: '/aurora', reason: 'wrong_password' }]],
  [
    'the password of another mount',
    `one:${password}`,
    [
      { mount: '/aurora', reason: 'other_mount' },
      { mount: '/one', reason: 'wrong_password' },
    ],
  ],
  ['another user', `dj:${password}`, [{ mount: '/aurora', reason: 'wrong_username' }]],
])('rejects %s and tells its owner', async (_what, line, reported) => {
  expect(await sendHead(shoutcastPort, `${line}\r\n`)).toBe('invalid password\r\n');
  expect(refusals()).toMatchObject(reported);
  expect(JSON.stringify(bench.events)).not.toContain(password);
});

test('rejects a second source, an unknown content type and a source that was too fast', async () => {
  const first = open(`${password}\r\nicy-br:64\r\n\r\n`);
  await first.waitFor('OK2');
  await until(() => live('/aurora') !== undefined);
  expect(await sendHead(shoutcastPort, `${password}\r\n`)).toBe('Stream is in use\r\n');
  await first.close();
  await until(() => !live('/aurora'));
  await open(`${password}\r\ncontent-type:video/nsv\r\n\r\n`).closed();
  const fast = open(`${password}\r\nicy-br:64\r\n\r\n`);
  await fast.waitFor('OK2');
  fast.socket.write(Buffer.alloc(1024 * 1024));
  await fast.closed();
  expect(await sendHead(shoutcastPort, `${password}\r\n`)).toBe('Bitrate above the limit\r\n');
  expect(refusals().map(({ reason }) => reason)).toEqual(['in_use', 'codec', 'over_bitrate']);
  expect(refusals()[1]).toMatchObject({ contentType: 'video/nsv' });
});

test.each([
  ['as BUTT sends it', `pass=${password}&mode=updinfo&song=Mira%20Sol%20-%20Lanterns&url=`],
  ['as libshout sends it', `mode=updinfo&pass=${password}&song=Mira+Sol+-+Lanterns`],
  ['with its mount', `mode=updinfo&pass=aurora:${password}&song=Mira%20Sol%20-%20Lanterns`],
])('takes the title of a source, %s, on both ports', async (_what, query) => {
  const request = `GET /admin.cgi?${query} HTTP/1.0\r\nUser-Agent: ShoutcastDSP (Mozilla Compatible)\r\n\r\n`;
  expect(await sendHead(bench.port, request)).toMatch(/^HTTP\/1\.0 400 /);
  const source = open(`${password}\r\nicy-br:64\r\n\r\n`);
  await source.waitFor('OK2');
  for (const port of [bench.port, shoutcastPort]) {
    await until(() => live('/aurora') !== undefined);
    bench.relay.state.setTitle('/aurora', live('/aurora') as never, null);
    expect(await sendHead(port, request)).toMatch(/^HTTP\/1\.0 200 /);
    expect(live('/aurora')?.title).toBe('Mira Sol - Lanterns');
  }
  const wrong = request.replace(password, 'wrong');
  expect(await sendHead(bench.port, wrong)).toMatch(/^HTTP\/1\.0 401 /);
});

test('serves nothing else on its port', async () => {
  for (const request of [
    'GET /aurora HTTP/1.0\r\n\r\n',
    'GET /admin/stats HTTP/1.0\r\n\r\n',
    'PUT /aurora HTTP/1.0\r\n\r\n',
  ])
    expect(await sendHead(shoutcastPort, request)).toMatch(/^HTTP\/1\.0 404 /);
});

test('a port of the server itself takes no source', async () => {
  const client = open(`${password}\r\n\r\n`, bench.adminPort);
  await client.closed();
  expect(client.text).toMatch(/^HTTP\/1\.0 400 /);
});

test('[I2] a source that sends no headers is disconnected after fifteen seconds, however many bytes it sends', async () => {
  const slow = open(`${password}\r\nicy-name:`);
  await slow.waitFor('OK2');
  for (let second = 0; second < 17; second += 1) {
    slow.socket.write('a');
    bench.clock.advance(1000);
  }
  await slow.closed();
  expect(live('/aurora')).toBeUndefined();
});

test('[I2] both ports share the connections of an address', async () => {
  await bench.close();
  bench = await openRelay(mounts, { socketsPerAddress: 2 });
  shoutcastPort = await bench.relay.listenForShoutcast('127.0.0.1', 0);
  const first = open(`${password}\r\nicy-br:64\r\n\r\n`);
  await first.waitFor('OK2');
  open('GET /aurora', bench.port);
  await until(() => bench.relay.state.openSockets === 2);
  await open(`${password}\r\n`).closed();
  expect(bench.relay.state.openSockets).toBe(2);
});

test('a source whose password changed while its headers arrived stays out', async () => {
  const source = open(`${password}\r\n`);
  await source.waitFor('OK2');
  bench.relay.state.applyConfig([mountConfig('/aurora', { sourcePassword: 'another' })]);
  source.socket.write('icy-br:64\r\n\r\n');
  await source.closed();
  expect(live('/aurora')).toBeUndefined();
});

test('after twenty guesses of an address, only a mount with its password opens a stream', async () => {
  for (let guess = 0; guess < 20; guess += 1) {
    await open(`wrong-${guess}\r\n`).waitFor('invalid password');
  }
  await open(`${password}\r\n`).waitFor('invalid password');
  await open(`aurora:${password}\r\n`).waitFor('OK2');
});
