import * as z from 'zod/mini';
import { clockTime, count, moment, mountName, text } from '#/contract/shared/fields.ts';
import { limits } from '#/contract/shared/limits.ts';
import { visibleText } from '#/contract/shared/visible-text.ts';

/** What raises an alarm. `silent`: below the threshold for the chosen time; `digital_zero`: nothing but zeros. */
export const alarmKinds = [
  'silent',
  'digital_zero',
  'one_channel',
  'opposite_phase',
  'stuck',
  'clipped',
  'off_air',
  'no_new_song',
] as const;
/** One of `alarmKinds`. */
export const alarmKind = z.enum(alarmKinds);

/**
 * What a checker hears. `quiet`: below the threshold, but not for long enough. `cannot_check`: audio arrives that cannot be
 * decoded, or the checker itself has a problem; it is no silence. `waiting`: not heard yet. `off`: detection is off.
 */
export const silenceVerdicts = ['on_air', 'quiet', ...alarmKinds, 'cannot_check', 'waiting', 'off'] as const;
/** One of `silenceVerdicts`. */
export const silenceVerdict = z.enum(silenceVerdicts);

const seconds = (minimum: number, maximum: number) => z.int().check(z.minimum(minimum), z.maximum(maximum));

/** V-DB: dBFS RMS over one second, of the louder channel. */
export const silenceThreshold = z.int().check(z.minimum(-90), z.maximum(-10));
/** V-DUR: seconds below the threshold until the stream is silent. */
export const silenceDuration = seconds(5, 3_600);
/** V-DUR: seconds above the threshold until a silence is over. */
export const silenceRecovery = seconds(1, 600);

/**
 * A time without alarms (`mute`), or with another threshold and duration (`talk`), in the time zone of the station; `until` may be
 * on the next day. On weekdays (1 is Monday), or on one date.
 */
export const quietWindow = z
  .strictObject({
    name: z.string().check(z.trim(), z.normalize('NFC'), z.maxLength(limits.quietWindowName), visibleText),
    weekdays: z.array(seconds(1, 7)).check(z.maxLength(7)),
    date: z.nullable(z.iso.date()),
    from: clockTime,
    until: clockTime,
    /** Null: no alarm at all within it. */
    talk: z.nullable(z.strictObject({ thresholdDb: silenceThreshold, silenceS: silenceDuration })),
  })
  .check(
    z.refine(({ weekdays, date }) => weekdays.length > 0 !== (date !== null), {
      path: ['weekdays'],
      error: 'required',
    }),
    z.refine(({ from, until }) => from !== until, { path: ['until'], error: 'not_unique' }),
  )
  .register(z.globalRegistry, { id: 'QuietWindow' });

/** What is done when a stream becomes silent, and undone after its recovery. */
export const silenceAction = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('none') }),
  /** Listeners move to another mount of the cast, and back. */
  z.strictObject({ kind: z.literal('fallback'), mount: mountName }),
  /** Disconnects the source, so that the encoder connects again. */
  z.strictObject({ kind: z.literal('restart') }),
]);

const settings = {
  isEnabled: z.boolean(),
  thresholdDb: silenceThreshold,
  silenceS: silenceDuration,
  recoveryS: silenceRecovery,
  /** Further alarms, with the time after which each is raised; null: not watched. */
  alarms: z.strictObject({
    offAirS: z.nullable(seconds(10, 3_600)),
    digitalZeroS: z.nullable(seconds(5, 3_600)),
    oneChannelS: z.nullable(seconds(10, 3_600)),
    oppositePhaseS: z.nullable(seconds(10, 3_600)),
    stuckS: z.nullable(seconds(180, 3_600)),
    clippedS: z.nullable(seconds(30, 3_600)),
    noNewSongMin: z.nullable(seconds(5, 720)),
  }),
  /** Checks in a row that must agree. The first is the running connection; each other one is a fresh connection. */
  confirmations: seconds(1, 5),
  quietWindows: z.array(quietWindow).check(z.maxLength(limits.quietWindows)),
  action: silenceAction,
  /** Minutes without another message about the same kind of alarm. */
  cooldownMin: seconds(0, 1_440),
  /** Minutes until a message about an incident that lasts is repeated; null: never. */
  repeatMin: z.nullable(seconds(5, 1_440)),
  /** Whether people are told that an incident is over. */
  tellsRecovery: z.boolean(),
  /** Whether anybody may see the status page of the station. */
  hasStatusPage: z.boolean(),
} as const;

/** The settings of silence detection, as saved. */
export const silenceChange = z.strictObject(settings).register(z.globalRegistry, { id: 'SilenceChange' });
/** The settings of silence detection. */
export const silenceSettings = z.object(settings).register(z.globalRegistry, { id: 'SilenceSettings' });

/** Presets of threshold and duration, by what a station plays. */
export const silencePresets = {
  music: { thresholdDb: -45, silenceS: 20 },
  talk: { thresholdDb: -50, silenceS: 45 },
  classical: { thresholdDb: -60, silenceS: 90 },
} as const;

