/** Range and colour thresholds of the scale, in dBFS. One segment is 1.25 dB. */
export const LEVELS = { min: -60, max: 0, segments: 48, amber: -14, red: -6 } as const;

const PER_SEGMENT = (LEVELS.max - LEVELS.min) / LEVELS.segments;

/** Number of lit segments, 0 to 48: a segment is lit once its lower end is exceeded. */
export function litSegments(level: number | null): number {
  if (level === null || level <= LEVELS.min) return 0;
  return Math.min(Math.ceil((level - LEVELS.min) / PER_SEGMENT), LEVELS.segments);
}

/** The first segment that lies entirely above a level. */
export function firstSegmentFrom(level: number): number {
  return Math.ceil((level - LEVELS.min) / PER_SEGMENT);
}

/** Position of a level on the scale, 0 to 1. */
export function scaleShare(level: number): number {
  return (level - LEVELS.min) / (LEVELS.max - LEVELS.min);
}

/** A held peak level. */
export interface Peak {
  readonly level: number;
  /** Timestamp of the peak, in milliseconds. */
  readonly at: number;
}

const HOLD_MS = 1500;
const FALL_DB_PER_S = 20;

/** Peak hold: a higher level replaces the peak; otherwise it is held, then falls, never below the current level. */
export function holdPeak(peak: Peak | undefined, level: number | null, at: number): Peak | undefined {
  if (level !== null && (!peak || level >= levelOf(peak, at))) return { level, at };
  if (!peak) return undefined;
  return levelOf(peak, at) <= LEVELS.min ? undefined : peak;
}

/** The level at which a peak is drawn. */
export function levelOf(peak: Peak, at: number): number {
  const falling = Math.max(0, at - peak.at - HOLD_MS) / 1000;
  return peak.level - falling * FALL_DB_PER_S;
}
