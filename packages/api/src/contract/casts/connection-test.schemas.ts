import * as z from 'zod/mini';
import { count, moment, text, username } from '#/contract/shared/fields.ts';

/** Why a source was turned away; `wrong_credentials` where the engine does not say which of the two is wrong. */
export const refusalReasons = [
  'wrong_password',
  'wrong_username',
  'wrong_credentials',
  'no_credentials',
  'unknown_mount',
  'in_use',
  'no_content_type',
  'codec',
] as const;

/** A source that was turned away while one looked out for it. */
export const connectionRefusal = z
  .object({
    reason: z.enum(refusalReasons),
    at: moment,
    /** The mount that it tried. */
    mount: text,
    /** What it said it is; null where the engine does not tell. */
    agent: z.nullable(text),
    contentType: z.nullable(text),
  })
  .register(z.globalRegistry, { id: 'ConnectionRefusal' });

/** The source that is there. */
export const connectedSource = z
  .object({
    mount: text,
    since: moment,
    agent: z.nullable(text),
    contentType: z.nullable(text),
    /** kbit/s, as it says itself; null where it does not. */
    bitrate: z.nullable(count),
    /** kbit/s that the plan allows. */
    bitrateLimit: count,
  })
  .register(z.globalRegistry, { id: 'ConnectedSource' });

/** `idle`: nobody asked yet. `nobody_came`: the time is over. */
export const connectionTestStates = ['idle', 'waiting', 'refused', 'connected', 'nobody_came'] as const;

/** A look out for the source of a cast. */
export const connectionTest = z
  .object({
    username,
    state: z.enum(connectionTestStates),
    startedAt: z.nullable(moment),
    endsAt: z.nullable(moment),
    source: z.nullable(connectedSource),
    /** The latest; an encoder that tries again may yet come through. */
    refusal: z.nullable(connectionRefusal),
  })
  .register(z.globalRegistry, { id: 'ConnectionTest' });

/** A source that was turned away. */
export type ConnectionRefusal = z.infer<typeof connectionRefusal>;
/** A look out for the source of a cast. */
export type ConnectionTest = z.infer<typeof connectionTest>;
