import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { describeWithTool } from '#/engine/testing/debian-tool.ts';
import { type Ear, startEar } from '#/modules/silence/hearing/ear.ts';
import type { Level } from '#/modules/silence/hearing/levels.ts';
import { encode, ffmpeg, ffmpegPath } from '#/modules/silence/testing/encode.ts';
import { systemClock } from '#/platform/clock/clock.ts';
import { createConnector, type StreamConnector } from '#/platform/connector/connector.ts';
import { listenToStream } from './listen-to-stream.ts';
import type { Reception } from './reception.ts';

type Serve = (response: ServerResponse) => void;
const pages = new Map<string, Serve>();
const asked: string[] = [];
let server: Server;
let origin: string;
let stationConnector: StreamConnector;
let ear: Ear;
const stops: (() => void)[] = [];
const raise = (error: unknown): never => {
  throw error;
};

beforeAll(async () => {
  server = createServer((request, response) => {
    asked.push(request.url ?? '');
    const serve = pages.get(request.url ?? '');
    if (serve) serve(response);
    else response.writeHead(404).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const place = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  origin = `http://${place}`;
  stationConnector = createConnector({ userAgent: 'Studio tests bot', allow: [place] });
  ear = startEar({ clock: systemClock, onError: raise });
  await vi.waitFor(() => expect(ear.capabilities()).not.toBeNull(), 20_000);
});
afterAll(() => {
  ear.stop();
  server.closeAllConnections();
  server.close();
});
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
  pages.clear();
  asked.length = 0;
});

/** Sends bytes as a radio server does, but ten times as fast, and ends. */
function live(bytes: Buffer, type = 'audio/mpeg'): Serve {
  return (response) => {
    response.writeHead(200, { 'content-type': type });
    let at = 0;
    const timer = setInterval(() => {
      response.write(bytes.subarray(at, at + 16_000));
      at += 16_000;
      if (at < bytes.length) return;
      clearInterval(timer);
      response.end();
    }, 100);
    response.on('close', () => clearInterval(timer));
  };
}

function listen(path: string) {
  const levels: Level[] = [];
  const receptions: Reception[] = [];
  const { stop } = listenToStream(
    { stationConnector, ear, clock: systemClock, onError: raise },
    origin + path,
    {
      onLevels: (heard) => void levels.push(...heard),
      onReception: (reception) => void receptions.push(reception),
    },
  );
  stops.push(stop);
  return { levels, receptions, stop };
}

const source = 'sine=frequency=440:duration=8:sample_rate=44100,volume=4dB';

describeWithTool(ffmpegPath, 'ffmpeg', () => {
  it('hears a stream, tells its end, and connects again', async () => {
    pages.set('/live', live(encode(source, '-c:a', 'libmp3lame', '-b:a', '128k', '-f', 'mp3')));
    const { levels, receptions } = listen('/live');
    await vi.waitFor(() => expect(levels.length).toBeGreaterThanOrEqual(12), 20_000);
    expect(receptions.slice(0, 3)).toEqual([
      { kind: 'receiving', codec: 'mp3' },
      { kind: 'off_air', reason: 'ended' },
      { kind: 'receiving', codec: 'mp3' },
    ]);
    expect(levels[3]?.rms[0]).toBeCloseTo(-17.5, 0);
  });

  it('tells what is no audio, and what is not there', async () => {
    pages.set('/page', live(Buffer.alloc(3_000_000, '<p>Soon here</p>'), 'text/html'));
    const page = listen('/page');
    const missing = listen('/missing');
    await vi.waitFor(
      () => expect(missing.receptions).toContainEqual({ kind: 'off_air', reason: 404 }),
      5_000,
    );
    await vi.waitFor(
      () => expect(page.receptions[0]).toEqual({ kind: 'cannot_check', problem: 'unknown_format' }),
      5_000,
    );
    const closed = listenToStream(
      { stationConnector, ear, clock: systemClock, onError: raise },
      'http://127.0.0.1:1/',
      { onLevels: raise, onReception: ({ kind }) => expect(kind).toBe('off_air') },
    );
    stops.push(closed.stop);
    expect(page.levels).toEqual([]);
  });

  it('hears the segments of a playlist once each, as they appear', async () => {
    const segment = encode(`${source},atrim=duration=2`, '-c:a', 'aac', '-f', 'mpegts');
    let newest = 3;
    pages.set('/live.m3u8', (response) =>
      response.end('#EXTM3U\n#EXT-X-STREAM-INF:BANDWIDTH=70000\nmedia.m3u8\n'),
    );
    pages.set('/media.m3u8', (response) => {
      const lines = [newest - 2, newest - 1, newest].flatMap((part) => ['#EXTINF:1.0,', `part${part}`]);
      response.end(['#EXTM3U', '#EXT-X-TARGETDURATION:1', ...lines, ''].join('\n'));
      newest += 1;
    });
    for (let part = 1; part < 40; part += 1) pages.set(`/part${part}`, (response) => response.end(segment));
    const { levels, receptions } = listen('/live.m3u8');
    await vi.waitFor(() => expect(levels.length).toBeGreaterThanOrEqual(6), 20_000);
    expect(receptions).toEqual([{ kind: 'receiving', codec: 'aac' }]);
    const parts = asked.filter((path) => path.startsWith('/part'));
    expect(parts).toEqual([...new Set(parts)]);
    expect(parts[0]).toBe('/part2');
  });

  it('hears AAC in fragmented MP4', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'fmp4-'));
    ffmpeg([
      ...['-v', 'error', '-f', 'lavfi', '-i', 'sine=frequency=440:duration=20:sample_rate=44100,volume=4dB'],
      ...['-c:a', 'aac', '-f', 'hls', '-hls_time', '1', '-hls_segment_type', 'fmp4', '-hls_list_size', '0'],
      join(folder, 'all.m3u8'),
    ]);
    for (const name of ['init.mp4', ...Array.from({ length: 12 }, (_, part) => `all${part}.m4s`)]) {
      const content = readFileSync(join(folder, name));
      pages.set(`/${name}`, (response) => response.end(content));
    }
    rmSync(folder, { recursive: true });
    let newest = 2;
    pages.set('/fragments.m3u8', (response) => {
      const lines = [newest - 1, newest].flatMap((part) => ['#EXTINF:1.0,', `all${part}.m4s`]);
      const head = ['#EXTM3U', '#EXT-X-TARGETDURATION:1', '#EXT-X-MAP:URI="init.mp4"'];
      response.end([...head, ...lines, ''].join('\n'));
      newest += 1;
    });
    const { levels, receptions } = listen('/fragments.m3u8');
    await vi.waitFor(() => expect(levels.length).toBeGreaterThanOrEqual(5), 20_000);
    expect(receptions).toEqual([{ kind: 'receiving', codec: 'aac' }]);
    expect(levels[3]?.rms[0]).toBeCloseTo(-17.5, 0);
    expect(asked.filter((path) => path === '/init.mp4')).toHaveLength(1);
  });

  it('says and asks nothing after it was stopped', async () => {
    const { receptions, stop } = listen('/missing');
    await vi.waitFor(() => expect(receptions).toHaveLength(1));
    stop();
    const before = asked.length;
    await new Promise((resolve) => setTimeout(resolve, 1_500));
    expect([asked.length, receptions.length]).toEqual([before, 1]);
  });
});
