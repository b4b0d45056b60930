import * as z from 'zod/mini';
import { streamCodecs } from '#/contract/shared/engine.ts';
import { count, displayName, moment, mountName, text, timeZone } from '#/contract/shared/fields.ts';
import { limits } from '#/contract/shared/limits.ts';
import { listOf } from '#/contract/shared/list.ts';

const unique = (list: readonly unknown[]) => new Set(list).size === list.length;

const genre = z.string().check(z.trim(), z.minLength(2), z.maxLength(30), z.regex(/^[^\p{Cc}\p{Cs},]+$/u));

/** V-URL of a page that we never open: http or https, no user name in it. */
const website = z
  .string()
  .check(z.trim(), z.maxLength(2048), z.regex(/^https?:\/\/[^\s/?#@]+\.[^\s/?#@]+(?:[/?#]\S*)?$/));

/** What players and directories say about a cast. */
export const generalSettings = z
  .strictObject({
    name: displayName,
    /** Lines may break. */
    description: z
      .string()
      .check(z.trim(), z.maxLength(limits.castDescription), z.regex(/^(?:[^\p{Cc}\p{Cs}]|\n)*$/u)),
    genres: z.array(genre).check(
      z.maxLength(limits.castGenres),
      z.refine((list) => unique(list.map((each) => each.toLowerCase())), { error: 'not_unique' }),
    ),
    /** What is spoken, ISO 639-1; null when nothing is said of it. */
    language: z.nullable(z.string().check(z.regex(/^[a-z]{2}$/))),
    website: z.nullable(website),
    timeZone,
  })
  .register(z.globalRegistry, { id: 'GeneralSettings' });

/** One stream as it is to be. V-STREAM. */
export const streamSetting = z
  .strictObject({
    /** Null: a new one. */
    id: z.nullable(z.uuid()),
    name: z.string().check(z.trim(), z.minLength(2), z.maxLength(40), z.regex(/^[^\p{Cc}\p{Cs}]+$/u)),
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

/** The streams of a cast in their order, exactly one of them the primary. */
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

/** What the server does with listeners. */
export const serverSettings = z
  .strictObject({
    /** Seconds after which a listener is disconnected; 0: never. */
    maxListenS: z.int().check(z.minimum(0), z.maximum(86_400)),
    /** Listeners from one address at once; null: any number. */
    perAddress: z.nullable(z.int().check(z.minimum(1), z.maximum(50))),
    /** The stream that takes the listeners of another whose source drops; null: they are disconnected. */
    fallbackStreamId: z.nullable(z.uuid()),
  })
  .register(z.globalRegistry, { id: 'ServerSettings' });

/**
 * `applying`: the engine has it, and the sources that were connected are waited for; `kept`: they are back, or none
 * had to come; `rolled_back`: one did not come back, so what was before holds again; `failed`: nor could that be had.
 */
export const changeStates = ['applying', 'kept', 'rolled_back', 'failed'] as const;

const kept = {
  /** Raised by every change; a change names the one it began with. */
  version: count,
} as const;

/** What players and directories say about a cast, as it is kept. */
export const keptGeneral = z
  .object({ ...generalSettings.shape, ...kept })
  .register(z.globalRegistry, { id: 'KeptGeneral' });

/** A change that waits for sources, or the last one that did. */
export const stagedChange = z
  .object({
    rev: count,
    state: z.enum(changeStates),
    /** When it is rolled back at the latest; null when it is decided. */
    until: z.nullable(moment),
    /** The streams whose sources are waited for. */
    waitsFor: z.array(z.uuid()),
  })
  .register(z.globalRegistry, { id: 'StagedChange' });

/** The streams as they are kept, and what the plan allows. */
export const keptStreams = z
  .object({
    streams: z.array(z.object({ ...streamSetting.shape, id: z.uuid() })),
    ...kept,
    streamsLimit: count,
    /** kbit/s of one stream. */
    bitrateLimit: count,
    staged: z.nullable(stagedChange),
  })
  .register(z.globalRegistry, { id: 'KeptStreams' });

/** What the server does with listeners, as it is kept. */
export const keptServer = z
  .object({ ...serverSettings.shape, ...kept })
  .register(z.globalRegistry, { id: 'KeptServer' });

const revision = {
  /** Counts the changes of the cast from 1. */
  rev: count,
  at: moment,
  /** The name of who made it. */
  by: text,
  state: z.enum(changeStates),
  /** The revision that it brought back. */
  restores: z.nullable(count),
} as const;

/** One change of a cast's settings: what was, and what it made of it. */
export const castRevision = z
  .discriminatedUnion('section', [
    z.object({
      ...revision,
      section: z.literal('general'),
      before: generalSettings,
      after: generalSettings,
    }),
    z.object({
      ...revision,
      section: z.literal('streams'),
      before: streamsSettings,
      after: streamsSettings,
    }),
    z.object({ ...revision, section: z.literal('server'), before: serverSettings, after: serverSettings }),
  ])
  .register(z.globalRegistry, { id: 'CastRevision' });
/** The changes of a cast's settings, latest first, all on one page. */
export const castHistory = listOf(castRevision).register(z.globalRegistry, { id: 'CastHistory' });

/** What is deleted with the statistics of a cast. */
export const statisticsSize = z
  .object({
    /** Listening sessions that are over. */
    sessions: count,
    /** Counts of listeners that were taken. */
    samples: count,
  })
  .register(z.globalRegistry, { id: 'StatisticsSize' });

/** The name of the cast, typed, so that no other one is meant. */
export const statisticsReset = z
  .strictObject({ name: text })
  .register(z.globalRegistry, { id: 'StatisticsReset' });

/** What players and directories say about a cast. */
export type GeneralSettings = z.infer<typeof generalSettings>;
/** One stream as it is to be. */
export type StreamSetting = z.infer<typeof streamSetting>;
/** The streams of a cast in their order. */
export type StreamsSettings = z.infer<typeof streamsSettings>;
/** What the server does with listeners. */
export type ServerSettings = z.infer<typeof serverSettings>;
/** What players and directories say about a cast, as it is kept. */
export type KeptGeneral = z.infer<typeof keptGeneral>;
/** The streams as they are kept, and what the plan allows. */
export type KeptStreams = z.infer<typeof keptStreams>;
/** What the server does with listeners, as it is kept. */
export type KeptServer = z.infer<typeof keptServer>;
/** A change that waits for sources, or the last one that did. */
export type StagedChange = z.infer<typeof stagedChange>;
/** One change of a cast's settings. */
export type CastRevision = z.infer<typeof castRevision>;
/** The changes of a cast's settings. */
export type CastHistory = z.infer<typeof castHistory>;
/** What is deleted with the statistics of a cast. */
export type StatisticsSize = z.infer<typeof statisticsSize>;
