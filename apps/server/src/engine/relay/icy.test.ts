import { expect, test } from 'vitest';
import { createIcyInterleaver, icyBlock, metaInterval } from './icy.ts';

/** Extracts the metadata blocks, as a player does. */
function separate(stream: Buffer): { audio: Buffer; blocks: string[] } {
  const audio: Buffer[] = [];
  const blocks: string[] = [];
  let at = 0;
  while (at < stream.length) {
    audio.push(stream.subarray(at, at + metaInterval));
    at += metaInterval;
    if (at >= stream.length) break;
    const length = (stream[at] ?? 0) * 16;
    blocks.push(stream.toString('utf8', at + 1, at + 1 + length).replace(/\0+$/, ''));
    at += 1 + length;
  }
  return { audio: Buffer.concat(audio), blocks };
}

const noise = (length: number): Buffer =>
  Buffer.from(Array.from({ length }, (_, index) => (index * 7) % 251));

test.each([1, 15_999, 16_000, 16_001, 40_000])(
  'chunks of %i bytes are passed through, with a block every 16,000 bytes',
  (size) => {
    const audio = noise(size === 1 ? 16_010 : 100_000);
    const interleave = createIcyInterleaver();
    const out: Buffer[] = [];
    for (let at = 0; at < audio.length; at += size)
      out.push(interleave(audio.subarray(at, at + size), 'A - B'));
    const parts = separate(Buffer.concat(out));
    expect(parts.audio.equals(audio)).toBe(true);
    expect(parts.blocks.length).toBe(Math.floor(audio.length / metaInterval));
  },
);

test('sends a title when it changes, and one byte otherwise', () => {
  const interleave = createIcyInterleaver();
  const stream = Buffer.concat([
    interleave(noise(metaInterval * 2), 'One'),
    interleave(noise(metaInterval), 'Two'),
    interleave(noise(metaInterval), 'Two'),
  ]);
  expect(separate(stream).blocks).toEqual(["StreamTitle='One';", '', "StreamTitle='Two';", '']);
});

test('a block is a multiple of 16 bytes after its length byte', () => {
  const block = icyBlock("it's 日本");
  expect(block.length).toBe(1 + (block[0] ?? 0) * 16);
  expect(block.toString('utf8', 1).replace(/\0+$/, '')).toBe("StreamTitle='it's 日本';");
});

test('sends the longest possible title, and omits a longer one', () => {
  expect(icyBlock('日'.repeat(500))[0]).toBeGreaterThan(90);
  expect(icyBlock('😀'.repeat(1100)).toString('utf8', 1)).toContain("StreamTitle='';");
});
