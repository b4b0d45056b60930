import { crc32, deflateSync } from 'node:zlib';
import { Transformer } from '@napi-rs/image';
import { describe, expect, it } from 'vitest';
import { decodePng, encodePng } from '#/modules/apps/icons/png.ts';

const side = 16;

/** A PNG without filters, of samples that rise from pixel to pixel and differ between channels. */
function handmade(colorType: number, depth: number, channels: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  header.set([depth, colorType], 8);
  const rows = Array.from({ length: side }, (_, row) =>
    Buffer.from([
      0,
      ...Array.from({ length: side * channels }, (_, index) => {
        const value = sampleAt(row * side + Math.floor(index / channels), index % channels);
        // The low byte differs, to show which one is kept.
        return depth === 16 ? [value, 255 - value] : [value];
      }).flat(),
    ]),
  );
  const chunk = (type: string, data: Buffer) => {
    const content = Buffer.concat([Buffer.from(type), data]);
    const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
    length.writeUInt32BE(data.length);
    sum.writeUInt32BE(crc32(content));
    return Buffer.concat([length, content, sum]);
  };
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const data = chunk('IDAT', deflateSync(Buffer.concat(rows)));
  return Buffer.concat([signature, chunk('IHDR', header), data, chunk('IEND', Buffer.alloc(0))]);
}

const sampleAt = (pixel: number, channel: number): number => (pixel * (channel + 1) + channel * 40) % 256;

const expected = (channels: number): number[] =>
  Array.from({ length: side * side }, (_, pixel) => {
    const samples = Array.from({ length: channels }, (_, channel) => sampleAt(pixel, channel));
    const [first = 0, second = 0, third = 0, fourth = 255] = samples;
    return channels < 3
      ? [first, first, first, channels === 2 ? second : 255]
      : [first, second, third, fourth];
  }).flat();

describe.each([
  ['grey', 0, 1],
  ['RGB', 2, 3],
  ['grey with alpha', 4, 2],
  ['RGBA', 6, 4],
])('%s', (_what, colorType, channels) => {
  it.each([8, 16])('with %i bits is decoded, also as the encoder of uploads writes it', async (depth) => {
    const png = handmade(colorType, depth, channels);
    expect([...decodePng(png).rgba]).toEqual(expected(channels));
    const encoded = await new Transformer(png).png();
    expect([...decodePng(encoded).rgba]).toEqual(expected(channels));
  });
});

it('encodes what another decoder reads', async () => {
  const rgba = Uint8Array.from(expected(4));
  const decoded = await new Transformer(encodePng({ width: side, height: side, rgba })).rawPixels();
  expect([...decoded]).toEqual([...rgba]);
});

describe('refuses', () => {
  it.each<[string, (png: Buffer) => Buffer]>([
    ['nothing', () => Buffer.alloc(0)],
    ['a palette that is missing', () => handmade(3, 8, 1)],
    ['four bits', () => handmade(0, 4, 1)],
    ['interlacing', (png) => Buffer.from(png.with(28, 1))],
    ['less data than the size needs', (png) => Buffer.from(png.with(23, side + 1))],
    ['more data than the size needs', (png) => Buffer.from(png.with(23, side - 1))],
    ['damaged data', (png) => Buffer.from(png.with(50, 0xff).with(51, 0xff))],
  ])('%s', (_what, change) => {
    expect(() => decodePng(change(handmade(6, 8, 4)))).toThrow();
  });
});
