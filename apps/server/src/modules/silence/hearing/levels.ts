import type { Block } from '#/modules/silence/hearing/meter.ts';

/** The level of silence: decoders return anything from exact zeros to -670 dB. */
export const silenceDb = -120;

/** One second of a stream. A full-scale sine has -3.01 dBFS RMS. */
export interface Level {
  /** dBFS of each channel: one of mono, or left and right. */
  readonly rms: readonly number[];
  /** dBFS of the largest sample of each channel. */
  readonly peak: readonly number[];
  /** LUFS of the last three seconds; null before. */
  readonly shortTerm: number | null;
  /** From -1, opposite phase, to 1; null for mono and silence. */
  readonly correlation: number | null;
  /** The share of samples at full scale, from 0 to 1. */
  readonly clipped: number;
  /** How often at least three samples in a row were at full scale. */
  readonly clippedRuns: number;
}

const blocksPerSecond = 10;
const shortTermBlocks = 30;

export const toDb = (power: number): number =>
  power <= 0 ? silenceDb : Math.max(silenceDb, 10 * Math.log10(power));

/** LUFS of a K-weighted power (BS.1770-4). */
export const toLufs = (weighted: number): number => Math.max(silenceDb, toDb(weighted) - 0.691);

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

/** Joins blocks of 100 ms into seconds. */
export function createLevels(): (blocks: readonly Block[]) => Level[] {
  let open: Block[] = [];
  let recent: number[] = [];
  return (blocks) => {
    const levels: Level[] = [];
    for (const block of blocks) {
      // Another number of channels is another stream.
      if (open[0] && open[0].peak.length !== block.peak.length) open = [];
      open.push(block);
      recent = [...recent.slice(1 - shortTermBlocks), block.weighted];
      if (open.length < blocksPerSecond) continue;
      levels.push(levelOf(open, recent));
      open = [];
    }
    return levels;
  };
}

function levelOf(blocks: readonly Block[], recent: readonly number[]): Level {
  const channels = blocks[0]?.peak.map((_, index) => index) ?? [];
  const squares = channels.map((index) => mean(blocks.map(({ meanSquare }) => meanSquare[index] ?? 0)));
  const power = Math.sqrt(squares.reduce((product, square) => product * square, 1));
  return {
    rms: squares.map(toDb),
    peak: channels.map((index) => toDb(Math.max(...blocks.map(({ peak }) => peak[index] ?? 0)) ** 2)),
    shortTerm: recent.length === shortTermBlocks ? toLufs(mean(recent)) : null,
    correlation:
      channels.length === 2 && power > 10 ** (silenceDb / 10)
        ? mean(blocks.map(({ cross }) => cross)) / power
        : null,
    clipped: mean(blocks.map(({ clipped }) => clipped)),
    clippedRuns: blocks.reduce((sum, { clippedRuns }) => sum + clippedRuns, 0),
  };
}
