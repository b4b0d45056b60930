import * as z from 'zod/mini';
import { liveEvents } from '#/contract/live/live-events.gen.ts';
import { liveTopics } from '#/contract/live/live-topics.gen.ts';
import { moment } from '#/contract/shared/fields.ts';
import { limits } from '#/contract/shared/limits.ts';

/**
 * One event of the live stream. Each carries the complete current value of its topic, so the next event repairs a lost
 * one and a reconnect needs no replay; only `listeners` carries changes since a cursor. `bye` announces that the server
 * closes and the client should reconnect.
 */
export const liveEvent = z
  .discriminatedUnion('event', [...liveEvents, z.object({ event: z.literal('bye'), ts: moment })])
  .register(z.globalRegistry, { id: 'LiveEvent' });

/** The name of a topic, and what it is about: `cast:aurora`, `fleet`. */
const topic = `(?:${Object.keys(liveTopics).join('|')})(?::[a-z0-9-]{3,36})?`;

/** `?topics=cast:aurora,listeners:aurora`. A topic that the caller may not hear is not found. */
export const liveQuery = z.strictObject({
  topics: z
    .string()
    .check(z.maxLength(limits.usernamesPerCall * 47), z.regex(new RegExp(`^${topic}(?:,${topic})*$`))),
});

/** One event of the live stream. */
export type LiveEvent = z.infer<typeof liveEvent>;
/** The name of a live topic and of its event. */
export type LiveEventName = Exclude<LiveEvent['event'], 'bye'>;
/** The data of an event. */
export type LiveData<Name extends LiveEventName> = Extract<LiveEvent, { event: Name }>['data'];
