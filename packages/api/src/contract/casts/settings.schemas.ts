import * as z from 'zod/mini';
import { streamCodecs } from '#/contract/shared/engine.ts';
import { count, displayName, moment, mountName, text, timeZone } from '#/contract/shared/fields.ts';
import { limits } from '#/contract/shared/limits.ts';
import { visibleLines, visibleText } from '#/contract/shared/visible-text.ts';

const unique = (list: readonly unknown[]) => new Set(list).size === list.length;

const genre = z.string().check(z.trim(), z.minLength(2), z.maxLength(30), visibleText, z.regex(/^[^,]+$/));

/** V-URL of a page that the server never fetches: http or https, without credentials. */
const website = z
  .string()
  .check(z.trim(), z.maxLength(2048), z.regex(/^https?:\/\/[^\s/?#@]+\.[^\s/?#@]+(?:[/?#]\S*)?$/));

/** The public description of a cast in players and directories. */
export const generalSettings = z
  .strictObject({
    name: displayName,
    /** May contain line breaks. */
    description: z.string().check(z.trim(), z.maxLength(limits.castDescription), visibleLines),
    genres: z.array(genre).check(
      z.maxLength(limits.castGenres),
      z.refine((list) => unique(list.map((each) => each.toLowerCase())), { error: 'not_unique' }),
    ),
    /** Spoken language, ISO 639-1; null when not specified. */
    language: z.nullable(z.string().check(z.regex(/^[a-z]{2}$/))),
    website: z.nullable(website),
    timeZone,
  })
  .register(z.globalRegistry, { id: 'GeneralSettings' });

/** The settings of one stream. V-STREAM. */
export const streamSetting = z
  .strictObject({
    /** Null for a new stream. */
    id: z.nullable(z.uuid()),
    name: z.string().check(z.trim(), z.minLength(2), z.maxLength(40), visibleText),
    mount: mountName,
    codec: z.enum(streamCodecs),
    /** kbit/s; null for FLAC alone. */
    bitrate: z.nullable(z.int().check(z.minimum(16), z.maximum(320))),
    isPrimary: z.boolean(),
  })
  .check(
    z.refine(({ codec, bitrate }) => (codec === 'flac') === (bitrate === null), {
      error: 'not_offered',
      path: ['bitrate'],
    }),
  )
  .register(z.globalRegistry, { id: 'StreamSetting' });

/** The streams of a cast in order, exactly one of them primary. */
export const streamsSettings = z
  .strictObject({
    streams: z.array(streamSetting).check(
      z.minLength(1),
      z.maxLength(limits.castStreams),
      z.refine((list) => unique(list.map(({ mount }) => mount)), { error: 'not_unique' }),
      z.refine((list) => list.filter(({ isPrimary }) => isPrimary).length === 1, { error: 'not_offered' }),
    ),
  })
  .register(z.globalRegistry, { id: 'StreamsSettings' });

/** How the server handles listeners. */
export const serverSettings = z
  .strictObject({
    /** Seconds after which a listener is disconnected; 0: never. */
    maxListenS: z.int().check(z.minimum(0), z.maximum(86_400)),
    /** Concurrent listeners from one address; null: unlimited. */
    perAddress: z.nullable(z.int().check(z.minimum(1), z.maximum(50))),
    /** The stream that receives the listeners of a stream whose source drops; null: they are disconnected. */
    fallbackStreamId: z.nullable(z.uuid()),
    /** Seconds for which listeners wait for a source that dropped to reconnect; 0: they are disconnected. */
    reconnectHoldS: z.int().check(z.minimum(0), z.maximum(60)),
  })
  .register(z.globalRegistry, { id: 'ServerSettings' });

/**
 * `applying`: sent to the engine, waiting for the connected sources to reconnect; `applied`: they reconnected, or none was
 * connected; `rolled_back`: one did not reconnect, so the previous settings were restored; `failed`: restoring them
 * failed too.
 */
export const changeStates = ['applying', 'applied', 'rolled_back', 'failed'] as const;

const saved = {
  /** Incremented by every change; sent in `If-Match`. */
  version: count,
} as const;

/** The saved general settings of a cast. */
export const savedGeneral = z
  .object({ ...generalSettings.shape, ...saved })
  .register(z.globalRegistry, { id: 'SavedGeneral' });

/** A change that waits for sources to reconnect, or the last one that did. */
export const stagedChange = z
  .object({
    rev: count,
    state: z.enum(changeStates),
    /** Deadline after which it is rolled back; null once it is settled. */
    until: z.nullable(moment),
    /** The streams whose sources must reconnect. */
    waitingFor: z.array(z.uuid()),
  })
  .register(z.globalRegistry, { id: 'StagedChange' });

/** The saved streams and the limits of the plan. */
export const savedStreams = z
  .object({
    streams: z.array(z.object({ ...streamSetting.shape, id: z.uuid() })),
    ...saved,
    streamsLimit: count,
    /** kbit/s of one stream. */
    bitrateLimit: count,
    staged: z.nullable(stagedChange),
  })
  .register(z.globalRegistry, { id: 'SavedStreams' });

/** The saved server settings of a cast. */
export const savedServer = z
  .object({ ...serverSettings.shape, ...saved })
  .register(z.globalRegistry, { id: 'SavedServer' });

/** The number of records that a statistics reset deletes. */
export const statisticsSize = z
  .object({
    /** Finished listening sessions. */
    sessions: count,
    /** Recorded listener counts. */
    samples: count,
  })
  .register(z.globalRegistry, { id: 'StatisticsSize' });

/** The name of the cast, typed as confirmation. */
export const statisticsReset = z
  .strictObject({ name: text })
  .register(z.globalRegistry, { id: 'StatisticsReset' });

/** The public description of a cast in players and directories. */
export type GeneralSettings = z.infer<typeof generalSettings>;
/** The settings of one stream. */
export type StreamSetting = z.infer<typeof streamSetting>;
/** The streams of a cast in order. */
export type StreamsSettings = z.infer<typeof streamsSettings>;
/** How the server handles listeners. */
export type ServerSettings = z.infer<typeof serverSettings>;
/** The saved general settings of a cast. */
export type SavedGeneral = z.infer<typeof savedGeneral>;
/** The saved streams and the limits of the plan. */
export type SavedStreams = z.infer<typeof savedStreams>;
/** The saved server settings of a cast. */
export type SavedServer = z.infer<typeof savedServer>;
/** A change that waits for sources to reconnect, or the last one that did. */
export type StagedChange = z.infer<typeof stagedChange>;
/** The number of records that a statistics reset deletes. */
export type StatisticsSize = z.infer<typeof statisticsSize>;