/** The level of one second of a stream. */
export const silenceLevel = z
  .object({
    at: moment,
    /** dBFS RMS of each channel: one of mono, or left and right. A full-scale sine has -3. */
    rms: z.array(z.number()),
    /** dBFS of the largest sample of each channel. */
    peak: z.array(z.number()),
    /** LUFS of the last three seconds; null before. */
    shortTerm: z.nullable(z.number()),
  })
  .register(z.globalRegistry, { id: 'SilenceLevel' });

/** How well a codec can be heard; see ADR 41. */
export const hearingCapabilities = ['full', 'base', 'ffmpeg', 'none'] as const;

/** Known and silent seconds of one day. */
export const silenceDay = z
  .object({
    /** In the time zone of the station. */
    date: z.iso.date(),
    /** Seconds with sound, including quiet ones. */
    onAirS: count,
    /** Seconds of any alarm but `off_air`. */
    alarmS: count,
    offAirS: count,
    /** Seconds in which nothing was checked. */
    unknownS: count,
  })
  .register(z.globalRegistry, { id: 'SilenceDay' });

/** The share of the known time with sound, 0 to 1; null if nothing is known. */
const share = z.nullable(z.number());

/** The settings of silence detection, with what is heard now. */
export const silenceWatch = z
  .object({
    id: z.uuid(),
    stationName: text,
    timeZone: text,
    /** 0 before the first save. */
    version: count,
    settings: silenceSettings,
    verdict: silenceVerdict,
    /** When the verdict began; null before the first check. */
    since: z.nullable(moment),
    checkedAt: z.nullable(moment),
    /** The server that listens; null if none does. */
    checker: z.nullable(text),
    codec: z.nullable(text),
    /** How well the codec can be heard; null before the first check. */
    capability: z.nullable(z.enum(hearingCapabilities)),
    /** Why nothing is heard: a connection error, an HTTP status, or a problem of decoding. Null while sound is received. */
    problem: z.nullable(text),
    /** Null when the service does not report them. */
    listeners: z.nullable(count),
    /** Until when nobody is told; null if people are told. */
    snoozedUntil: z.nullable(moment),
    snoozedBy: z.nullable(text),
    snoozeReason: z.nullable(text),
    /** The end of the last incident that was heard; null if there was none. */
    lastIncidentEndedAt: z.nullable(moment),
    uptime: z.object({ day: share, week: share, month: share }),
    /** The last 90 days, oldest first. */
    days: z.array(silenceDay),
    /** Mounts that the action `fallback` can use; empty if the engine cannot. */
    fallbackMounts: z.array(text),
    /** Whether the action `restart` is possible. */
    canRestart: z.boolean(),
    /** The path of its public status page; null while it has none. */
    statusPath: z.nullable(text),
    /** Recipients who are told; without one, alarms are only shown. */
    recipients: count,
  })
  .register(z.globalRegistry, { id: 'SilenceWatch' });

/** The last 60 seconds of a stream, oldest first. */
export const silenceLevels = z
  .object({ id: z.uuid(), verdict: silenceVerdict, since: z.nullable(moment), levels: z.array(silenceLevel) })
  .register(z.globalRegistry, { id: 'SilenceLevels' });

/** What a fresh connection heard. */
export const silenceCheck = z
  .object({
    at: moment,
    verdict: silenceVerdict,
    codec: z.nullable(text),
    problem: z.nullable(text),
    /** Milliseconds until the first second was heard; null if none was. */
    tookMs: z.nullable(count),
    /** Mean over the check; null if nothing was heard. */
    level: z.nullable(silenceLevel),
  })
  .register(z.globalRegistry, { id: 'SilenceCheck' });

/** Until when nobody is told about a station; null: tell people again. */
export const silenceSnooze = z
  .strictObject({
    until: z.nullable(moment),
    reason: z.nullable(
      z.string().check(z.trim(), z.normalize('NFC'), z.maxLength(limits.silenceReason), visibleText),
    ),
  })
  .register(z.globalRegistry, { id: 'SilenceSnooze' });

/** See `alarmKind`. */
export type AlarmKind = z.infer<typeof alarmKind>;
/** See `silenceVerdict`. */
export type SilenceVerdict = z.infer<typeof silenceVerdict>;
/** See `quietWindow`. */
export type QuietWindow = z.infer<typeof quietWindow>;
/** See `silenceAction`. */
export type SilenceAction = z.infer<typeof silenceAction>;
/** See `silenceChange`. */
export type SilenceChange = z.infer<typeof silenceChange>;
/** See `silenceSettings`. */
export type SilenceSettings = z.infer<typeof silenceSettings>;
/** See `silenceLevel`. */
export type SilenceLevel = z.infer<typeof silenceLevel>;
/** See `silenceDay`. */
export type SilenceDay = z.infer<typeof silenceDay>;
/** See `silenceWatch`. */
export type SilenceWatch = z.infer<typeof silenceWatch>;
/** See `silenceLevels`. */
export type SilenceLevels = z.infer<typeof silenceLevels>;
/** See `silenceCheck`. */
export type SilenceCheck = z.infer<typeof silenceCheck>;
/** See `silenceSnooze`. */
export type SilenceSnooze = z.infer<typeof silenceSnooze>;
