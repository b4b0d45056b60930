import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { describeWithTool } from '#/engine/testing/debian-tool.ts';
import { icecastBinary } from '#/engine/testing/icecast-server.ts';
import { RawClient } from '#/engine/testing/raw-client.ts';
import { until } from '#/engine/testing/until.ts';
import { detectService } from '#/modules/stations/probe/detect-service.ts';
import { probeStream } from '#/modules/stations/probe/probe-stream.ts';
import { readService } from '#/modules/stations/probe/read-service.ts';
import type { ServiceTarget } from '#/modules/stations/probe/service-target.ts';
import { type PublicIcecast, startPublicIcecast } from '#/modules/stations/probe/testing/public-icecast.ts';
import { type Connector, createConnector } from '#/platform/connector/connector.ts';

const ffmpeg = '/usr/bin/ffmpeg';

describeWithTool(icecastBinary, 'icecast2', () => {
  describeWithTool(ffmpeg, 'ffmpeg', () => {
    let icecast: PublicIcecast;
    let connector: Connector;
    const players: RawClient[] = [];
    const title = 'Nora Vale - Fenêtre 日本';

    beforeAll(async () => {
      icecast = await startPublicIcecast();
      connector = createConnector({ userAgent: 'Studio tests', allow: [icecast.place] });
      const mp3 = [
        '-c:a',
        'libmp3lame',
        '-b:a',
        '96k',
        '-ac',
        '1',
        '-content_type',
        'audio/mpeg',
        '-f',
        'mp3',
      ];
      await icecast.send('/one', ['-ice_name', 'Harbour FM', '-ice_genre', 'Jazz', ...mp3]);
      const vorbis = ['-c:a', 'libvorbis', '-ac', '2', '-content_type', 'application/ogg', '-f', 'ogg'];
      await icecast.send('/two', vorbis);
      await icecast.setTitle('/one', title);
    });

    afterEach(async () => {
      for (const player of players.splice(0)) await player.close();
    });

    afterAll(() => icecast.stop());

    /** Icecast notices some time later that earlier players have gone. */
    async function listen(mount: string, count: number): Promise<void> {
      for (let left = count; left > 0; left -= 1)
        players.push(new RawClient(icecast.port, `GET ${mount} HTTP/1.0\r\n\r\n`));
      await until(async () => (await read(mount)).listeners === count, 20_000);
    }

    const target = (mount: string, changes: Partial<ServiceTarget> = {}): ServiceTarget => ({
      type: 'icecast',
      url: icecast.origin + mount,
      mount: null,
      sid: null,
      charset: null,
      credentials: null,
      ...changes,
    });
    const read = (...args: Parameters<typeof target>) => readService(connector, target(...args));
    const asAdmin = (password: string) => ({ credentials: { user: 'admin', password } });

    test('a listener gets MP3 with its title', async () => {
      const probe = await until(async () => {
        const each = await probeStream(connector, `${icecast.origin}/one`);
        return each.title === title && each;
      }, 20_000);
      expect(probe).toMatchObject({
        state: 'up',
        problem: null,
        status: 200,
        contentType: 'audio/mpeg',
        codec: 'mp3',
        bitrateKbps: 96,
        sampleRateHz: 44_100,
        channels: 1,
        icyName: 'Harbour FM',
        icyGenre: 'Jazz',
        server: expect.stringContaining('Icecast'),
        certificateEndsAt: null,
      });
      expect(probe.firstByteMs).toBeGreaterThanOrEqual(0);
      expect(probe.rawReply).toMatch(/^HTTP 200\n/);
    });

    test('a listener gets Ogg Vorbis with its comments', async () => {
      expect(await probeStream(connector, `${icecast.origin}/two`)).toMatchObject({
        state: 'up',
        codec: 'vorbis',
        sampleRateHz: 44_100,
        channels: 2,
        title: 'Mara Voss - Salt Road',
      });
    });

    test('a listener is refused where nothing is on air', async () => {
      expect(await probeStream(connector, `${icecast.origin}/none`)).toMatchObject({
        state: 'refused',
        problem: '404',
        codec: null,
        bitrateKbps: null,
      });
    });

    describe('is recognised', () => {
      const detect = (path: string) => detectService(connector, icecast.origin + path);

      test.each(['/two', '/two.m3u'])('by %s', async (path) => {
        expect(await detect(path)).toMatchObject({
          type: 'icecast',
          url: `${icecast.origin}/two`,
          mount: '/two',
          candidates: ['/one', '/two'],
          probe: { state: 'up', codec: 'vorbis' },
        });
      });

      test.each(['', '/status.xsl'])('by the server itself: %s', async (path) => {
        await listen('/one', 3);
        const detected = await detect(path);
        expect(detected).toMatchObject({ type: 'icecast', mount: '/one', probe: { state: 'up' } });
        expect(detected.url).toBe(`${icecast.origin}/one`);
      });

      test('by a mount that is off air', async () => {
        expect(await detect('/none')).toMatchObject({
          type: 'icecast',
          mount: '/none',
          probe: { state: 'refused', problem: '404' },
        });
      });
    });

    describe('the public page', () => {
      test('of a stream', async () => {
        const reading = await until(async () => {
          const each = await read('/one');
          return each.title !== null && each;
        });
        await listen('/one', 2);
        expect(await read('/one')).toMatchObject({ listeners: 2 });
        expect(reading).toMatchObject({
          state: 'on_air',
          peak: expect.any(Number),
          limit: null,
          title,
          artist: null,
          name: 'Harbour FM',
          contentType: 'audio/mpeg',
          problem: null,
          rawReply: expect.stringContaining('"icestats"'),
        });
      });

      test('has artist and title of Ogg apart', async () => {
        expect(await read('/two')).toMatchObject({ artist: 'Mara Voss', title: 'Salt Road', name: null });
      });

      test('does not list a mount without a source', async () => {
        expect(await read('/none')).toMatchObject({ state: 'off_air', listeners: null, title: null });
      });
    });

    describe('with credentials', () => {
      test('the limit is known too', async () => {
        await listen('/one', 1);
        const reading = await read('/one', asAdmin(icecast.adminPassword));
        expect(reading).toMatchObject({ state: 'on_air', listeners: 1, limit: 40, name: 'Harbour FM' });
        expect(reading.rawReply).toContain('<max_listeners>40<');
        expect(reading.rawReply).not.toContain(icecast.adminPassword);
      });

      test('a mount without a source is off air', async () => {
        expect(await read('/none', asAdmin(icecast.adminPassword))).toMatchObject({ state: 'off_air' });
      });

      test('a wrong password is reported', async () => {
        expect(await read('/one', asAdmin('wrong'))).toMatchObject({
          state: 'bad_credentials',
          problem: '401',
          listeners: null,
        });
      });
    });
  });
});
