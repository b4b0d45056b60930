import { readFrames } from '../../apps/server/src/engine/mp3.ts';

// MPEG-1 layer III, mono (ISO/IEC 11172-3 §2.4.1.7): the gain of each of the two granules is 8 bits of the side information, which
// follows the header of 4 bytes.
const headerBits = 32;
const gainsAt = [39, 98].map((bit) => headerBits + bit);
const gainBits = 8;
/** One step of a gain. */
const stepDb = 20 * Math.log10(2 ** 0.25);

/** The same audio at another level, frame by frame. `gainDb`: at a time in seconds, at most 0. */
export function withGain(audio: Buffer, gainDb: (second: number) => number): Buffer {
  const changed = Buffer.from(audio);
  let second = 0;
  for (const frame of readFrames(audio)) {
    const steps = Math.round(-gainDb(second) / stepDb);
    for (const bit of gainsAt) {
      const at = frame.offset * 8 + bit;
      writeBits(changed, at, Math.max(0, readBits(changed, at) - steps));
    }
    second += frame.durationMs / 1000;
  }
  return changed;
}

function readBits(data: Buffer, at: number): number {
  let value = 0;
  for (let bit = at; bit < at + gainBits; bit += 1) {
    value = value * 2 + (((data[bit >> 3] ?? 0) >> (7 - (bit & 7))) & 1);
  }
  return value;
}

function writeBits(data: Buffer, at: number, value: number): void {
  for (let index = 0; index < gainBits; index += 1) {
    const bit = at + index;
    const mask = 0x80 >> (bit & 7);
    const isSet = ((value >> (gainBits - 1 - index)) & 1) === 1;
    data[bit >> 3] = isSet ? (data[bit >> 3] ?? 0) | mask : (data[bit >> 3] ?? 0) & ~mask;
  }
}
