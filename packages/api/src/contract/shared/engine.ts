import * as z from 'zod/mini';
import { moment, text } from '#/contract/shared/fields.ts';

/** The codecs of a stream. */
export const streamCodecs = ['mp3', 'aac', 'ogg', 'opus', 'flac'] as const;

/** The capabilities of the running engine. Screens hide controls, columns and numbers that need a missing one. */
export const engineCapabilities = z
  .object({
    protocols: z.array(z.enum(['icecast', 'shoutcast1', 'shoutcast2'])),
    /** Port of SHOUTcast sources, which encoders find one above the port that is entered; null without `shoutcast1`. */
    shoutcastPort: z.nullable(z.int()),
    codecs: z.array(z.enum(streamCodecs)),
    hls: z.boolean(),
    autodj: z.boolean(),
    /** Can move all listeners of a mount at once. */
    moveListeners: z.boolean(),
    /** Can move a single listener. */
    moveOneListener: z.boolean(),
    fallback: z.boolean(),
    /** Can keep listeners connected while a source reconnects. */
    keepListeners: z.boolean(),
    /** Reports why a source was rejected. */
    reportsRefusals: z.boolean(),
    perListenerIp: z.boolean(),
    /** Mounts, passwords and limits are configured by the server; otherwise by the engine's operator. */
    configurable: z.boolean(),
    /** HTTP status of a rejected listener: 401 from Icecast, 403 from the relay. */
    denyStatus: z.union([z.literal(401), z.literal(403)]),
  })
  .register(z.globalRegistry, { id: 'EngineCapabilities' });

/** `off`: no engine is configured. `down`: configured, but not responding. */
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
/** The capabilities of the running engine. */
export type EngineCapabilities = z.infer<typeof engineCapabilities>;
/** The engine and whether it responds. */
export type EngineInfo = z.infer<typeof engineInfo>;
