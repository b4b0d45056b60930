import { afterAll, beforeAll, expect, test } from 'vitest';
import { bodyOf, icecastReply, shapeOf, statusOf, typeOf } from '../testing/fixtures.ts';
import { basic, type RawClient, sendHead } from '../testing/raw-client.ts';
import { adminPassword, mountConfig, openRelay, type TestRelay } from '../testing/relay-bench.ts';
import { until } from '../testing/until.ts';

// Compares the relay with recorded replies of Icecast 2.4.4: one adapter serves both.

let bench: TestRelay;
let source: RawClient;

beforeAll(async () => {
  bench = await openRelay([mountConfig('/a', { maxListeners: 1 }), mountConfig('/b'), mountConfig('/c')]);
  source = await bench.source('/a', 'Content-Type: audio/mpeg\r\nUser-Agent: Lavf/59.27.100\r\n');
  await bench.source('/b', 'Content-Type: audio/mpeg\r\nUser-Agent: Lavf/59.27.100\r\n');
  await bench.listener('/a');
});

afterAll(() => bench.close());

const get = (path: string, authorization: string): string => `GET ${path} HTTP/1.0\r\n${authorization}\r\n`;

const put = (mount: string, more: string): string =>
  `PUT ${mount} HTTP/1.0\r\n${basic('source', `secret-of-${mount}`)}${more}\r\n`;

const admin = basic('admin', adminPassword);

test.each([
  ['admin-stats-mount.txt', '/admin/stats?mount=/a'],
  ['admin-stats.txt', '/admin/stats'],
  ['admin-stats.txt', '/admin/stats.xml'],
  ['admin-listmounts.txt', '/admin/listmounts'],
  ['admin-listclients-mountlevel-auth.txt', '/admin/listclients?mount=/a'],
  ['killclient-unknown.txt', '/admin/killclient?mount=/a&id=99999'],
  ['metadata-ok.txt', '/admin/metadata?mount=/b&mode=updinfo&song=x'],
  ['metadata-badmode.txt', '/admin/metadata?mount=/b&mode=no&song=x'],
  ['metadata-nosong.txt', '/admin/metadata?mount=/b&mode=updinfo'],
  ['moveclients-form.txt', '/admin/moveclients?mount=/a'],
  ['moveclients-ok.txt', '/admin/moveclients?mount=/b&destination=/a'],
])('%s has the shape of the reply to %s', async (fixture, path) => {
  const theirs = icecastReply(fixture);
  const ours = await sendHead(bench.adminPort, get(path, admin));
  // An authenticator is present only for mounts with listener authentication; a bit rate and a
  // title when known.
  const optional = /source\/(?:authenticator|bitrate|title|server_url|yp_currently_playing)$/;
  const required = shapeOf(bodyOf(theirs)).filter((name) => !optional.test(name));
  expect(shapeOf(bodyOf(ours)).filter((name) => !optional.test(name))).toEqual(required);
  expect([statusOf(ours), typeOf(ours)]).toEqual([statusOf(theirs), typeOf(theirs)]);
});

test.each([
  ['err-noauth.txt', () => get('/admin/stats', '')],
  ['err-badauth.txt', () => get('/admin/stats', basic('admin', 'wrong'))],
  [
    'metadata-wrong-creds.txt',
    () => get('/admin/metadata?mount=/a&mode=updinfo&song=x', basic('source', 'wrong')),
  ],
  ['err-mount-missing.txt', () => get('/admin/killsource', admin)],
  ['err-mount-unknown.txt', () => get('/admin/killsource?mount=/none', admin)],
  ['err-unknown-cmd.txt', () => get('/admin/constructor?mount=/a', admin)],
  ['moveclients-bad.txt', () => get('/admin/moveclients?mount=/a&destination=/none', admin)],
  ['moveclients-same.txt', () => get('/admin/moveclients?mount=/a&destination=/a', admin)],
  ['fallbacks-ok.txt', () => get('/admin/fallbacks?mount=/b&fallback=/a', admin)],
  ['err-listener-404.txt', () => get('/none', '')],
  ['err-mount-full.txt', () => get('/a', '')],
  ['http-post.txt', () => 'POST /a HTTP/1.0\r\n\r\n'],
  [
    'source-badpw.txt',
    () => `PUT /c HTTP/1.0\r\n${basic('source', 'wrong')}Content-Type: audio/mpeg\r\n\r\n`,
  ],
  ['source-inuse.txt', () => put('/a', 'Content-Type: audio/mpeg\r\n')],
  ['source-noct.txt', () => put('/c', '')],
])('%s returns the same status, type and text', async (fixture, request) => {
  const theirs = icecastReply(fixture);
  const head = request();
  const ours = await sendHead(head.startsWith('GET /admin/') ? bench.adminPort : bench.port, head);
  expect([statusOf(ours), typeOf(ours), bodyOf(ours).trim()]).toEqual([
    statusOf(theirs),
    typeOf(theirs),
    bodyOf(theirs).trim(),
  ]);
  expect(/^WWW-Authenticate: .*$/m.exec(ours)?.[0]).toBe(/^WWW-Authenticate: .*$/m.exec(theirs)?.[0]);
});

test('sends 100 Continue to a source that waits for it, as in source-put-100.txt', async () => {
  const head = 'Content-Type: audio/mpeg\r\nExpect: 100-continue\r\n';
  const client = await bench.source('/c', head);
  expect(client.text.trim()).toBe(icecastReply('source-put-100.txt').trim());
});

test('sends a listener the headers of icy-headers.txt', async () => {
  const listener = await bench.listener('/b', 'Icy-MetaData: 1\r\n');
  const names = (reply: string): string[] =>
    [...reply.matchAll(/^([A-Za-z-]+):/gm)].map(([, name = '']) => name.toLowerCase());
  expect(names(listener.text)).toEqual(expect.arrayContaining(names(icecastReply('icy-headers.txt'))));
});

test('names and titles cannot break out of the XML', async () => {
  const path = `/admin/metadata?mount=/a&mode=updinfo&song=${encodeURIComponent('</title>&<x a="1">\u0001')}`;
  await sendHead(bench.adminPort, get(path, admin));
  const stats = bodyOf(await sendHead(bench.adminPort, get('/admin/stats', admin)));
  expect(stats).toContain('<title>&lt;/title&gt;&amp;&lt;x a=&quot;1&quot;&gt;</title>');
});

test('killclient and killsource return the recorded replies and take effect', async () => {
  const [id] = [...(bench.relay.state.live.get('/a')?.listeners.keys() ?? [])];
  const client = await sendHead(bench.adminPort, get(`/admin/killclient?mount=/a&id=${id}`, admin));
  expect(shapeOf(bodyOf(client))).toEqual(shapeOf(bodyOf(icecastReply('killclient-ok.txt'))));
  expect(bodyOf(client)).toContain(`Client ${id} removed`);
  const killed = await sendHead(bench.adminPort, get('/admin/killsource?mount=/a', admin));
  expect(bodyOf(killed).trim()).toBe(bodyOf(icecastReply('killsource-ok.txt')).trim());
  await source.closed();
  await until(() => !bench.relay.state.live.has('/a'));
});
