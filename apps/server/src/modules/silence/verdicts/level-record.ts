import type { Level } from '#/modules/silence/hearing/levels.ts';
import { type Conditions, conditionsOf } from '#/modules/silence/verdicts/conditions.ts';

/** What is kept of a second: enough to judge it again with other thresholds. */
export interface RecordedSecond {
  /** Tenths of a dBFS RMS of the louder channel. */
  readonly rms: number;
  /** Bits of `flagOf`. */
  readonly flags: number;
}

/** The stored level of a second without a recording. */
export const unknownRms = -32_768;

const flagOf = { zero: 1, oneSided: 2, bothSides: 4, clipped: 8, opposite: 16, inPhase: 32 } as const;

/** For facts that do not depend on the threshold. */
const anyThresholdDb = -50;
const hysteresisTenths = 30;

export function recordOf(level: Level): RecordedSecond {
  const { isZero, isOneSided, isOpposite, isClipped } = conditionsOf(level, anyThresholdDb);
  const sides = isOneSided === null ? 0 : isOneSided ? flagOf.oneSided : flagOf.bothSides;
  const phase = isOpposite === null ? 0 : isOpposite ? flagOf.opposite : flagOf.inPhase;
  return {
    rms: Math.round(Math.max(...level.rms) * 10),
    flags: (isZero ? flagOf.zero : 0) | sides | phase | (isClipped ? flagOf.clipped : 0),
  };
}

/** Judges a recorded second. */
export function conditionsOfRecord({ rms, flags }: RecordedSecond, thresholdDb: number): Conditions {
  const threshold = Math.round(thresholdDb * 10);
  const has = (flag: number): boolean => (flags & flag) !== 0;
  return {
    isQuiet: rms < threshold,
    isLoud: rms >= threshold + hysteresisTenths,
    isZero: has(flagOf.zero),
    isOneSided: has(flagOf.oneSided | flagOf.bothSides) ? has(flagOf.oneSided) : null,
    isOpposite: has(flagOf.opposite | flagOf.inPhase) ? has(flagOf.opposite) : null,
    isClipped: has(flagOf.clipped),
  };
}
