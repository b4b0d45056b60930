import { expect, test } from 'vitest';
import { firstFrameOffset, frameAt, readFrames } from './mp3.ts';
import { silence, silentFrameBytes } from './testing/silence.ts';

test('parses the header of a frame', () => {
  expect(frameAt(silence(1), 0)).toEqual({
    offset: 0,
    length: 208,
    durationMs: (1152 * 1000) / 44_100,
    bitrateKbps: 64,
    sampleRateHz: 44_100,
    channels: 1,
  });
});

test('a padded frame is one byte longer', () => {
  const frame = silence(1);
  frame[2] = 0x52;
  expect(frameAt(frame, 0)?.length).toBe(209);
});

test('MPEG-2 frames contain half as many samples', () => {
  // 64 kbit/s at 22.05 kHz: 576 samples in 208 bytes.
  expect(frameAt(Buffer.from([0xff, 0xf3, 0x80, 0xc0]), 0)).toMatchObject({
    length: 208,
    durationMs: (576 * 1000) / 22_050,
  });
});

test.each([
  ['no sync word', [0x00, 0xfb, 0x50, 0xc0]],
  ['layer II', [0xff, 0xfd, 0x50, 0xc0]],
  ['a reserved version', [0xff, 0xeb, 0x50, 0xc0]],
  ['a forbidden bit rate', [0xff, 0xfb, 0xf0, 0xc0]],
  ['a reserved sample rate', [0xff, 0xfb, 0x5c, 0xc0]],
  ['too few bytes', [0xff, 0xfb, 0x50]],
])('%s is not a frame', (_, bytes) => {
  expect(frameAt(Buffer.from(bytes), 0)).toBeNull();
});

test('skips tags and garbage between frames', () => {
  const data = Buffer.concat([Buffer.from('ID3 and more'), silence(2), Buffer.from('rubbish'), silence(1)]);
  expect(readFrames(data).map((frame) => frame.offset)).toEqual([12, 220, 435]);
});

test('omits a truncated frame at the end', () => {
  expect(readFrames(silence(3).subarray(0, 600))).toHaveLength(2);
});

test('starts at the first frame that is followed by another', () => {
  const chance = Buffer.from([0xff, 0xfb, 0x50, 0xc0, 1, 2, 3]);
  expect(firstFrameOffset(Buffer.concat([chance, silence(3)]))).toBe(chance.length);
  expect(silentFrameBytes).toBe(208);
});
