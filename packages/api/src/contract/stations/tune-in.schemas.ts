import * as z from 'zod/mini';
import { count, moment, text } from '#/contract/shared/fields.ts';
import { limits } from '#/contract/shared/limits.ts';
import { queryInteger } from '#/contract/shared/list.ts';

/**
 * `off`: not set up, or turned off by the customer. `pending`: on, and TuneIn has not accepted a song yet. `ok`: TuneIn
 * accepted the last song. `failing`: the last song was not accepted. `refused`: TuneIn refuses the credentials or blocks the
 * station. `paused`, `disabled`: by staff.
 */
export const tuneInStates = ['off', 'pending', 'ok', 'failing', 'refused', 'paused', 'disabled'] as const;
/** One of `tuneInStates`. */
export const tuneInState = z.enum(tuneInStates);

/**
 * The result of a call. `accepted`: HTTP 200 and status 200 in the reply. `refused`: 401, 403 or 429, in either. `rejected`:
 * another 4xx. `server_error`: 5xx. `network`: no reply. `unknown`: any other reply, which may or may not be a success.
 */
export const tuneInOutcomes = [
  'accepted',
  'refused',
  'rejected',
  'server_error',
  'network',
  'unknown',
] as const;
/** One of `tuneInOutcomes`. */
export const tuneInOutcome = z.enum(tuneInOutcomes);

/** What to send while no song is known, between songs and in jingles. */
export const unknownSongChoices = ['skip', 'station_name'] as const;

/** Letters, digits and signs without spaces: pasted keys often end with one. */
const credential = z
  .string()
  .check(
    z.trim(),
    z.minLength(1, { abort: true }),
    z.maxLength(limits.tuneInCredential),
    z.regex(/^[!-~]+$/),
  );

/** V-TUNEIN: the letter s, then digits. */
export const tuneInStationId = z.string().check(z.trim(), z.toLowerCase(), z.regex(/^s[0-9]{1,9}$/));

const options = {
  sendAlbum: z.boolean(),
  /** Whether an ad break is announced, once per break. */
  markAds: z.boolean(),
  unknownSongs: z.enum(unknownSongChoices),
  /** Seconds from the start of a song to its call. */
  delayS: z.int().check(z.minimum(0), z.maximum(limits.tuneInDelayS)),
} as const;

/** The settings of TuneIn AIR, as the owner enters them. */
export const tuneInChange = z
  .strictObject({
    isEnabled: z.boolean(),
    /** The station's id at TuneIn. */
    stationId: tuneInStationId,
    partnerId: credential,
    /** Absent: unchanged. Required at first. Never returned. */
    partnerKey: z.optional(credential),
    options: z.strictObject(options),
  })
  .register(z.globalRegistry, { id: 'TuneInChange' });

/** The kind of a call: a song, an ad break, or the name of the station. */
export const tuneInKinds = ['song', 'ad', 'station'] as const;

/** One call to TuneIn. */
export const tuneInCall = z
  .object({
    id: text,
    at: moment,
    kind: z.enum(tuneInKinds),
    artist: z.nullable(text),
    title: z.nullable(text),
    album: z.nullable(text),
    /** Whether a person requested it. */
    isTest: z.boolean(),
    /** 1, or more for a repeated call. */
    attempt: count,
    outcome: tuneInOutcome,
    /** HTTP status; null without a reply. */
    status: z.nullable(count),
    /** The status in the reply; null without one. */
    opmlStatus: z.nullable(count),
    /** The code of the connection error; null with a reply. */
    error: z.nullable(text),
    durationMs: count,
    /** The request, with the partner key masked. */
    request: text,
    /** The start of the reply, with the partner key masked; null without one. */
    body: z.nullable(text),
  })
  .register(z.globalRegistry, { id: 'TuneInCall' });

/** What plays, as it was announced last. */
export const tuneInSong = z.object({
  kind: z.enum(['song', 'ad', 'jingle', 'station', 'none']),
  artist: z.nullable(text),
  title: z.nullable(text),
  album: z.nullable(text),
  startedAt: moment,
});

/** Calls of the last 24 hours by result. */
export const tuneInDay = z.object({
  accepted: count,
  /** Of the accepted ones, those that were accepted at a repeated call. */
  repeated: count,
  refused: count,
  /** Without a positive reply, for other reasons. */
  failed: count,
});

/** A quarter of an hour with calls. */
export const tuneInQuarter = z.object({ from: moment, ...tuneInDay.shape });

/** The TuneIn settings of a station, with the state of its calls. */
export const tuneIn = z
  .object({
    id: z.uuid(),
    stationName: text,
    /** 0 before the first save. */
    version: count,
    /** Null until it is set up. */
    settings: z.nullable(
      z.object({
        isEnabled: z.boolean(),
        stationId: text,
        partnerId: text,
        /** The last four characters of the key; empty for a short one. */
        partnerKeyHint: text,
        keySavedAt: moment,
        options: z.object(options),
      }),
    ),
    state: tuneInState,
    /** When the state began; null without settings. */
    since: z.nullable(moment),
    /** Set while staff have paused or disabled it. */
    disableReason: z.nullable(text),
    /**
     * Why the last song was not accepted: an HTTP status, a code of the connection error, `unknown_reply` or
     * `key_unreadable`. Null without a problem.
     */
    problem: z.nullable(text),
    /** Refusals in a row. */
    refusals: count,
    lastCall: z.nullable(tuneInCall),
    lastAcceptedAt: z.nullable(moment),
    /** When the next call is due; null while none is planned. */
    nextCallAt: z.nullable(moment),
    /** Before this time no call is made, after refusals; null without refusals. */
    retryAt: z.nullable(moment),
    /** Null if nothing was announced yet. */
    song: z.nullable(tuneInSong),
    last24h: tuneInDay,
    /** Quarters of an hour with calls, in order. */
    quarters: z.array(tuneInQuarter),
    /** When calls of all stations start again, because TuneIn does not respond; null while it does. */
    serviceDownUntil: z.nullable(moment),
  })
  .register(z.globalRegistry, { id: 'TuneIn' });

/** `?limit=200`: at most 200 calls. */
export const tuneInLogQuery = z.strictObject({
  limit: queryInteger({ maximum: limits.tuneInLog, description: 'The number of calls, 1 to 200' }),
});
/** The calls of a station, latest first. */
export const tuneInLog = z
  .object({ items: z.array(tuneInCall) })
  .register(z.globalRegistry, { id: 'TuneInLog' });

/** See `tuneInState`. */
export type TuneInState = z.infer<typeof tuneInState>;
/** See `tuneInOutcome`. */
export type TuneInOutcome = z.infer<typeof tuneInOutcome>;
/** See `tuneInChange`. */
export type TuneInChange = z.infer<typeof tuneInChange>;
/** See `tuneInCall`. */
export type TuneInCall = z.infer<typeof tuneInCall>;
/** See `tuneIn`. */
export type TuneIn = z.infer<typeof tuneIn>;
/** See `tuneInQuarter`. */
export type TuneInQuarter = z.infer<typeof tuneInQuarter>;
/** See `tuneInLog`. */
export type TuneInLog = z.infer<typeof tuneInLog>;
