import { connect } from 'node:net';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { demoStationIds } from '#/composition/seed/demo-data.ts';
import { type EngineHandle, startEngine } from '#/engine/index.ts';
import { readFrames } from '#/engine/mp3.ts';
import { describeWithTool } from '#/engine/testing/debian-tool.ts';
import { basic } from '#/engine/testing/raw-client.ts';
import { mountConfig } from '#/engine/testing/relay-bench.ts';
import { silence } from '#/engine/testing/silence.ts';
import { watcherSecretOf } from '#/engine/watcher.ts';
import { encode, ffmpeg, ffmpegPath } from '#/modules/silence/testing/encode.ts';
import { systemClock } from '#/platform/clock/clock.ts';
import { createConnector } from '#/platform/connector/connector.ts';
import { createTestApp, type TestApp } from '#/testing/app/test-app.ts';
import { watchStation } from '#/testing/silence/listening-servers.ts';
import { silenceEngineTasks } from './acts.ts';
import { startWatching } from './watcher.ts';

const station = demoStationIds.aurora;
let test: TestApp;
let handle: EngineHandle;
const errors: unknown[] = [];
let stops: (() => unknown)[] = [];
const onError = (error: unknown): void => void errors.push(error);

beforeEach(async () => {
  test = await createTestApp({}, { oneProcess: 'it listens in this process' });
  handle = await startEngine({
    kind: 'relay',
    host: '127.0.0.1',
    port: 0,
    strictPort: false,
    mounts: ['/aurora', '/aurora-32'].map((mount) => mountConfig(mount, { cast: 'aurora' })),
    watcherSecret: watcherSecretOf(test.deps.secrets),
  });
});
afterEach(async () => {
  for (const stop of stops.reverse()) await stop();
  stops = [];
  await handle.stop();
  await test.close();
});

/** Sends audio in a loop as fast as it plays. */
function startSource(mount: string, framesNow: () => readonly Buffer[]): void {
  const socket = connect({ host: '127.0.0.1', port: portOf(handle) });
  socket.on('error', () => {});
  socket.write(
    `PUT ${mount} HTTP/1.0\r\n${basic('source', `secret-of-${mount}`)}Content-Type: audio/mpeg\r\n\r\n`,
  );
  const begun = performance.now();
  let sent = 0;
  const timer = setInterval(() => {
    for (; sent * frameMs < performance.now() - begun; sent += 1) {
      const frames = framesNow();
      socket.write(frames[sent % frames.length] ?? Buffer.alloc(0));
    }
  }, 50);
  stops.push(() => {
    clearInterval(timer);
    socket.destroy();
  });
}

/** Of 44.1 kHz. */
const frameMs = 1_152 / 44.1;
const framesOf = (audio: Buffer): Buffer[] =>
  readFrames(audio).map(({ offset, length }) => audio.subarray(offset, offset + length));

const portOf = ({ publicOrigin }: EngineHandle): number => Number(new URL(publicOrigin ?? '').port);
const clients = async (mount: string) => (await handle.engine?.listClients(mount))?.length;
const incident = () =>
  test.db.selectFrom('silence_incidents').selectAll().where('station_id', '=', station).executeTakeFirst();
const verdict = async () =>
  (
    await test.db
      .selectFrom('silence_watches')
      .select('verdict')
      .where('station_id', '=', station)
      .executeTakeFirst()
  )?.verdict;

describeWithTool(ffmpegPath, 'ffmpeg', () => {
  it('moves the listeners of a silent cast to its fallback, and back once the source is heard', async () => {
    const encoded = encode(
      'sine=frequency=440:duration=10:sample_rate=44100',
      ...['-c:a', 'libmp3lame', '-b:a', '64k', '-ac', '1', '-write_xing', '0', '-id3v2_version', '0'],
      ...['-f', 'mp3'],
    );
    const tone = framesOf(encoded);
    const nothing = framesOf(silence(40));
    let audio = tone;
    startSource('/aurora', () => audio);
    startSource('/aurora-32', () => tone);
    await watchStation(test, station, {
      silenceS: 6,
      recoveryS: 3,
      confirmations: 2,
      action: { kind: 'fallback', mount: '/aurora-32' },
    });
    const place = `127.0.0.1:${portOf(handle)}`;
    const { bus, storage, secrets } = test.deps;
    const { db } = test;
    stops.push(
      startWatching({
        db,
        bus,
        storage,
        secrets,
        clock: systemClock,
        onError,
        silenceCapacity: 5,
        stationConnector: createConnector({
          userAgent: 'Studio tests bot',
          allow: [place],
          ports: [[1, 65_535]],
        }),
        streamUrlOf: (mount) => `http://${place}${mount}`,
      }),
    );
    const { engine } = handle;
    const acts =
      engine && (await silenceEngineTasks({ db, bus, clock: systemClock, onError }).start?.(engine));
    stops.push(...(acts ?? []));
    await vi.waitFor(async () => expect(await verdict()).toBe('on_air'), 25_000);
    // Its connection is none of a listener.
    expect(await clients('/aurora')).toBe(0);
    expect((await engine?.readStats())?.mounts.map(({ listeners }) => listeners)).toEqual([0, 0]);

    const listener = connect({ host: '127.0.0.1', port: portOf(handle) });
    stops.push(() => listener.destroy());
    listener.write('GET /aurora HTTP/1.0\r\nUser-Agent: VLC/3\r\n\r\n');
    listener.resume();
    await vi.waitFor(async () => expect(await clients('/aurora')).toBe(1));

    audio = nothing;
    await vi.waitFor(async () => expect(await incident()).toMatchObject({ action_state: 'done' }), 25_000);
    expect([await clients('/aurora'), await clients('/aurora-32')]).toEqual([0, 1]);
    const raised = await incident();
    const tookS = ((raised?.raised_at.getTime() ?? 0) - (raised?.started_at.getTime() ?? 0)) / 1_000;
    expect(tookS).toBeGreaterThan(5);
    expect(tookS).toBeLessThan(12);
    // The listeners hear the fallback; the server still hears the source.
    await new Promise((resolve) => setTimeout(resolve, 4_000));
    expect(await verdict()).toMatch(/silent|digital_zero/);

    audio = tone;
    await vi.waitFor(
      async () => expect(await incident()).toMatchObject({ action_state: 'reverted' }),
      25_000,
    );
    await vi.waitFor(async () => expect(await clients('/aurora')).toBe(1), 5_000);
    expect((await incident())?.ended_at).not.toBeNull();

    await vi.waitFor(async () => expect((await incident())?.clip_hash).not.toBeNull(), 15_000);
    const { clip_hash: hash, clip_s: clipS, clip_type: type } = (await incident()) ?? {};
    expect(type).toBe('audio/mpeg');
    const file = await test.call(`/files/${hash}.mp3`);
    expect(Object.fromEntries(file.headers)).toMatchObject({
      'content-type': 'audio/mpeg',
      'x-content-type-options': 'nosniff',
    });
    const bytes = Buffer.from(await file.arrayBuffer());
    const { log } = ffmpeg(['-xerror', '-i', 'pipe:0', '-af', 'astats', '-f', 'null', '-'], bytes);
    expect(log).toContain('Audio: mp3');
    expect(clipS).toBeGreaterThan(15);
    expect(errors).toEqual([]);
  });
});
