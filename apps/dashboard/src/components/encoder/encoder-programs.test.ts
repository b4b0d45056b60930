import { fixtures } from '@unmuted/api/testing';
import { describe, expect, test } from 'vitest';
import { buttConfig } from '#/components/encoder/butt-config.ts';
import { encoderPrograms, programs, programsOf } from '#/components/encoder/encoder-programs.ts';
import { type EncoderTarget, encoderTargetOf } from '#/components/encoder/encoder-target.ts';

const target: EncoderTarget = {
  name: 'Radio Aurora',
  server: 'streams.example',
  port: '8000',
  mount: '/aurora',
  isSecure: false,
  codec: 'mp3',
  bitrate: 128,
  password: "k3y'of the#source",
  shoutcastPort: 8001,
};
const icecastPrograms = encoderPrograms.filter((id) => id !== 'shoutcast');
const settings = (id: (typeof encoderPrograms)[number], of = target) => programs[id].settings(of);

describe('encoder settings', () => {
  test.each(icecastPrograms)(
    'of %s have the values of the stream, and the password only while it is shown',
    (id) => {
      const shown = settings(id);
      for (const value of ['streams.example', '8000', '/aurora', 'source', '128'])
        expect(shown).toContain(value);
      expect(shown).toMatch(/k3y'of the#source|k3y%27of%20the%23source/);
      expect(settings(id, { ...target, password: null })).toMatch(/PASSWORD|••••/);
    },
  );

  test('quote the password for a shell and an address', () => {
    expect(settings('ffmpeg')).toBe(
      "ffmpeg -re -i show.mp3 -c:a libmp3lame -b:a 128k -content_type audio/mpeg -f mp3 'icecast://source:k3y%27of%20the%23source@streams.example:8000/aurora'",
    );
  });

  test('leave out the bitrate of FLAC, and ask for TLS behind https', () => {
    const flac: EncoderTarget = { ...target, codec: 'flac', bitrate: null, isSecure: true };
    expect(settings('butt', flac)).not.toContain('Bitrate');
    expect(settings('butt', flac)).toContain('Use SSL/TLS');
    expect(settings('ffmpeg', flac)).toContain('-c:a flac -content_type application/ogg -tls 1 -f ogg');
    expect(settings('liquidsoap', flac)).toContain('%ogg(%flac)');
    expect(settings('liquidsoap', flac)).toContain('tls()');
  });
});

describe('the settings file of BUTT', () => {
  const parse = (file: string) =>
    Object.fromEntries(
      file
        .split(/^\[/mu)
        .slice(1)
        .map((section) => {
          const [name = '', ...lines] = section.split('\n');
          return [
            name.replace(']', ''),
            Object.fromEntries(lines.filter(Boolean).map((line) => line.split(' = '))) as Record<
              string,
              string
            >,
          ];
        }),
    );

  test('names one server with an Icecast source', () => {
    const sections = parse(buttConfig({ ...target, password: 'secret' }));
    expect(sections.main).toMatchObject({ num_of_srv: '1', srv_ent: 'Radio Aurora (Studio)' });
    expect(sections.main?.server).toBe(sections.main?.srv_ent);
    expect(sections.audio).toEqual({ codec: 'mp3', bitrate: '128' });
    expect(sections['Radio Aurora (Studio)']).toEqual({
      address: 'streams.example',
      port: '8000',
      password: 'secret',
      type: '1',
      tls: '0',
      mount: '/aurora',
      usr: 'source',
    });
  });

  test('has no section that the name of a cast could add', () => {
    const sections = parse(buttConfig({ ...target, name: 'A;B]\n[main' }));
    expect(Object.keys(sections)).toEqual(['main', 'audio', 'A B main (Studio)']);
  });

  test('has a placeholder for a hidden password: BUTT refuses an empty one', () => {
    expect(buttConfig({ ...target, password: null })).toContain('password = PASSWORD\n');
  });
});

const facts = { name: 'Aurora', shoutcastPort: null };
const stream = fixtures.castStream('/aurora', { bitrate: 320, configuredKbps: 128, allowedKbps: 192 });

describe('SHOUTcast', () => {
  test('has the port below the one of its sources, and the mount before the password', () => {
    const lines = settings('shoutcast').split('\n');
    expect(lines).toContainEqual(expect.stringMatching(/^Port +8000$/));
    expect(lines).toContainEqual(expect.stringMatching(/^Password +aurora:k3y'of the#source$/));
    expect(settings('shoutcast', { ...target, password: null })).toContain('aurora:••••');
  });

  test('is offered for MP3 and AAC, by an engine that accepts it', () => {
    expect(programsOf(target)).toContain('shoutcast');
    expect(programsOf({ ...target, codec: 'opus' })).not.toContain('shoutcast');
    expect(programsOf({ ...target, shoutcastPort: null })).not.toContain('shoutcast');
  });
});

test('a stream without an address has no settings', () => {
  expect(encoderTargetOf({ ...stream, listenUrl: null }, facts)).toBeNull();
});

test('the settings have the configured bitrate within the plan, whatever the connected encoder sends', () => {
  expect(encoderTargetOf(stream, facts)?.bitrate).toBe(128);
  expect(encoderTargetOf({ ...stream, configuredKbps: 320 }, facts)?.bitrate).toBe(192);
  expect(encoderTargetOf({ ...stream, codec: 'flac' }, facts)?.bitrate).toBeNull();
});
