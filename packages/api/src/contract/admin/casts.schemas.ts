import * as z from 'zod/mini';
import { castState, castStates, castSuspension } from '#/contract/casts/casts.schemas.ts';
import { auditActions } from '#/contract/identity/security.schemas.ts';
import { engineInfo } from '#/contract/shared/engine.ts';
import { count, moment, text, url, username } from '#/contract/shared/fields.ts';
import { limits } from '#/contract/shared/limits.ts';
import { listOf, pageQuery } from '#/contract/shared/list.ts';

/** By what the staff's list of casts can be sorted. */
export const adminCastSorts = [
  'username',
  'name',
  'customer',
  'state',
  'listeners',
  'limit',
  'source',
  'created',
] as const;
/** How many rows a page of the staff's lists may have. */
export const adminPageSizes = [10, 25, 50, 100] as const;

const anyOf = (words: readonly string[]) => `(?:${words.join('|')})`;
const someStates = new RegExp(`^${anyOf(castStates)}(?:,${anyOf(castStates)})*$`);

/** `?page=2&pageSize=25&sort=-listeners&state=live,off_air&q=aurora`. */
export const adminCastQuery = z.strictObject({
  page: pageQuery.shape.page,
  pageSize: z
    .optional(z.enum(adminPageSizes.map(String)))
    .register(z.globalRegistry, { description: '25 unless given' }),
  sort: z
    .optional(z.string().check(z.regex(new RegExp(`^-?${anyOf(adminCastSorts)}$`))))
    .register(z.globalRegistry, {
      description: 'A column; with `-` from the other end. `name` unless given',
    }),
  state: z
    .optional(z.string().check(z.regex(someStates)))
    .register(z.globalRegistry, { description: 'States, comma-separated; all without it' }),
  q: z
    .optional(
      z
        .string()
        .check(
          z.trim(),
          z.normalize('NFC'),
          z.maxLength(limits.searchLength),
          z.regex(/^[^\p{Cc}\p{Cs}]*$/u),
        ),
    )
    .register(z.globalRegistry, {
      description: 'Words that all occur in the user name, the name, the customer or its e-mail address',
    }),
});

/** Whose a cast is, as the staff sees it. */
export const castCustomer = z
  .object({ id: z.uuid(), name: text, company: z.nullable(text), email: text })
  .register(z.globalRegistry, { id: 'CastCustomer' });

const row = {
  username,
  name: text,
  customer: castCustomer,
  /** Where it runs. */
  server: text,
  plan: text,
  state: castState,
  /** Of all its streams together; null when no one can say. */
  listeners: z.nullable(count),
  listenerLimit: count,
  streamCount: count,
  /** kbit/s that the primary stream is set up for; null for FLAC. */
  bitrate: z.nullable(count),
  /** On air since, off air since, stopped since, or suspended since. */
  since: z.nullable(moment),
  /** When the last source left; null while one is there, and when none ever was. */
  lastSourceAt: z.nullable(moment),
  stoppedBy: z.nullable(z.enum(['customer', 'admin'])),
  suspension: z.nullable(castSuspension),
  createdAt: moment,
  /** Raised by every act of the staff; an act names the one it began with. */
  version: count,
} as const;

/** One cast in the staff's list. */
export const adminCastRow = z.object(row).register(z.globalRegistry, { id: 'AdminCastRow' });

/** One page of the casts of all customers, and the engine that says what is live of them. */
export const adminCastList = z
  .object({ ...listOf(adminCastRow).shape, engine: engineInfo })
  .register(z.globalRegistry, { id: 'AdminCastList' });

/** What a cast may use; the server enforces each. */
export const castLimits = z
  .strictObject({
    listenerLimit: z.int().check(z.minimum(1), z.maximum(limits.castListeners)),
    streamsLimit: z.int().check(z.minimum(1), z.maximum(limits.castStreams)),
    /** kbit/s of one stream. */
    bitrateLimit: z.int().check(z.minimum(limits.bitrateMin), z.maximum(limits.bitrateMax)),
  })
  .register(z.globalRegistry, { id: 'CastLimits' });

/** One cast, as the staff sees and changes it. */
export const adminCast = z
  .object({
    ...row,
    /** Where the primary stream is heard; null where no engine serves it. */
    streamUrl: z.nullable(url),
    limits: castLimits,
    /** kbit/s of the fastest of its streams; null when all are FLAC. */
    fastestBitrate: z.nullable(count),
  })
  .register(z.globalRegistry, { id: 'AdminCast' });

/** Why a cast is suspended, for its customer to read. */
export const suspensionRequest = z
  .strictObject({
    /** Lines may break. */
    reason: z
      .string()
      .check(
        z.trim(),
        z.normalize('NFC'),
        z.minLength(1, { abort: true }),
        z.maxLength(limits.suspensionReason),
        z.regex(/^(?:[^\p{Cc}\p{Cs}]|\n)+$/u),
      ),
  })
  .register(z.globalRegistry, { id: 'SuspensionRequest' });

/** One line of the audit trail of a cast. */
export const adminCastEvent = z
  .object({
    id: text,
    at: moment,
    action: z.enum(auditActions),
    /** Who did it; `system` is the server by itself. The name is null of an account that is gone. */
    by: z.object({ kind: z.enum(['nobody', 'customer', 'admin', 'system']), name: z.nullable(text) }),
    /** Figures and names that say more; never a secret. */
    details: z.record(text, z.union([text, z.number(), z.boolean(), z.null()])),
  })
  .register(z.globalRegistry, { id: 'AdminCastEvent' });
/** What was done to a cast, latest first. */
export const adminCastEventList = listOf(adminCastEvent).register(z.globalRegistry, {
  id: 'AdminCastEventList',
});

/** One line of the audit trail of a cast. */
export type AdminCastEvent = z.infer<typeof adminCastEvent>;
/** What was done to a cast, latest first. */
export type AdminCastEventList = z.infer<typeof adminCastEventList>;
/** Whose a cast is. */
export type CastCustomer = z.infer<typeof castCustomer>;
/** One cast in the staff's list. */
export type AdminCastRow = z.infer<typeof adminCastRow>;
/** One page of the casts of all customers. */
export type AdminCastList = z.infer<typeof adminCastList>;
/** What a cast may use. */
export type CastLimits = z.infer<typeof castLimits>;
/** One cast, as the staff sees and changes it. */
export type AdminCast = z.infer<typeof adminCast>;
