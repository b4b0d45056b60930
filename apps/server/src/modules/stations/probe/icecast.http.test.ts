import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { describeWithTool } from '#/engine/testing/debian-tool.ts';
import { icecastBinary } from '#/engine/testing/icecast-server.ts';
import { until } from '#/engine/testing/until.ts';
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

    afterAll(() => icecast.stop());

    const target = (mount: string, changes: Partial<ServiceTarget> = {}): ServiceTarget => ({
      type: 'icecast',
      url: icecast.origin + mount,
      mount: null,
      sid: null,
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

    describe('the public page', () => {
      test('of a stream', async () => {
        const reading = await until(async () => {
          const each = await read('/one');
          return each.title !== null && each;
        });
        expect(reading).toMatchObject({
          state: 'on_air',
          listeners: 0,
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
        expect(await read('/two')).toMatchObject({ artist: 'Mara Voss', title: 'Salt Road' });
      });

      test('does not list a mount without a source', async () => {
        expect(await read('/none')).toMatchObject({ state: 'off_air', listeners: null, title: null });
      });
    });

    describe('with credentials', () => {
      test('the limit is known too', async () => {
        const reading = await read('/one', asAdmin(icecast.adminPassword));
        expect(reading).toMatchObject({ state: 'on_air', listeners: 0, limit: 40, name: 'Harbour FM' });
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
