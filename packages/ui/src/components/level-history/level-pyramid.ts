/** Audio levels at equal intervals, oldest first. */
export interface LevelSeries {
  /** Time of the first level, in milliseconds since 1970 (UTC). */
  readonly startAt: number;
  /** Interval between two levels in milliseconds. Default 1000. */
  readonly stepMs?: number | undefined;
  /** Levels in dBFS: `NaN` where nothing was measured, `-Infinity` for digital zero. Pass a new array to show new data. */
  readonly levels: Float32Array;
  /** The lowest level of each interval, when `levels` are averages; as long as `levels`. Needed with `highs`. */
  readonly lows?: Float32Array | undefined;
  /** The highest level of each interval. */
  readonly highs?: Float32Array | undefined;
}

type Samples = Pick<LevelSeries, 'levels' | 'lows' | 'highs'>;

/** Each tier summarizes this many entries of the tier below. */
const FANOUT = 8;

/** Minimum, maximum, sum and count of known levels per group of samples. */
interface Tier {
  readonly min: Float32Array;
  readonly max: Float32Array;
  /** Double precision: a sum of thousands of levels loses digits in single precision. */
  readonly sum: Float64Array;
  readonly count: Uint32Array;
}

/** Levels with summaries of groups of 8, 64, 512 … samples: a range of any length is read in about 70 steps. */
export interface LevelPyramid extends Samples {
  /** Levels below it, such as digital zero, count as this level. */
  readonly floor: number;
  readonly tiers: readonly Tier[];
}

/** The levels of a range of samples. */
export interface LevelSummary {
  count: number;
  min: number;
  max: number;
  sum: number;
}

/** Aggregates levels once, so that each later redraw takes time by its width only. */
export function buildPyramid(samples: Samples, floor: number): LevelPyramid {
  const { levels, lows, highs } = samples;
  const tiers: Tier[] = [];
  const summary = emptySummary();
  let below: Tier | undefined;
  for (let size = Math.ceil(levels.length / FANOUT); size > 0; size = Math.ceil(size / FANOUT)) {
    const tier: Tier = {
      min: new Float32Array(size),
      max: new Float32Array(size),
      sum: new Float64Array(size),
      count: new Uint32Array(size),
    };
    for (let index = 0; index < size; index += 1) {
      clear(summary);
      for (let child = index * FANOUT; child < (index + 1) * FANOUT; child += 1) {
        if (below) addGroup(summary, below, child);
        else addSample(summary, samples, child, floor);
      }
      tier.min[index] = summary.min;
      tier.max[index] = summary.max;
      tier.sum[index] = summary.sum;
      tier.count[index] = summary.count;
    }
    tiers.push(tier);
    below = tier;
    if (size === 1) break;
  }
  return { levels, lows, highs, floor, tiers };
}

/** A summary without levels. */
export function emptySummary(): LevelSummary {
  return { count: 0, min: Number.POSITIVE_INFINITY, max: Number.NEGATIVE_INFINITY, sum: 0 };
}

function clear(summary: LevelSummary): void {
  summary.count = 0;
  summary.min = Number.POSITIVE_INFINITY;
  summary.max = Number.NEGATIVE_INFINITY;
  summary.sum = 0;
}

/** Summarizes the samples from `from` (inclusive) to `to` (exclusive) into `summary`. */
export function summarize(pyramid: LevelPyramid, from: number, to: number, summary: LevelSummary): void {
  clear(summary);
  let start = Math.max(from, 0);
  let end = Math.min(to, pyramid.levels.length);
  // Reads the ends that fill no group, then continues with whole groups one tier up.
  for (let height = 0; start < end; height += 1) {
    const tier = pyramid.tiers[height - 1];
    const canClimb = pyramid.tiers[height] !== undefined;
    const add = (index: number) => {
      if (tier) addGroup(summary, tier, index);
      else addSample(summary, pyramid, index, pyramid.floor);
    };
    while (start < end && (!canClimb || start % FANOUT !== 0)) add(start++);
    while (start < end && end % FANOUT !== 0) add(--end);
    start /= FANOUT;
    end /= FANOUT;
  }
}

function addSample(
  summary: LevelSummary,
  { levels, lows, highs }: Samples,
  index: number,
  floor: number,
): void {
  const level = levels[index];
  if (level === undefined || Number.isNaN(level)) return;
  const value = Math.max(level, floor);
  const low = Math.max(lows?.[index] ?? value, floor);
  const high = Math.max(highs?.[index] ?? value, floor);
  summary.count += 1;
  summary.sum += value;
  if (low < summary.min) summary.min = low;
  if (high > summary.max) summary.max = high;
}

function addGroup(summary: LevelSummary, tier: Tier, index: number): void {
  const count = tier.count[index] ?? 0;
  if (count === 0) return;
  const min = tier.min[index] ?? 0;
  const max = tier.max[index] ?? 0;
  summary.count += count;
  summary.sum += tier.sum[index] ?? 0;
  if (min < summary.min) summary.min = min;
  if (max > summary.max) summary.max = max;
}
