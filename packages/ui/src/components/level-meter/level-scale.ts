/** Usual range and colour thresholds of the scale, in dBFS. One segment is 1.25 dB of the usual range. */
export const LEVELS = { min: -60, max: 0, segments: 48, amber: -14, red: -6 } as const;

const perSegment = (floor: number) => (LEVELS.max - floor) / LEVELS.segments;

/** Number of lit segments, 0 to 48: a segment is lit once its lower end is exceeded. */
export function litSegments(level: number | null, floor: number = LEVELS.min): number {
  if (level === null || level <= floor) return 0;
  return Math.min(Math.ceil((level - floor) / perSegment(floor)), LEVELS.segments);
}

/** The first segment that lies entirely above a level. */
export function firstSegmentFrom(level: number, floor: number = LEVELS.min): number {
  return Math.ceil((level - floor) / perSegment(floor));
}

/** Position of a level on the scale, 0 to 1. */
export function scaleShare(level: number, floor: number = LEVELS.min): number {
  return (level - floor) / (LEVELS.max - floor);
}

const STEPS_DB = [12, 15, 30];

/** The numbers of a scale: every 12 dB if that divides it, else every 15 or 30 dB. */
export function scaleTicks(floor: number): readonly number[] {
  const step = STEPS_DB.find((each) => -floor % each === 0 && -floor / each <= 6) ?? -floor;
  return Array.from({ length: -floor / step + 1 }, (_, index) => floor + index * step);
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
export function holdPeak(
  peak: Peak | undefined,
  level: number | null,
  at: number,
  floor: number = LEVELS.min,
): Peak | undefined {
  if (level !== null && (!peak || level >= levelOf(peak, at))) return { level, at };
  if (!peak) return undefined;
  return levelOf(peak, at) <= floor ? undefined : peak;
}

/** The level at which a peak is drawn. */
export function levelOf(peak: Peak, at: number): number {
  const falling = Math.max(0, at - peak.at - HOLD_MS) / 1000;
  return peak.level - falling * FALL_DB_PER_S;
}
