import * as z from 'zod/mini';
import { count, moment, text } from '#/contract/shared/fields.ts';
import {
  alarmKind,
  silenceDuration,
  silenceRecovery,
  silenceThreshold,
} from '#/contract/silence/silence.schemas.ts';

/** `?from=2026-09-08T00:00:00Z&to=…`; the last hour by default, at most 30 days. */
export const levelHistoryQuery = z.strictObject({ from: z.optional(moment), to: z.optional(moment) });

/** Recorded levels of a station. */
export const levelHistory = z
  .object({
    from: moment,
    to: moment,
    /** Seconds of one point: 1, 60 or more. */
    stepS: count,
    /** In order; times without a recording are missing. dBFS RMS of the louder channel. */
    points: z.array(z.object({ at: moment, low: z.number(), mean: z.number(), high: z.number() })),
  })
  .register(z.globalRegistry, { id: 'LevelHistory' });

/** Settings to try on the recorded levels. */
export const silenceTrial = z
  .strictObject({
    thresholdDb: silenceThreshold,
    silenceS: silenceDuration,
    recoveryS: silenceRecovery,
  })
  .register(z.globalRegistry, { id: 'SilenceTrial' });

/** An alarm that the tried settings would have raised. */
export const trialAlarm = z
  .object({
    kind: alarmKind,
    startedAt: moment,
    raisedAt: moment,
    /** Null if it lasts. */
    endedAt: z.nullable(moment),
    lowestDb: z.number(),
    /** Twenty seconds around its start; null if none was stored. */
    clipUrl: z.nullable(text),
    /** The incident that was raised then; null if none was. */
    incidentId: z.nullable(z.uuid()),
  })
  .register(z.globalRegistry, { id: 'TrialAlarm' });

/** The alarms that the tried settings would have raised within the recorded week. */
export const silenceTrialResult = z
  .object({
    from: moment,
    to: moment,
    /** Recorded seconds. */
    knownS: count,
    /** Latest first, at most 100. */
    alarms: z.array(trialAlarm),
    total: count,
    tookMs: count,
  })
  .register(z.globalRegistry, { id: 'SilenceTrialResult' });

/** How loud the recorded week was, and other settings for it. */
export const silenceCalibration = z
  .object({
    from: moment,
    to: moment,
    knownS: count,
    /** Seconds at each level, in bins of `binDb` dB from -90 to 0; lower levels are in the first. */
    binDb: count,
    bins: z.array(count),
    /** How often other settings would have alarmed; the saved ones are among them. */
    alternatives: z.array(
      z.object({ thresholdDb: silenceThreshold, silenceS: silenceDuration, alarms: count }),
    ),
    /** Settings that keep the confirmed alarms and avoid others; null if the saved ones are as good. */
    suggestion: z.nullable(
      z.object({
        thresholdDb: silenceThreshold,
        silenceS: silenceDuration,
        alarms: count,
        /** Alarms of the saved settings that it avoids. */
        avoided: count,
      }),
    ),
  })
  .register(z.globalRegistry, { id: 'SilenceCalibration' });

/** See `levelHistory`. */
export type LevelHistory = z.infer<typeof levelHistory>;
/** See `silenceTrial`. */
export type SilenceTrial = z.infer<typeof silenceTrial>;
/** See `silenceTrialResult`. */
export type SilenceTrialResult = z.infer<typeof silenceTrialResult>;
/** See `silenceCalibration`. */
export type SilenceCalibration = z.infer<typeof silenceCalibration>;
/** See `trialAlarm`. */
export type TrialAlarm = z.infer<typeof trialAlarm>;
