import { setImmediate as nextTurn } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { basic, RawClient, sendHead } from '../testing/raw-client.ts';
import { mountConfig, openRelay, type TestRelay } from '../testing/relay-bench.ts';
import { silence } from '../testing/silence.ts';
import { until } from '../testing/until.ts';

let bench: TestRelay;

beforeEach(async () => {
  bench = await openRelay([
    mountConfig('/a', { maxListeners: 2, name: 'Aurora\r\nX-Bad: 1', genre: 'Jazz' }),
    mountConfig('/b'),
  ]);
});

afterEach(() => bench.close());

const live = (mount: string) => bench.relay.state.live.get(mount);

test("sends a listener the source's audio, starting with the last seconds", async () => {
  const source = await bench.source('/a');
  source.socket.write(silence(40));
  await until(() => live('/a')?.bytesRead === 40 * 208);
  const listener = await bench.listener('/a');
  await until(() => listener.body.length === 40 * 208);
  source.socket.write('more');
  await listener.waitFor('more');
});

test('keeps audio that arrives together with the head', async () => {
  const head = `PUT /a HTTP/1.0\r\n${basic('source', 'secret-of-/a')}Content-Type: audio/mpeg\r\n\r\n`;
  const source = new RawClient(bench.port, `${head}first`);
  await until(() => live('/a')?.bytesRead === 5);
  await source.close();
});

test('decodes a chunked body', async () => {
  const source = await bench.source('/a', 'Content-Type: audio/mpeg\r\nTransfer-Encoding: chunked\r\n');
  source.socket.write('5\r\nhello\r\n');
  await until(() => live('/a')?.bytesRead === 5);
  source.socket.write('no size\r\n');
  await source.closed();
});

test('sends the title in the stream only to players that request metadata', async () => {
  const source = await bench.source('/a');
  await sendHead(bench.adminPort, bench.admin('metadata?mount=/a&mode=updinfo&song=Nora%20-%20Light'));
  const [plain, icy] = [await bench.listener('/a'), await bench.listener('/a', 'Icy-MetaData: 1\r\n')];
  source.socket.write(Buffer.alloc(20_000, 1));
  await icy.waitFor("StreamTitle='Nora - Light';");
  expect(icy.text).toMatch(/icy-metaint:16000\r\n/);
  await until(() => plain.body.length === 20_000);
  expect(plain.text).not.toMatch(/icy-metaint:|StreamTitle/);
});

test("a station's name cannot inject a header", async () => {
  await bench.source('/a');
  const listener = await bench.listener('/a');
  expect(listener.text).toContain('icy-name:Aurora X-Bad: 1\r\n');
  expect(listener.text).toContain('icy-genre:Jazz\r\n');
});

test('any page may play a stream, with a CORS preflight', async () => {
  await bench.source('/a');
  const listener = await bench.listener('/a');
  expect(listener.text).toContain('Access-Control-Allow-Origin: *\r\n');
  const preflight = await sendHead(bench.port, 'OPTIONS /a HTTP/1.1\r\nOrigin: https://x.test\r\n\r\n');
  expect(preflight).toMatch(/^HTTP\/1\.0 204 [\s\S]*Access-Control-Allow-Headers: [^\r]*Icy-MetaData/);
});

test('HEAD returns the headers of GET and counts no listener', async () => {
  await bench.source('/a');
  const reply = await sendHead(bench.port, 'HEAD /a HTTP/1.1\r\n\r\n');
  expect(reply).toMatch(/^HTTP\/1\.0 200 OK\r\n[\s\S]*Content-Type: audio\/mpeg\r\n[\s\S]*\r\n\r\n$/);
  expect(live('/a')?.listenerPeak).toBe(0);
  expect(await sendHead(bench.port, 'HEAD /none HTTP/1.1\r\n\r\n')).toMatch(
    /^HTTP\/1\.0 404 [\s\S]*\r\n\r\n$/,
  );
});

test('the count rises when a player connects and falls when it disconnects', async () => {
  await bench.source('/a');
  const listener = await bench.listener('/a');
  expect(live('/a')?.listeners.size).toBe(1);
  await listener.close();
  await until(() => live('/a')?.listeners.size === 0);
  expect(live('/a')?.listenerPeak).toBe(1);
  expect(bench.events.map((event) => event.kind)).toEqual(['mountUp', 'join', 'leave']);
});

test('rejects listeners of a full mount with a text', async () => {
  await bench.source('/a');
  await Promise.all([bench.listener('/a'), bench.listener('/a')]);
  const reply = await sendHead(bench.port, 'GET /a HTTP/1.0\r\n\r\n');
  expect(reply).toMatch(/^HTTP\/1\.0 403 Forbidden\r\n[\s\S]*\r\n\r\nmax listeners reached$/);
});

test.each(['SOURCE', 'PUT'])('rejects %s with a wrong password', async (method) => {
  const head = `${method} /a HTTP/1.0\r\n${basic('source', 'wrong')}Content-Type: audio/mpeg\r\n\r\n`;
  expect(await sendHead(bench.port, head)).toMatch(/^HTTP\/1\.0 401 /);
});

