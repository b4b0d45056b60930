/** One frame of MPEG audio layer III. */
export interface Mp3Frame {
  readonly offset: number;
  readonly length: number;
  readonly durationMs: number;
  readonly bitrateKbps: number;
  readonly sampleRateHz: number;
  readonly channels: number;
}

// ISO/IEC 11172-3 §2.4.2.3 and 13818-3 §2.4.2.3, layer III; index 0 is "free format", 15 is forbidden.
const bitratesV1 = [0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320, 0];
const bitratesV2 = [0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160, 0];
const sampleRatesV1 = [44_100, 48_000, 32_000, 0];

/** Parses the frame that starts at `offset`; null when there is none. */
export function frameAt(data: Uint8Array, offset: number): Mp3Frame | null {
  const [sync, second, third, fourth] = data.subarray(offset, offset + 4);
  if (sync !== 0xff || second === undefined || third === undefined || fourth === undefined) return null;
  const version = (second >> 3) & 3;
  // 0b111 completes the sync word, 0b01 is layer III, version 1 is reserved.
  if (second >> 5 !== 7 || ((second >> 1) & 3) !== 1 || version === 1) return null;
  const isV1 = version === 3;
  const bitrateKbps = (isV1 ? bitratesV1 : bitratesV2)[third >> 4] ?? 0;
  const sampleRateHz = (sampleRatesV1[(third >> 2) & 3] ?? 0) / (isV1 ? 1 : version === 2 ? 2 : 4);
  if (bitrateKbps === 0 || sampleRateHz === 0) return null;
  const samples = isV1 ? 1152 : 576;
  const length = Math.floor((samples * bitrateKbps * 125) / sampleRateHz) + ((third >> 1) & 1);
  // Mode 0b11 is mono.
  const channels = fourth >> 6 === 3 ? 1 : 2;
  return {
    offset,
    length,
    durationMs: (samples * 1000) / sampleRateHz,
    bitrateKbps,
    sampleRateHz,
    channels,
  };
}

/**
 * Returns all complete frames of a file, in order; data between frames (tags, garbage) is skipped.
 */
export function readFrames(data: Uint8Array): Mp3Frame[] {
  const frames: Mp3Frame[] = [];
  let offset = 0;
  while (offset + 4 <= data.length) {
    const frame = frameAt(data, offset);
    if (frame && offset + frame.length <= data.length) {
      frames.push(frame);
      offset += frame.length;
    } else {
      offset += 1;
    }
  }
  return frames;
}

/**
 * Returns the offset of the first frame that is followed by another, since a sync word alone may be
 * coincidence. 0 when there is none.
 */
export function firstFrameOffset(data: Uint8Array): number {
  for (let offset = data.indexOf(0xff); offset !== -1; offset = data.indexOf(0xff, offset + 1)) {
    const frame = frameAt(data, offset);
    if (frame && frameAt(data, offset + frame.length)) return offset;
  }
  return 0;
}
