/** One frame of AAC in ADTS (ISO/IEC 13818-7 §6.2). */
interface AdtsFrame {
  readonly length: number;
  readonly durationMs: number;
  /** That of the base layer: HE-AAC plays at twice the rate, but does not say so here. */
  readonly sampleRateHz: number;
  /** Null when the header leaves it to the data. */
  readonly channels: number | null;
  readonly bitrateKbps: null;
}

const sampleRates = [
  96_000, 88_200, 64_000, 48_000, 44_100, 32_000, 24_000, 22_050, 16_000, 12_000, 11_025, 8_000, 7_350,
];
const headBytes = 7;
const noFrame = null;

/** Parses the frame that starts at `offset`; null when there is none. */
export function adtsFrameAt(data: Uint8Array, offset: number): AdtsFrame | null {
  const [sync = 0, second = 0, third = 0, fourth = 0, fifth = 0, sixth = 0, seventh] = data.subarray(
    offset,
    offset + headBytes,
  );
  // The sync word is followed by the version (either) and the layer, which is 0.
  if (seventh === undefined || sync !== 0xff || (second & 0xf6) !== 0xf0) return noFrame;
  const sampleRateHz = sampleRates[(third >> 2) & 15];
  const length = ((fourth & 3) << 11) | (fifth << 3) | (sixth >> 5);
  if (sampleRateHz === undefined || length < headBytes) return noFrame;
  const configuration = ((third & 1) << 2) | (fourth >> 6);
  const samples = 1024 * ((seventh & 3) + 1);
  return {
    length,
    durationMs: (samples * 1000) / sampleRateHz,
    sampleRateHz,
    channels: configuration === 7 ? 8 : configuration || null,
    bitrateKbps: null,
  };
}
