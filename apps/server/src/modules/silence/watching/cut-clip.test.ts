import { expect, it } from 'vitest';
import { OggStream } from '#/engine/relay/ogg/ogg-stream.ts';
import { describeWithTool } from '#/engine/testing/debian-tool.ts';
import type { HeardCodec } from '#/modules/silence/hearing/messages.ts';
import { encode, ffmpeg, ffmpegPath } from '#/modules/silence/testing/encode.ts';
import { createClipTape } from './clip-tape.ts';
import { cutClip } from './cut-clip.ts';

const source = 'sine=frequency=440:duration=20:sample_rate=44100';

describeWithTool(ffmpegPath, 'ffmpeg', () => {
  it.each<[HeardCodec, string[], string]>([
    ['mp3', ['-c:a', 'libmp3lame', '-b:a', '128k', '-f', 'mp3'], 'audio/mpeg'],
    ['aac', ['-c:a', 'aac', '-b:a', '96k', '-f', 'adts'], 'audio/aac'],
  ])('begins %s with a whole frame', (codec, encoder, contentType) => {
    const received = encode(source, ...encoder).subarray(20_123, 120_000);
    const clip = cutClip({ audio: received, codec, oggHeaders: Buffer.alloc(0), durationS: 0 });
    expect(clip?.contentType).toBe(contentType);
    expect(secondsOf(clip?.audio)).toBeCloseTo(clip?.durationS ?? 0, 0);
  });

  it.each<[HeardCodec, string[]]>([
    ['vorbis', ['-c:a', 'libvorbis', '-f', 'ogg']],
    ['opus', ['-c:a', 'libopus', '-f', 'ogg']],
    ['flac', ['-c:a', 'flac', '-f', 'ogg']],
  ])('puts the headers before %s', (codec, encoder) => {
    const all = encode(source, ...encoder);
    const ogg = new OggStream({ onTitle: () => {} });
    ogg.push(all.subarray(0, 40_000), 0);
    const received = all.subarray(Math.floor(all.length / 2));
    const clip = cutClip({ audio: received, codec, oggHeaders: ogg.headers, durationS: 10 });
    expect(clip?.contentType).toBe('audio/ogg');
    expect(secondsOf(clip?.audio)).toBeGreaterThan(8);
  });
});

it('cuts nothing from what has no frames', () => {
  const none = { audio: Buffer.alloc(10_000), oggHeaders: Buffer.alloc(0), durationS: 1 };
  expect(cutClip({ ...none, codec: 'mp3' })).toBeNull();
  expect(cutClip({ ...none, codec: 'aac' })).toBeNull();
  expect(cutClip({ ...none, codec: 'flac' })).toBeNull();
});

it('keeps twelve seconds before a moment and ten after it, within a limit', () => {
  const tape = createClipTape();
  const at = (second: number) => new Date(second * 1_000);
  const push = (from: number, to: number, bytes = 1_000) => {
    for (let second = from; second < to; second += 1) tape.push(Buffer.alloc(bytes, second), at(second));
  };
  push(0, 60);
  const recording = tape.record(at(60));
  push(60, 65);
  expect(recording.isComplete(at(65))).toBe(false);
  push(65, 90);
  expect(recording.isComplete(at(90))).toBe(true);
  const audio = recording.audio();
  expect([audio[0], audio.at(-1)]).toEqual([45, 70]);
  push(90, 120, 400_000);
  expect(tape.record(at(120)).audio().length).toBeLessThanOrEqual(1_000_000);
});

/** What a player plays of it. */
function secondsOf(audio: Buffer | undefined): number {
  const { out } = ffmpeg(['-i', 'pipe:0', '-ac', '1', '-ar', '8000', '-f', 's16le', 'pipe:1'], audio);
  return out.length / 16_000;
}
