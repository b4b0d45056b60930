import { expect, test } from 'vitest';
import type { StreamRow } from '#/modules/casts/cast/streams.repository.ts';
import { toCastStream } from './cast-streams.ts';

const row = (contentType: string | null): StreamRow => ({
  id: 'one',
  cast_id: 'cast',
  name: 'One',
  mount: '/one',
  codec: 'mp3',
  bitrate: 128,
  is_primary: true,
  bitrate_limit: 192,
  over_bitrate_at: null,
  live: { listeners: 0, content_type: contentType, bitrate: null, measured_kbps: null },
});

test.each([
  ['application/ogg; codecs=vorbis', 'ogg'],
  ['audio/ogg; codecs=opus', 'opus'],
  ['application/ogg; codecs=flac', 'flac'],
  ['application/ogg', 'ogg'],
  ['audio/aacp', 'aac'],
  [null, 'mp3'],
])('[F5] shows a live source of %s as %s', (contentType, codec) => {
  const engine = { state: 'up' } as Parameters<typeof toCastStream>[2]['engine'];
  const cast = { status: 'active', stopped_at: null } as const;
  expect(toCastStream(row(contentType), cast, { engine, streamUrlOf: () => null }).codec).toBe(codec);
});
