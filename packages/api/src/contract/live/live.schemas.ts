import * as z from 'zod/mini';
import { fleetNow } from '#/contract/admin/dashboard.schemas.ts';
import { castNow } from '#/contract/casts/casts.schemas.ts';
import { listenerChange } from '#/contract/listeners/listeners.schemas.ts';
import { moment } from '#/contract/shared/fields.ts';
import { limits } from '#/contract/shared/limits.ts';

/**
 * One event of the live stream. Each carries the complete current value of its topic, so the next event repairs a lost
 * one and a reconnect needs no replay; only `listeners` carries changes since a cursor. `bye` announces that the server
 * closes and the client should reconnect.
 */
export const liveEvent = z
  .discriminatedUnion('event', [
    z.object({ event: z.literal('cast'), ts: moment, data: castNow }),
    z.object({ event: z.literal('fleet'), ts: moment, data: fleetNow }),
    z.object({ event: z.literal('listeners'), ts: moment, data: listenerChange }),
    z.object({ event: z.literal('bye'), ts: moment }),
  ])
  .register(z.globalRegistry, { id: 'LiveEvent' });

const topic = '(?:(?:cast|listeners):[a-z0-9-]{3,32}|fleet)';

/** `?topics=cast:aurora,listeners:aurora`; `fleet` is for admins only. */
export const liveQuery = z.strictObject({
  topics: z
    .string()
    .check(z.maxLength(limits.usernamesPerCall * 43), z.regex(new RegExp(`^${topic}(?:,${topic})*$`))),
});

/** One event of the live stream. */
export type LiveEvent = z.infer<typeof liveEvent>;
