import * as z from 'zod/mini';
import { castCustomer } from '#/contract/admin/casts.schemas.ts';
import { count, moment, mountName, text, username } from '#/contract/shared/fields.ts';
import { limits } from '#/contract/shared/limits.ts';
import { listOf, pageQuery, searchTerms } from '#/contract/shared/list.ts';
import { storableText, visibleText } from '#/contract/shared/visible-text.ts';

/** Kinds of streaming services. `cast`: hosted here; `url`: any other stream over HTTP. */
export const serviceTypes = ['cast', 'icecast', 'shoutcast1', 'shoutcast2', 'hls', 'url'] as const;
/** The kinds that somebody else hosts. */
export const externalServiceTypes = ['icecast', 'shoutcast1', 'shoutcast2', 'hls', 'url'] as const;

/**
 * What the last check found. `refused`: the server answers with an error; `not_audio`: it answers with something else than
 * audio; `unknown`: not checked yet, or the service cannot tell; `suspended`: the cast is suspended.
 */
export const streamStates = [
  'on_air',
  'off_air',
  'refused',
  'unreachable',
  'not_audio',
  'paused',
  'suspended',
  'unknown',
] as const;
/** One of `streamStates`. */
export const streamState = z.enum(streamStates);

/** Audio codecs that a probe recognizes. */
export const probedCodecs = ['mp3', 'aac', 'vorbis', 'opus', 'flac', 'hls'] as const;

/** The result of connecting to a stream as a player does. Values that the reply does not contain are null. */
export const streamProbe = z
  .object({
    at: moment,
    state: z.enum(['up', 'refused', 'unreachable', 'not_audio']),
    /**
     * The code of the connection error; the HTTP status of a refusal; `no_data` or `no_segments` of a stream without sound,
     * `other_content` of a page. Null for `up`.
     */
    problem: z.nullable(text),
    /** HTTP status; null without a reply. */
    status: z.nullable(count),
    contentType: z.nullable(text),
    codec: z.nullable(z.enum(probedCodecs)),
    bitrateKbps: z.nullable(count),
    sampleRateHz: z.nullable(count),
    channels: z.nullable(count),
    icyName: z.nullable(text),
    icyGenre: z.nullable(text),
    title: z.nullable(text),
    /** Until the head of the reply has arrived, redirects included. */
    firstByteMs: z.nullable(count),
    certificateEndsAt: z.nullable(moment),
    server: z.nullable(text),
    /** Status line and headers as received. */
    rawReply: text,
  })
  .register(z.globalRegistry, { id: 'StreamProbe' });

