import { createServer, type Server, type ServerResponse } from 'node:http';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ManualClock } from '#/platform/clock/testing/manual-clock.ts';
import type { StreamEngine } from '../engine.ts';
import { createIcecastAdapter, icecastCapabilities } from './adapter.ts';

// A server that returns every type of wrong reply; the engine contract covers the correct ones.

let server: Server;
let engine: StreamEngine;
let answer: (response: ServerResponse) => void;
let requests: string[];

const goodStats = '<icestats><server_id>Icecast 2.4.4</server_id></icestats>';

beforeEach(async () => {
  requests = [];
  answer = (response) => response.end(goodStats);
  server = createServer((request, response) => {
    requests.push(request.url ?? '');
    answer(response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  engine = adapter();
});

/**
 * The default timeout is generous enough for a busy machine; tests of the timeout itself pass their
 * own.
 */
function adapter(timeoutMs = 20_000): StreamEngine {
  const address = server.address();
  return createIcecastAdapter({
    kind: 'icecast',
    capabilities: { ...icecastCapabilities, moveListeners: false, fallback: false },
    clock: new ManualClock(),
    origin: `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`,
    username: 'admin',
    password: 'secret',
    timeoutMs,
  });
}

afterEach(() => {
  server.closeAllConnections();
  server.close();
});

const status =
  (code: number, body = '') =>
  (response: ServerResponse) => {
    response.statusCode = code;
    response.end(body);
  };

test.each([
  ['an engine that never answers', () => {}],
  ['a reply that never ends', (response: ServerResponse) => void response.write('<icestats>')],
])('times out on %s', async (_, reply) => {
  answer = reply;
  await expect(adapter(400).readStats()).rejects.toMatchObject({ name: 'EngineError', code: 'timeout' });
});

test.each([
  ['a closed connection', (response: ServerResponse) => void response.destroy(), 'unavailable'],
  ['a server error', status(500), 'unavailable'],
  ['wrong credentials', status(401, 'You need to authenticate'), 'unauthorized'],
  ['a page for people', status(200, '<html>hello</html>'), 'bad_reply'],
  ['a redirect', status(302), 'unavailable'],
  ['another client error', status(404), 'refused'],
  ['nine megabytes', status(200, `<icestats>${' '.repeat(9_000_000)}</icestats>`), 'bad_reply'],
  [
    'a count that is none',
    status(
      200,
      goodStats.replace(
        '</ices',
        '<source mount="/a"><stream_start_iso8601/><listeners>-1</listeners></source></ices',
      ),
    ),
    'bad_reply',
  ],
  [
    'a mount without its slash',
    status(200, '<icestats><source mount="a"><stream_start_iso8601/></source></icestats>'),
    'bad_reply',
  ],
])('%s fails with its own error code', async (_, reply, code) => {
  answer = reply;
  await expect(engine.readStats()).rejects.toMatchObject({ name: 'EngineError', code });
});

test('a command that the engine did not execute fails although the status is 200', async () => {
  await engine.readStats();
  answer = (response) =>
    response.end('<iceresponse><message>No such action</message><return>0</return></iceresponse>');
  await expect(engine.setMetadata('/a', 'x')).rejects.toMatchObject({
    code: 'refused',
    message: 'No such action',
  });
});

test('calls that need a missing capability send no request', async () => {
  await engine.readStats();
  await expect(engine.moveClients('/a', '/b')).rejects.toMatchObject({ code: 'unsupported' });
  await expect(engine.setFallback('/a', '/b')).rejects.toMatchObject({ code: 'unsupported' });
  expect(requests).toEqual(['/admin/stats']);
});

test('mounts and titles cannot inject a parameter', async () => {
  await engine.readStats();
  answer = (response) => response.end('<iceresponse><message/><return>1</return></iceresponse>');
  await engine.setMetadata('/a&mode=x', 'a&b=c+d é');
  expect(requests.at(-1)).toBe(
    '/admin/metadata?mount=%2Fa%26mode%3Dx&mode=updinfo&charset=UTF-8&song=a%26b%3Dc%2Bd%20%C3%A9',
  );
});

test('[H7] after five failed checks, commands fail at once and only the check sends requests', async () => {
  await engine.readStats();
  answer = status(500);
  for (let failure = 0; failure < 5; failure += 1) await engine.readStats().catch(() => {});
  const before = requests.length;
  await expect(engine.killSource('/a')).rejects.toMatchObject({ code: 'unavailable' });
  expect(requests).toHaveLength(before);
  answer = (response) => response.end(goodStats);
  await engine.readStats();
  expect(engine.health()).toMatchObject({ state: 'up', version: '2.4.4' });
});

test('a check aborted by the caller does not count as an engine failure', async () => {
  await engine.readStats();
  answer = () => {};
  for (let each = 0; each < 6; each += 1) {
    const stop = new AbortController();
    const check = engine.readStats(stop.signal);
    stop.abort();
    await expect(check).rejects.toThrow();
  }
  expect(engine.health().state).toBe('up');
});
