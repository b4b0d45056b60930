import * as z from 'zod/mini';
import { count, moment, text } from '#/contract/shared/fields.ts';
import { limits } from '#/contract/shared/limits.ts';
import { listOf } from '#/contract/shared/list.ts';
import { visibleLines, visibleText } from '#/contract/shared/visible-text.ts';

/** Where songs can be posted. `webhook`: a JSON message to any address. */
export const songOutputKinds = ['discord', 'slack', 'telegram', 'mastodon', 'bluesky', 'webhook'] as const;

/** The parts of a song that a template can contain, such as `%title%`. */
export const songPlaceholders = ['title', 'artist', 'album', 'station'] as const;

/** Who sees a post on Mastodon; only its API names. */
export const mastodonVisibilities = ['public', 'unlisted', 'private'] as const;

/**
 * `pending`: nothing was sent since the output was created or changed; `ok` and `failing`: the result of the last song;
 * `disabled`: turned off after refusals in a row.
 */
export const songOutputStates = ['pending', 'ok', 'failing', 'disabled'] as const;

/** Why a song was not posted. */
export const songOutputErrors = [
  /** The secret is not valid, or no longer. */
  'unauthorized',
  /** The secret is valid, but may not post there. */
  'forbidden',
  /** The webhook, chat or account does not exist, or no longer. */
  'not_found',
  /** The service does not accept this text. */
  'rejected',
  /** Too many posts; the service says when to continue. */
  'rate_limited',
  /** An error of the service itself. */
  'service_error',
  /** The name could not be resolved. */
  'not_resolved',
  /** The address or the port is not public. */
  'forbidden_address',
  'unreachable',
  'certificate',
  'time_out',
  /** The response was not that of the service. */
  'bad_reply',
  /** The stored secret cannot be decrypted. */
  'secret_unreadable',
  /** The song was over before it could be posted. */
  'expired',
] as const;

const address = z
  .string()
  .check(
    z.trim(),
    z.minLength(1, { abort: true }),
    z.maxLength(limits.webhookUrl, { abort: true }),
    z.regex(/^https?:\/\/[^\s@/?#]+(?:[/?][\x21-\x7e]*)?$/),
  );
/** The address of a server, without a path. */
const serverAddress = z
  .string()
  .check(
    z.trim(),
    z.toLowerCase(),
    z.minLength(1, { abort: true }),
    z.maxLength(limits.webhookUrl, { abort: true }),
    z.regex(/^https?:\/\/[^\s@/?#]+\/?$/),
  );
const handle = z
  .string()
  .check(
    z.trim(),
    z.toLowerCase(),
    z.minLength(1, { abort: true }),
    z.maxLength(253, { abort: true }),
    z.regex(/^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z](?:[a-z0-9-]{0,61}[a-z0-9])?$/),
  );

/** Where an output posts, without its secret. */
export const songOutputTarget = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('discord'),
    /** The thread of the channel to post in; null for the channel itself. */
    threadId: z.nullable(z.string().check(z.trim(), z.regex(/^[0-9]{15,20}$/))),
  }),
  z.strictObject({ kind: z.literal('slack') }),
  z.strictObject({
    kind: z.literal('telegram'),
    /** `@channelname`, or the number of a chat. */
    chatId: z.string().check(z.trim(), z.regex(/^(?:@[A-Za-z][A-Za-z0-9_]{3,31}|-?[0-9]{1,15})$/)),
    /** Whether people are notified without a sound. */
    isSilent: z.boolean(),
  }),
  z.strictObject({
    kind: z.literal('mastodon'),
    instance: serverAddress,
    visibility: z.enum(mastodonVisibilities),
  }),
  z.strictObject({ kind: z.literal('bluesky'), handle, server: serverAddress }),
  z.strictObject({ kind: z.literal('webhook'), url: address }),
]);

/** The template of a post; contains at least the title or the artist, and no unknown placeholder. */
export const songOutputTemplate = z.string().check(
  z.trim(),
  z.normalize('NFC'),
  z.minLength(1, { abort: true }),
  z.maxLength(limits.songOutputTemplate, { abort: true }),
  visibleLines,
  z.refine((value) => /%(?:title|artist)%/.test(value)),
  z.refine((value) => [...value.matchAll(/%([a-z]+)%/g)].every(([, name]) => isPlaceholder(name))),
);

function isPlaceholder(name: string | undefined): boolean {
  return songPlaceholders.some((placeholder) => placeholder === name);
}

