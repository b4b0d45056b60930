import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { SilenceCheck } from '@unmuted/api/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { demoStationIds } from '#/composition/seed/demo-data.ts';
import { describeWithTool } from '#/engine/testing/debian-tool.ts';
import { watcherSecretHeader } from '#/engine/watcher.ts';
import { encode, ffmpegPath } from '#/modules/silence/testing/encode.ts';
import { createConnector } from '#/platform/connector/connector.ts';
import { createTestApp, type TestApp } from '#/testing/app/test-app.ts';

const id = demoStationIds.oldPier;

let test: TestApp;
let server: Server;
const secretsOf = new Map<string, unknown>();
let audio: Buffer = Buffer.alloc(0);
beforeAll(async () => {
  server = createServer((request, response) => {
    secretsOf.set(request.url ?? '', request.headers[watcherSecretHeader]);
    if (request.url !== '/live') return void response.writeHead(404).end();
    response.writeHead(200, { 'content-type': 'audio/mpeg' });
    response.write(audio);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const place = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  test = await createTestApp(
    {
      stationConnector: createConnector({ userAgent: 'checks', allow: [place], ports: [[1, 65_535]] }),
      streamUrlOf: (mount) => `http://${place}${mount}`,
    },
    { oneProcess: 'the stream is a stand-in' },
  );
  await playing(`http://${place}/live`);
});
afterAll(async () => {
  await test.close();
  server.closeAllConnections();
  server.close();
});

const playing = (url: string) =>
  test.db.updateTable('streaming_services').set({ url }).where('id', '=', id).execute();
const check = async (station: string = id) =>
  (await (
    await test.call(`/api/control/silence/${station}/check`, { as: 'owner', method: 'POST' })
  ).json()) as SilenceCheck;

describeWithTool(ffmpegPath, 'ffmpeg', () => {
  it.each([
    ['on_air', 'sine=frequency=440:duration=12:sample_rate=44100', -21],
    ['quiet', 'sine=frequency=440:duration=12:sample_rate=44100,volume=-50dB', -71],
    ['digital_zero', 'anullsrc=sample_rate=44100:channel_layout=mono:duration=12', -120],
  ] as const)('a check finds %s', async (verdict, source, level) => {
    audio = encode(source, '-t', '12', '-c:a', 'libmp3lame', '-b:a', '128k', '-f', 'mp3');
    const found = await check();
    expect(found).toMatchObject({ verdict, codec: 'mp3', problem: null, tookMs: expect.any(Number) });
    expect(found.level?.rms[0]).toBeCloseTo(level, -0.5);
  });
});

it('a check tells why nothing is heard', async () => {
  const { url } = await test.db
    .selectFrom('streaming_services')
    .select('url')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  await playing(url?.replace('/live', '/missing') ?? '');
  expect(await check()).toMatchObject({ verdict: 'off_air', problem: '404', level: null, tookMs: null });
});

it('a check takes the place of no listener of our own engine, and gives its secret to nobody else', async () => {
  await check();
  expect([...secretsOf.values()]).not.toContainEqual(expect.any(String));
  await check(demoStationIds.aurora);
  expect(secretsOf.get('/aurora')).toEqual(expect.any(String));
});

it('a check is refused without a stream, and for a suspended station', async () => {
  const set = (change: object) => test.db.updateTable('stations').set(change).where('id', '=', id).execute();
  await set({ status: 'suspended' });
  expect(await check()).toMatchObject({ code: 'station.suspended' });
  await set({ status: 'active', service_id: null });
  expect(await check()).toMatchObject({ code: 'station.without_stream' });
});
