import * as z from 'zod/mini';
import { bitrateIssue } from '#/contract/casts/casts.schemas.ts';
import { streamCodecs } from '#/contract/shared/engine.ts';
import { count, moment, text, username } from '#/contract/shared/fields.ts';

/**
 * Why a source was rejected, or disconnected far above the plan's bitrate. `wrong_credentials`: the engine does not report which of
 * the two is wrong. `other_mount`: the requested mount exists, the password belongs to a mount of this cast.
 * `shoutcast`: the encoder is set to SHOUTcast, and the engine only accepts Icecast sources.
 */
export const refusalReasons = [
  'wrong_password',
  'wrong_username',
  'wrong_credentials',
  'no_credentials',
  'unknown_mount',
  'other_mount',
  'in_use',
  'no_content_type',
  'codec',
  'over_bitrate',
  'shoutcast',
] as const;

/** A source that was rejected during the connection test. */
export const connectionRefusal = z
  .object({
    reason: z.enum(refusalReasons),
    at: moment,
    /** The requested mount. */
    mount: text,
    /** Its user agent; null when the engine does not report it. */
    agent: z.nullable(text),
    contentType: z.nullable(text),
  })
  .register(z.globalRegistry, { id: 'ConnectionRefusal' });

/** The connected source. */
export const connectedSource = z
  .object({
    mount: text,
    since: moment,
    agent: z.nullable(text),
    contentType: z.nullable(text),
    codec: z.enum(streamCodecs),
    /** kbit/s announced by the source; null when not announced. */
    declaredKbps: z.nullable(count),
    /** kbit/s received from the source; null during its first seconds. */
    measuredKbps: z.nullable(count),
    /** Maximum kbit/s of the plan; null for streams that are set up for FLAC. */
    allowedKbps: z.nullable(count),
    bitrateIssue: z.nullable(bitrateIssue),
  })
  .register(z.globalRegistry, { id: 'ConnectedSource' });

/** `idle`: not started. `timed_out`: timed out. */
export const connectionTestStates = ['idle', 'waiting', 'refused', 'connected', 'timed_out'] as const;

/** A connection test of the source of a cast. */
export const connectionTest = z
  .object({
    username,
    state: z.enum(connectionTestStates),
    startedAt: z.nullable(moment),
    endsAt: z.nullable(moment),
    source: z.nullable(connectedSource),
    /** The latest rejection; the encoder may still succeed on a retry. */
    refusal: z.nullable(connectionRefusal),
  })
  .register(z.globalRegistry, { id: 'ConnectionTest' });

/** A rejected source. */
export type ConnectionRefusal = z.infer<typeof connectionRefusal>;
/** A connection test of the source of a cast. */
export type ConnectionTest = z.infer<typeof connectionTest>;
