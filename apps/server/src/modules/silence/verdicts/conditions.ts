import type { Level } from '#/modules/silence/hearing/levels.ts';

/** What is wrong with one second of audio. */
export interface Conditions {
  /** Below the threshold on all channels. */
  readonly isQuiet: boolean;
  /** Loud enough to end a silence: 3 dB above the threshold. */
  readonly isLoud: boolean;
  /** Nothing but zeros: the encoder runs, and nothing is fed. */
  readonly isZero: boolean;
  /** One of two channels is dead; null if the second says nothing of it. */
  readonly isOneSided: boolean | null;
  /** The channels cancel each other: mono players play silence. Null if the second says nothing of it. */
  readonly isOpposite: boolean | null;
  readonly isClipped: boolean;
}

/** The smallest step of 16 bits. */
const zeroDb = -90.3;
const hysteresisDb = 3;
/** Programmes never reached this difference between their channels. */
const oneSidedDb = 30;
/** Below, both channels are quiet. */
const audibleDb = -45;
const oppositeCorrelation = -0.5;
const clippedShare = 0.003;
const clippedRuns = 10;

/** Judges one second. `thresholdDb`: dBFS RMS of the louder channel. */
export function conditionsOf(level: Level, thresholdDb: number): Conditions {
  const loudest = Math.max(...level.rms);
  const [left, right] = level.rms;
  const isStereo = left !== undefined && right !== undefined;
  const isAudible = isStereo && loudest > audibleDb;
  return {
    isQuiet: loudest < thresholdDb,
    isLoud: loudest >= thresholdDb + hysteresisDb,
    isZero: Math.max(...level.peak) < zeroDb,
    isOneSided: isAudible ? Math.abs(left - right) > oneSidedDb : null,
    isOpposite: isAudible && level.correlation !== null ? level.correlation < oppositeCorrelation : null,
    isClipped: level.clipped >= clippedShare && level.clippedRuns >= clippedRuns,
  };
}
