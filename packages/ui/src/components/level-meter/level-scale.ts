/** The scale of the meter in dBFS, and its parts. One segment is 1.25 dB. */
export const LEVELS = { min: -60, max: 0, segments: 48, amber: -14, red: -6 } as const;

const PER_SEGMENT = (LEVELS.max - LEVELS.min) / LEVELS.segments;

/** How many segments are lit, from 0 to 48: a segment is lit once its lower end is passed. */
export function litSegments(level: number | null): number {
  if (level === null || level <= LEVELS.min) return 0;
  return Math.min(Math.ceil((level - LEVELS.min) / PER_SEGMENT), LEVELS.segments);
}

/** The first segment of a colour: the first one that lies wholly above a level. */
export function firstSegmentFrom(level: number): number {
  return Math.ceil((level - LEVELS.min) / PER_SEGMENT);
}

/** Where a number of the scale stands, from 0 to 1. */
export function scaleShare(level: number): number {
  return (level - LEVELS.min) / (LEVELS.max - LEVELS.min);
}

/** The highest level of the last moments. */
export interface Peak {
  readonly level: number;
  /** When it was reached, in milliseconds. */
  readonly at: number;
}

const HOLD_MS = 1500;
const FALL_DB_PER_S = 20;

/** The peak after a level at a moment: a higher level takes its place; it is held, then it falls, never below the level. */
export function holdPeak(peak: Peak | undefined, level: number | null, at: number): Peak | undefined {
  if (level !== null && (!peak || level >= levelOf(peak, at))) return { level, at };
  if (!peak) return undefined;
  return levelOf(peak, at) <= LEVELS.min ? undefined : peak;
}

/** The level a peak is drawn at. */
export function levelOf(peak: Peak, at: number): number {
  const falling = Math.max(0, at - peak.at - HOLD_MS) / 1000;
  return peak.level - falling * FALL_DB_PER_S;
}