/** The webhook address, token or password with which songs are posted; never returned. */
const secret = z
  .string()
  .check(
    z.trim(),
    z.minLength(1, { abort: true }),
    z.maxLength(limits.songOutputSecret, { abort: true }),
    z.regex(/^[\x21-\x7e]+$/),
  );

const fields = {
  name: z
    .string()
    .check(
      z.trim(),
      z.normalize('NFC'),
      z.minLength(1, { abort: true }),
      z.maxLength(limits.songOutputName, { abort: true }),
      visibleText,
    ),
  target: songOutputTarget,
  template: songOutputTemplate,
  /** Posts one song of this number. */
  everySongs: z.int().check(z.minimum(1), z.maximum(limits.songOutputEverySongs)),
  /** Seconds between two posts, at least. */
  minIntervalS: z.int().check(z.minimum(0), z.maximum(limits.songOutputIntervalS)),
  isEnabled: z.boolean(),
};

/** A new output of the songs of a station. */
export const songOutputDraft = z
  .strictObject({
    ...fields,
    /** Required except by `webhook`, which sends it as a bearer token. */
    secret: z.nullable(secret),
  })
  .register(z.globalRegistry, { id: 'SongOutputDraft' });

/** The settings of an output. Its kind cannot be changed; turning it on again clears its failures. */
export const songOutputChange = z
  .strictObject({
    ...fields,
    /** Absent: unchanged, which is not possible with another server; null: removed. */
    secret: z.optional(z.nullable(secret)),
  })
  .register(z.globalRegistry, { id: 'SongOutputChange' });

const postedSong = z.object({ title: text, artist: z.nullable(text) });

/** One try to post a song. */
export const songOutputResult = z
  .object({
    id: text,
    at: moment,
    song: postedSong,
    isTest: z.boolean(),
    /** The HTTP status; null without a response. */
    status: z.nullable(count),
    /** Null if it was posted. */
    error: z.nullable(z.enum(songOutputErrors)),
    /** The explanation of the service, without secrets; null without one. */
    detail: z.nullable(text),
    /** The text as sent; null if nothing was sent. */
    text: z.nullable(text),
    durationMs: count,
    /** When the song is tried again; null if it is not. */
    retryAt: z.nullable(moment),
  })
  .register(z.globalRegistry, { id: 'SongOutputResult' });

/** Where the songs of a station are posted. */
export const songOutput = z
  .object({
    ...fields,
    id: text,
    /** A part of the secret that identifies it without being secret; null for others. */
    secretHint: z.nullable(text),
    hasSecret: z.boolean(),
    state: z.enum(songOutputStates),
    /** Why the last song was not posted, or why it was turned off. */
    reason: z.nullable(z.enum(songOutputErrors)),
    /** Refusals in a row; at `limits.songOutputRefusals` the output is turned off. */
    refusals: count,
    lastPostedAt: z.nullable(moment),
    lastResult: z.nullable(songOutputResult),
    /** Songs since the last post. */
    songsSince: count,
    /** The song that waits to be posted. */
    pendingSong: z.nullable(postedSong),
    /** Before this time nothing is posted; null if it has passed. */
    nextAt: z.nullable(moment),
    version: count,
    createdAt: moment,
  })
  .register(z.globalRegistry, { id: 'SongOutput' });

/** The outputs of a station, oldest first. */
export const songOutputList = listOf(songOutput).register(z.globalRegistry, { id: 'SongOutputList' });

/** The last tries of an output, latest first. */
export const songOutputLog = listOf(songOutputResult).register(z.globalRegistry, { id: 'SongOutputLog' });

/** One of `songOutputKinds`. */
export type SongOutputKind = (typeof songOutputKinds)[number];
/** One of `songPlaceholders`. */
export type SongPlaceholder = (typeof songPlaceholders)[number];
/** One of `songOutputErrors`. */
export type SongOutputError = (typeof songOutputErrors)[number];
/** See `songOutputTarget`. */
export type SongOutputTarget = z.infer<typeof songOutputTarget>;
/** See `songOutputDraft`. */
export type SongOutputDraft = z.infer<typeof songOutputDraft>;
/** See `songOutputChange`. */
export type SongOutputChange = z.infer<typeof songOutputChange>;
/** See `songOutputResult`. */
export type SongOutputResult = z.infer<typeof songOutputResult>;
/** See `songOutput`. */
export type SongOutput = z.infer<typeof songOutput>;
/** See `songOutputList`. */
export type SongOutputList = z.infer<typeof songOutputList>;
/** See `songOutputLog`. */
export type SongOutputLog = z.infer<typeof songOutputLog>;