test("one mount's password opens no other mount", async () => {
  const head = `PUT /b HTTP/1.0\r\n${basic('source', 'secret-of-/a')}Content-Type: audio/mpeg\r\n\r\n`;
  expect(await sendHead(bench.port, head)).toMatch(/^HTTP\/1\.0 401 /);
});

test('treats an old SOURCE client without a content type as MP3', async () => {
  await bench.source('/a', '', 'SOURCE');
  expect(live('/a')?.source.contentType).toBe('audio/mpeg');
});

test('rejects a type that is not relayed', async () => {
  const head = `PUT /a HTTP/1.0\r\n${basic('source', 'secret-of-/a')}Content-Type: video/webm\r\n\r\n`;
  expect(await sendHead(bench.port, head)).toMatch(/^HTTP\/1\.0 403 [\s\S]*Content-type not supported$/);
});

test("takes a mount off air within a second of its source's disconnect, and disconnects its listeners", async () => {
  const source = await bench.source('/a');
  const listener = await bench.listener('/a');
  const atMs = performance.now();
  source.socket.destroy();
  await until(() => !live('/a'));
  expect(performance.now() - atMs).toBeLessThan(1000);
  await listener.closed();
  expect(bench.events.at(-1)?.kind).toBe('leave');
});

test('takes a silent source off air after ten seconds', async () => {
  const source = await bench.source('/a');
  bench.clock.advance(9000);
  source.socket.write('x');
  await until(() => live('/a')?.bytesRead === 1);
  bench.clock.advance(9000);
  await nextTurn();
  expect(live('/a')).toBeDefined();
  bench.clock.advance(2000);
  await until(() => !live('/a'));
});

test('moves listeners to the fallback when the source disconnects', async () => {
  const source = await bench.source('/a');
  const other = await bench.source('/b');
  const listener = await bench.listener('/a');
  await sendHead(bench.adminPort, bench.admin('fallbacks?mount=/a&fallback=/b'));
  source.socket.destroy();
  await until(() => live('/b')?.listeners.size === 1);
  other.socket.write('from the other');
  await listener.waitFor('from the other');
});

test('disconnects listeners when the fallback has another content type', async () => {
  const source = await bench.source('/a');
  await bench.source('/b', 'Content-Type: audio/aac\r\n');
  const listener = await bench.listener('/a');
  await sendHead(bench.adminPort, bench.admin('fallbacks?mount=/a&fallback=/b'));
  source.socket.destroy();
  await listener.closed();
  await until(() => bench.events.at(-1)?.kind === 'leave');
  expect(live('/b')).toMatchObject({ listenerPeak: 0 });
});

test('disconnects the source of a mount that is removed or gets a new password', async () => {
  await Promise.all([bench.source('/a'), bench.source('/b')]);
  bench.relay.state.applyConfig([mountConfig('/b', { sourcePassword: 'new' })]);
  await until(() => bench.relay.state.live.size === 0);
});

test('applies a new limit at once without disconnecting sources', async () => {
  await bench.source('/b');
  bench.relay.state.applyConfig([mountConfig('/a'), mountConfig('/b', { maxListeners: 0 })]);
  expect(await sendHead(bench.port, 'GET /b HTTP/1.0\r\n\r\n')).toContain('max listeners reached');
  expect(live('/b')).toBeDefined();
});

test.each([
  ['no HTTP', 'hello there\r\n\r\n', 400],
  ['a body to nowhere', 'POST /a HTTP/1.1\r\nContent-Length: 0\r\n\r\n', 400],
  ['a head of more than 16 KB', `GET /a HTTP/1.1\r\nA: ${'x'.repeat(17_000)}`, 400],
  ['a mount that is off air', 'GET /a HTTP/1.1\r\n\r\n', 404],
])('rejects %s', async (_, head, status) => {
  expect(await sendHead(bench.port, head)).toMatch(new RegExp(`^HTTP/1\\.0 ${status} `));
});

test('closes a connection with an incomplete head after fifteen seconds', async () => {
  const client = new RawClient(bench.port, 'GET /a HTTP/1.1\r\n');
  await until(() => bench.relay.state.openSockets === 1);
  bench.clock.advance(14_000);
  expect(bench.relay.state.openSockets).toBe(1);
  bench.clock.advance(2000);
  await client.closed();
});

test('retained listeners wait half a minute for a source of the same type, and no longer', async () => {
  const kill = () => sendHead(bench.adminPort, bench.admin('killsource?mount=/a&keep=1'));
  const first = await bench.source('/a');
  const [patient, gone] = [await bench.listener('/a'), await bench.listener('/a')];
  await kill();
  await first.closed();
  gone.socket.destroy();
  await until(() => bench.relay.state.retained.get('/a')?.listeners.size === 1);
  const second = await bench.source('/a');
  second.socket.write('again');
  await patient.waitFor('again');
  expect(live('/a')?.listeners.size).toBe(1);

  await kill();
  await until(() => bench.relay.state.retained.size === 1);
  bench.clock.advance(29_000);
  expect(patient.isClosed).toBe(false);
  bench.clock.advance(1_000);
  await patient.closed();
  expect(bench.relay.state.retained.size).toBe(0);

  await bench.source('/a');
  const other = await bench.listener('/a');
  await kill();
  await until(() => bench.relay.state.retained.size === 1);
  await bench.source('/a', 'Content-Type: audio/aac\r\n');
  await other.closed();
});