/** A URL of a stream: http or https with a host, without a user name or password. */
export const streamUrl = z.string().check(
  z.trim(),
  z.maxLength(limits.streamUrl, { abort: true }),
  storableText,
  z.regex(/^https?:\/\/[^\s/?#@]+(?:[/?#][^\s]*)?$/i, { abort: true }),
  z.refine((value) => URL.canParse(value), { error: 'invalid_format' }),
);

const label = z
  .string()
  .check(z.trim(), z.normalize('NFC'), z.minLength(2, { abort: true }), z.maxLength(60), visibleText);
const sid = z.int().check(z.minimum(1), z.maximum(2_147_483_647));
const pollS = z.int().check(z.minimum(limits.servicePollMinS), z.maximum(limits.servicePollMaxS));
const credentialText = z.string().check(z.minLength(1), z.maxLength(128), visibleText);
/** Of the administration of the server; the password is never returned. */
export const serviceCredentials = z.strictObject({ user: credentialText, password: credentialText });

/** A streaming service that somebody else hosts, as staff enter it. */
export const serviceDraft = z
  .strictObject({
    customerId: z.uuid(),
    label,
    type: z.enum(externalServiceTypes),
    url: streamUrl,
    /** Of an Icecast; null for the path of the URL. */
    mount: z.nullable(mountName),
    /** Of a SHOUTcast 2; null for 1. */
    sid: z.nullable(sid),
    pollS,
    /** The name of the station that is created with it; null for none. */
    stationName: z.nullable(label),
    /** Absent or null: none. */
    credentials: z.optional(z.nullable(serviceCredentials)),
  })
  .register(z.globalRegistry, { id: 'ServiceDraft' });

/** A change of a streaming service. */
export const serviceChange = z
  .strictObject({
    label,
    type: z.enum(externalServiceTypes),
    url: streamUrl,
    mount: z.nullable(mountName),
    sid: z.nullable(sid),
    pollS,
    /** Absent: unchanged; null: removed. The password is never returned. */
    credentials: z.optional(z.nullable(serviceCredentials)),
    isPaused: z.boolean(),
  })
  .register(z.globalRegistry, { id: 'ServiceChange' });

const row = {
  id: z.uuid(),
  label: text,
  customer: castCustomer,
  type: z.enum(serviceTypes),
  /** What players open; null for a cast that no engine serves. */
  url: z.nullable(text),
  mount: z.nullable(text),
  sid: z.nullable(count),
  /** The cast of a service that is hosted here. */
  cast: z.nullable(username),
  state: streamState,
  /** When the state began; null before the first check. */
  since: z.nullable(moment),
  checkedAt: z.nullable(moment),
  /** Null when the service does not report them. */
  listeners: z.nullable(count),
  codec: z.nullable(z.enum(probedCodecs)),
  bitrateKbps: z.nullable(count),
  pollS: count,
  stationCount: count,
  createdAt: moment,
  version: count,
} as const;

/** One row of the list of streaming services. */
export const serviceRow = z.object(row).register(z.globalRegistry, { id: 'StreamingServiceRow' });

/** The number of services by state, independent of the filters. */
export const serviceSummary = z
  .object({
    total: count,
    on_air: count,
    off_air: count,
    refused: count,
    unreachable: count,
    not_audio: count,
    paused: count,
    suspended: count,
    unknown: count,
  })
  .register(z.globalRegistry, { id: 'StreamingServiceSummary' });

/** One page of streaming services. */
export const serviceList = z
  .object({ ...listOf(serviceRow).shape, summary: serviceSummary })
  .register(z.globalRegistry, { id: 'StreamingServiceList' });

/** Recorded states in order; times without a span were not checked. The last one may continue. */
export const stateSpans = z.array(
  z.object({ state: streamState, from: moment, to: moment, isOpen: z.boolean() }),
);

/** A streaming service with its last check and what uses it. */
export const streamingService = z
  .object({
    ...row,
    /** The user of the stored credentials; null without any. */
    credentialsUser: z.nullable(text),
    /** Share of the last 30 days on air, 0 to 1, of the time in which it was checked; null without checks. */
    uptime30d: z.nullable(z.number()),
    title: z.nullable(text),
    problem: z.nullable(text),
    probe: z.nullable(streamProbe),
    /** What its own status page answered; null if it has none or was not asked. */
    rawStatus: z.nullable(text),
    stations: z.array(z.object({ id: z.uuid(), name: text })),
    /** The last seven days. */
    history: z.object({ from: moment, to: moment, spans: stateSpans }),
  })
  .register(z.globalRegistry, { id: 'StreamingService' });

/** Sortable columns of the list. */
export const serviceSorts = [
  'label',
  'customer',
  'type',
  'state',
  'listeners',
  'checked',
  'created',
] as const;
const anyOf = (words: readonly string[]) => `(?:${words.join('|')})`;
const some = (words: readonly string[]) => new RegExp(`^${anyOf(words)}(?:,${anyOf(words)})*$`);

/** `?page=1&pageSize=25&sort=-listeners&state=off_air&type=icecast&q=aurora`. */
export const serviceQuery = z.strictObject({
  ...pageQuery.shape,
  sort: z
    .optional(z.string().check(z.regex(new RegExp(`^-?${anyOf(serviceSorts)}$`))))
    .register(z.globalRegistry, {
      description: 'A column; prefix `-` for descending order. Defaults to `label`',
    }),
  state: z
    .optional(z.string().check(z.regex(some(streamStates))))
    .register(z.globalRegistry, { description: 'Comma-separated states' }),
  type: z
    .optional(z.string().check(z.regex(some(serviceTypes))))
    .register(z.globalRegistry, { description: 'Comma-separated types' }),
  customer: z.optional(z.uuid()).register(z.globalRegistry, { description: 'The id of a customer' }),
  q: searchTerms('Search terms; each must occur in the label, the URL, a station or the customer'),
});

/** A pasted address of a server, a stream or a playlist. */
export const serviceAddress = z
  .strictObject({ url: streamUrl })
  .register(z.globalRegistry, { id: 'ServiceAddress' });

/** What answers at a pasted address. */
export const detectedService = z
  .object({
    type: z.enum(externalServiceTypes),
    /** What players open. */
    url: text,
    mount: z.nullable(text),
    sid: z.nullable(count),
    name: z.nullable(text),
    /** URLs of the streams found there. */
    candidates: z.array(text),
    probe: streamProbe,
  })
  .register(z.globalRegistry, { id: 'DetectedService' });

/** One of `streamStates`. */
export type StreamState = z.infer<typeof streamState>;
/** One of `probedCodecs`. */
export type ProbedCodec = (typeof probedCodecs)[number];
/** See `streamProbe`. */
export type StreamProbe = z.infer<typeof streamProbe>;
/** See `serviceDraft`. */
export type ServiceDraft = z.infer<typeof serviceDraft>;
/** See `serviceChange`. */
export type ServiceChange = z.infer<typeof serviceChange>;
/** See `serviceRow`. */
export type StreamingServiceRow = z.infer<typeof serviceRow>;
/** See `serviceList`. */
export type StreamingServiceList = z.infer<typeof serviceList>;
/** See `streamingService`. */
export type StreamingService = z.infer<typeof streamingService>;
/** See `serviceQuery`. */
export type ServiceQuery = z.infer<typeof serviceQuery>;
/** See `detectedService`. */
export type DetectedService = z.infer<typeof detectedService>;
/** See `serviceSummary`. */
export type StreamingServiceSummary = z.infer<typeof serviceSummary>;
