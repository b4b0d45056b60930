import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { describeWithTool } from '#/engine/testing/debian-tool.ts';
import { detectService } from '#/modules/stations/probe/detect-service.ts';
import { id3InSegment } from '#/modules/stations/probe/id3-in-segment.ts';
import { probeStream } from '#/modules/stations/probe/probe-stream.ts';
import { eventSegment, id3Tag, transportStream } from '#/modules/stations/probe/testing/hls-segments.ts';
import { type Connector, createConnector } from '#/platform/connector/connector.ts';

const ffmpeg = '/usr/bin/ffmpeg';
const files = new Map<string, Buffer | string>();
let server: Server;
let origin: string;
let connector: Connector;

beforeAll(async () => {
  server = createServer((request, response) => {
    const content = files.get(request.url ?? '');
    response.writeHead(content === undefined ? 404 : 200);
    response.end(content);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  origin = `http://127.0.0.1:${port}`;
  connector = createConnector({ userAgent: 'Studio tests', allow: [`127.0.0.1:${port}`] });
});
beforeEach(() => files.clear());
afterAll(() => void server.close());

const media = (...lines: string[]) => ['#EXTM3U', '#EXT-X-TARGETDURATION:2', ...lines, ''].join('\n');
const master = (uri: string) =>
  `#EXTM3U\n#EXT-X-STREAM-INF:BANDWIDTH=70000,CODECS="mp4a.40.2"\n${uri}\n#EXT-X-STREAM-INF:BANDWIDTH=9000\nlow.m3u8\n`;
const probe = (path: string) => probeStream(connector, origin + path);
const title = { artist: 'Mirei Asano', title: '夜明けの手紙' };

describeWithTool(ffmpeg, 'ffmpeg', () => {
  test.each([
    ['mpegts', 'ts'],
    ['adts', 'aac'],
  ])('reads segments of ffmpeg in %s', async (format, extension) => {
    const folder = await mkdtemp(join(tmpdir(), 'hls-'));
    const tone = ['-f', 'lavfi', '-i', 'sine=frequency=330:sample_rate=44100:duration=5', '-ac', '2'];
    const pattern = join(folder, `part%d.${extension}`);
    const segments = ['-f', 'segment', '-segment_time', '2', '-segment_format', format, pattern];
    await promisify(execFile)(ffmpeg, [
      '-loglevel',
      'error',
      ...tone,
      '-c:a',
      'aac',
      '-b:a',
      '64k',
      ...segments,
    ]);
    for (const part of [0, 1])
      files.set(`/hls/part${part}`, await readFile(join(folder, `part${part}.${extension}`)));
    await rm(folder, { recursive: true });
    files.set('/live.m3u8', master('hls/media.m3u8'));
    files.set('/hls/media.m3u8', media('#EXTINF:2.0,', 'part0', '#EXTINF:2.0,', 'part1'));

    expect(await probe('/live.m3u8')).toMatchObject({
      state: 'up',
      problem: null,
      codec: 'hls',
      bitrateKbps: 70,
      sampleRateHz: 44_100,
      channels: 2,
      title: null,
    });
  });
});

describe('the title', () => {
  test('is that of the newest segment in the playlist', async () => {
    files.set('/a.m3u8', media('#EXTINF:2,Old - One', 'a', '#EXTINF:2.5,Nora Vale - Salt, and Amber', 'b'));
    expect(await probe('/a.m3u8')).toMatchObject({ state: 'up', title: 'Nora Vale - Salt, and Amber' });
  });

  test.each([
    ['ISO-8859-1', 0, { artist: 'Émile', title: 'Fenêtre' }],
    ['UTF-16', 1, title],
    ['UTF-16BE', 2, title],
    ['UTF-8', 3, title],
  ])('is in a tag before packed audio, in %s', async (_, encoding, song) => {
    const timeStamp = id3Tag([['PRIV', Buffer.from('com.example.timestamp\0........')]]);
    files.set('/a.aac', Buffer.concat([timeStamp, id3Tag(song, encoding), Buffer.alloc(50)]));
    files.set('/a.m3u8', media('#EXTINF:2,', 'a.aac'));
    expect(await probe('/a.m3u8')).toMatchObject({ title: `${song.artist} - ${song.title}` });
  });

  test('is the last one in a transport stream', async () => {
    const old = id3Tag({ artist: 'Old', title: 'One' }, 3);
    files.set('/a.ts', transportStream(0x15, [old, id3Tag(title, 1)]));
    files.set('/a.m3u8', media('#EXTINF:2,', 'a.ts'));
    expect(await probe('/a.m3u8')).toMatchObject({ title: 'Mirei Asano - 夜明けの手紙' });
  });

  test.each([0, 1])('is in an event of fragmented MP4, of version %d', (version) => {
    const tag = id3Tag(title, 3);
    expect(id3InSegment(eventSegment(tag, { version }))).toEqual(title);
    expect(id3InSegment(eventSegment(tag, { version, scheme: 'urn:scte:scte35:2013:bin' }))).toBeNull();
    const whole = eventSegment(tag, { version });
    for (let length = 0; length < whole.length; length += 1) id3InSegment(whole.subarray(0, length));
  });

  test('is not taken from other streams, truncated tags or audio', () => {
    expect(id3InSegment(transportStream(0x06, [id3Tag(title, 3)]))).toBeNull();
    const whole = id3Tag(title, 1);
    for (let length = 0; length < whole.length; length += 1) id3InSegment(whole.subarray(0, length));
    const stream = transportStream(0x15, [whole]);
    for (let length = 0; length < stream.length; length += 7) id3InSegment(stream.subarray(0, length));
    expect(id3InSegment(Buffer.alloc(500, 0xff))).toBeNull();
  });
});

test('a playlist without segments, or without its variant, is not up', async () => {
  files.set('/empty.m3u8', media());
  expect(await probe('/empty.m3u8')).toMatchObject({
    state: 'not_audio',
    problem: 'no_segments',
    codec: 'hls',
  });
  files.set('/live.m3u8', master('gone.m3u8'));
  expect(await probe('/live.m3u8')).toMatchObject({ state: 'refused', problem: '404' });
  files.set('/away.m3u8', master('http://127.0.0.1:1/a.m3u8'));
  expect(await probe('/away.m3u8')).toMatchObject({ state: 'unreachable', problem: 'forbidden_port' });
});

test('is detected by its content, whatever the URL', async () => {
  files.set('/live', media('#EXTINF:2,Nora Vale - Salt', 'a'));
  expect(await detectService(connector, `${origin}/live`)).toMatchObject({
    type: 'hls',
    url: `${origin}/live`,
    candidates: [],
    probe: { state: 'up', title: 'Nora Vale - Salt' },
  });
});
