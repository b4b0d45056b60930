import { createKWeighting } from '#/modules/silence/hearing/k-weighting.ts';

/** Decoded audio: samples from -1 to 1, one array for each channel. */
export interface Pcm {
  readonly sampleRateHz: number;
  readonly channels: readonly Float32Array[];
}

/** What 100 ms of audio sound like. Channels: one of mono, or left and right; those of surround are left out. */
export interface Block {
  /** Of each channel, with full scale as 1. */
  readonly meanSquare: readonly number[];
  /** Of each channel, from 0 to 1. Decoders may exceed 1. */
  readonly peak: readonly number[];
  /** The mean product of left and right; that of the only channel with itself. */
  readonly cross: number;
  /** The K-weighted power of all channels (BS.1770-4), of mono as if it were on both sides. */
  readonly weighted: number;
  /** The share of samples at full scale, from 0 to 1. */
  readonly clipped: number;
  /** How often at least three samples in a row were at full scale. */
  readonly clippedRuns: number;
}

/** -0.1 dBFS: what codecs leave of samples at full scale. */
const fullScale = 10 ** (-0.1 / 20);
const blocksPerSecond = 10;
const measuredChannels = 2;

interface Channel {
  readonly weigh: (sample: number) => number;
  sum: number;
  peak: number;
  weighted: number;
  clipped: number;
  runs: number;
  run: number;
}

/** Measures audio in blocks of 100 ms, as it arrives in pieces of any length. Another format starts anew. */
export function createMeter(): (pcm: Pcm) => Block[] {
  let sampleRateHz = 0;
  let channels: Channel[] = [];
  let cross = 0;
  let count = 0;

  function begin(pcm: Pcm): void {
    sampleRateHz = pcm.sampleRateHz;
    channels = pcm.channels
      .slice(0, measuredChannels)
      .map(() => ({ weigh: createKWeighting(sampleRateHz), ...empty, run: 0 }));
    cross = 0;
    count = 0;
  }

  function end(): Block {
    const runs = channels.reduce((sum, each) => sum + each.runs, 0);
    const power = channels.reduce((sum, { weighted }) => sum + weighted / count, 0);
    const block: Block = {
      meanSquare: channels.map(({ sum }) => sum / count),
      peak: channels.map(({ peak }) => peak),
      cross: cross / count,
      weighted: channels.length === 1 ? 2 * power : power,
      clipped: channels.reduce((sum, { clipped }) => sum + clipped, 0) / (count * channels.length),
      clippedRuns: runs,
    };
    for (const channel of channels) Object.assign(channel, empty);
    cross = 0;
    count = 0;
    return block;
  }

  return (pcm) => {
    const measured = Math.min(pcm.channels.length, measuredChannels);
    if (pcm.sampleRateHz !== sampleRateHz || measured !== channels.length) begin(pcm);
    const perBlock = Math.round(sampleRateHz / blocksPerSecond);
    const length = pcm.channels[0]?.length ?? 0;
    const blocks: Block[] = [];
    for (let from = 0; from < length; ) {
      const to = Math.min(length, from + perBlock - count);
      for (const [index, channel] of channels.entries()) addSamples(channel, pcm.channels[index], from, to);
      cross += productOf(pcm.channels[0], pcm.channels[measured - 1], from, to);
      count += to - from;
      from = to;
      if (count === perBlock) blocks.push(end());
    }
    return blocks;
  };
}

const empty = { sum: 0, peak: 0, weighted: 0, clipped: 0, runs: 0 };

function addSamples(channel: Channel, samples: Float32Array | undefined, from: number, to: number): void {
  const { weigh } = channel;
  let { sum, peak, weighted, clipped, run, runs } = channel;
  for (let at = from; at < to; at += 1) {
    const sample = samples?.[at] ?? 0;
    const size = Math.abs(sample);
    const power = weigh(sample);
    sum += sample * sample;
    weighted += power * power;
    if (size > peak) peak = size;
    if (size < fullScale) {
      run = 0;
      continue;
    }
    clipped += 1;
    run += 1;
    if (run === 3) runs += 1;
  }
  Object.assign(channel, { sum, peak, weighted, clipped, run, runs });
}

function productOf(
  left: Float32Array | undefined,
  right: Float32Array | undefined,
  from: number,
  to: number,
): number {
  let sum = 0;
  for (let at = from; at < to; at += 1) sum += (left?.[at] ?? 0) * (right?.[at] ?? 0);
  return sum;
}
