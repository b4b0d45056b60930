import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type ShoutcastServer, startShoutcastServer } from '#/composition/demo/shoutcast-server.ts';
import { RawClient } from '#/engine/testing/raw-client.ts';
import { silence } from '#/engine/testing/silence.ts';
import { until } from '#/engine/testing/until.ts';
import { detectService } from '#/modules/stations/probe/detect-service.ts';
import { probeStream } from '#/modules/stations/probe/probe-stream.ts';
import { readService } from '#/modules/stations/probe/read-service.ts';
import type { ServiceTarget } from '#/modules/stations/probe/service-target.ts';
import { type Connector, createConnector } from '#/platform/connector/connector.ts';

describe.each([1, 2] as const)('SHOUTcast %i', (version) => {
  const type = `shoutcast${version}` as const;
  let server: ShoutcastServer;
  let connector: Connector;
  let origin: string;
  const players: RawClient[] = [];

  beforeEach(async () => {
    server = await startShoutcastServer({
      version,
      name: 'Lantern & Co',
      title: () => 'Nora Vale, Rue Marlow - One, Two',
      audio: () => silence(20),
    });
    origin = `http://127.0.0.1:${server.port}`;
    connector = createConnector({ userAgent: 'Studio tests', allow: [`127.0.0.1:${server.port}`] });
  });

  afterEach(async () => {
    for (const player of players.splice(0)) await player.close();
    await server.stop();
  });

  const read = (changes: Partial<ServiceTarget> = {}) =>
    readService(connector, {
      type,
      url: server.url,
      mount: null,
      sid: null,
      charset: null,
      credentials: null,
      ...changes,
    });

  async function listen(): Promise<RawClient> {
    const player = new RawClient(server.port, 'GET /; HTTP/1.0\r\nIcy-MetaData: 1\r\n\r\n');
    players.push(player);
    await player.waitFor('ICY 200 OK');
    return player;
  }

  test('a listener gets the stream with its title', async () => {
    expect(await probeStream(connector, server.url)).toMatchObject({
      state: 'up',
      codec: 'mp3',
      bitrateKbps: 64,
      sampleRateHz: 44_100,
      channels: 1,
      icyName: 'Lantern & Co',
      title: 'Nora Vale, Rue Marlow - One, Two',
      rawReply: expect.stringMatching(/^ICY 200\n/),
    });
  });

  test('the page has the listeners, as many as there are', async () => {
    const [one] = [await listen(), await listen()];
    expect(await read()).toMatchObject({
      state: 'on_air',
      listeners: 2,
      peak: 2,
      limit: 100,
      title: 'Nora Vale, Rue Marlow - One, Two',
      bitrateKbps: 64,
      problem: null,
    });
    await one?.close();
    await until(() => server.listeners() === 1);
    expect(await read()).toMatchObject({ listeners: 1, peak: 2 });
  });

  test('a new title reaches the page and those who listen', async () => {
    const player = await listen();
    server.setTitle("Mirei Asano - 夜明けの手紙 <'1'>");
    expect(await read()).toMatchObject({ title: "Mirei Asano - 夜明けの手紙 <'1'>" });
    await player.waitFor("StreamTitle='Mirei Asano - 夜明けの手紙 <'1'>';");
  });

  test.each(['/', '/7.html', '/;', '/;stream.mp3'])('is recognised by %s', async (path) => {
    const detected = await detectService(connector, ` 127.0.0.1:${server.port}${path}`);
    const isStream = path.startsWith('/;');
    expect(detected).toMatchObject({
      type,
      url: isStream ? origin + path : server.url,
      sid: version === 2 ? 1 : null,
      mount: null,
      name: 'Lantern & Co',
      candidates: version === 2 ? ['/stream/1/'] : [],
      probe: { state: 'up', codec: 'mp3' },
    });
  });
});

test('version 1 gives its page to browsers only, and version 2 says nothing of a stream that it has not', async () => {
  const options = { name: 'A', title: () => 'B', audio: () => silence(20) };
  const one = await startShoutcastServer({ ...options, version: 1 });
  const two = await startShoutcastServer({ ...options, version: 2 });
  try {
    const allow = [one, two].map(({ port }) => `127.0.0.1:${port}`);
    const connector = createConnector({ userAgent: 'Studio tests', allow });
    expect(await probeStream(connector, `http://127.0.0.1:${one.port}/7.html`)).toMatchObject({
      state: 'up',
    });
    const target = {
      type: 'shoutcast2',
      url: two.url,
      mount: null,
      charset: null,
      credentials: null,
    } as const;
    expect(await readService(connector, { ...target, sid: 7 })).toMatchObject({
      state: 'unknown',
      problem: '404',
    });
    expect(await readService(connector, { ...target, sid: 1, url: one.url })).toMatchObject({
      state: 'unknown',
      problem: 'not_readable',
    });
  } finally {
    await one.stop();
    await two.stop();
  }
});
