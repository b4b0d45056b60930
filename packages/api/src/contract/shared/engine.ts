import * as z from 'zod/mini';
import { moment, text } from '#/contract/shared/fields.ts';

/** What a stream may be encoded as. */
export const streamCodecs = ['mp3', 'aac', 'ogg', 'opus', 'flac'] as const;

/** What the running engine can do. A screen has no control, column or number for what is absent. */
export const engineCapabilities = z
  .object({
    protocols: z.array(z.enum(['icecast', 'shoutcast1', 'shoutcast2'])),
    codecs: z.array(z.enum(streamCodecs)),
    hls: z.boolean(),
    autodj: z.boolean(),
    /** All listeners of a mount at once. */
    moveListeners: z.boolean(),
    /** One of them alone. */
    moveOneListener: z.boolean(),
    fallback: z.boolean(),
    /** Listeners may be kept while a source is asked to come again. */
    keepListeners: z.boolean(),
    /** It tells why a source was refused. */
    tellsRefusals: z.boolean(),
    perListenerIp: z.boolean(),
    /** Mounts, their passwords and limits are set from here; else by whoever runs the engine. */
    configurable: z.boolean(),
    /** HTTP status a refused listener gets: 401 from Icecast, 403 from the relay. */
    denyStatus: z.union([z.literal(401), z.literal(403)]),
  })
  .register(z.globalRegistry, { id: 'EngineCapabilities' });

/** `off`: no engine is configured, so nothing is known. `down`: configured, but it does not answer. */
export const engineInfo = z
  .object({
    kind: z.enum(['relay', 'icecast', 'off']),
    state: z.enum(['up', 'down', 'off']),
    version: z.nullable(text),
    capabilities: z.nullable(engineCapabilities),
    checkedAt: z.nullable(moment),
  })
  .register(z.globalRegistry, { id: 'EngineInfo' });

/** One of `streamCodecs`. */
export type StreamCodec = (typeof streamCodecs)[number];
/** What the running engine can do. */
export type EngineCapabilities = z.infer<typeof engineCapabilities>;
/** The engine and whether it answers. */
export type EngineInfo = z.infer<typeof engineInfo>;
