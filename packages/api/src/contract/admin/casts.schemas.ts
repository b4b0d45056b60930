import * as z from 'zod/mini';
import { castStates, castSuspension } from '#/contract/casts/casts.schemas.ts';
import { auditActions } from '#/contract/identity/audit-actions.ts';
import { engineInfo } from '#/contract/shared/engine.ts';
import { count, moment, text, url, username } from '#/contract/shared/fields.ts';
import { limits } from '#/contract/shared/limits.ts';
import { listOf, pageQuery, searchTerms } from '#/contract/shared/list.ts';
import { visibleLines } from '#/contract/shared/visible-text.ts';

/** Sortable columns of the admin list of casts. */
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
/** Page sizes of the admin lists. */
export const adminPageSizes = [10, 25, 50, 100] as const;

/** States of a cast as staff see them. `terminated`: hidden from the customer and deleted after some days. */
export const adminCastStates = [...castStates, 'terminated'] as const;
/** One of `adminCastStates`. */
export const adminCastState = z.enum(adminCastStates);

const anyOf = (words: readonly string[]) => `(?:${words.join('|')})`;
const someStates = new RegExp(`^${anyOf(adminCastStates)}(?:,${anyOf(adminCastStates)})*$`);

/** `?page=2&pageSize=25&sort=-listeners&state=live,off_air&q=aurora`. */
export const adminCastQuery = z.strictObject({
  page: pageQuery.shape.page,
  pageSize: z.optional(z.enum(adminPageSizes.map(String))).register(z.globalRegistry, {
    description: 'Defaults to 25',
    type: 'integer',
    enum: [...adminPageSizes],
  }),
  sort: z
    .optional(z.string().check(z.regex(new RegExp(`^-?${anyOf(adminCastSorts)}$`))))
    .register(z.globalRegistry, {
      description: 'A column; prefix `-` for descending order. Defaults to `name`',
    }),
  state: z
    .optional(z.string().check(z.regex(someStates)))
    .register(z.globalRegistry, { description: 'Comma-separated states; defaults to all but `terminated`' }),
  q: searchTerms(
    'Search terms; each must occur in the username, the name, the customer or their email address',
  ),
});

/** The owner of a cast, as shown to admins. */
export const castCustomer = z
  .object({ id: z.uuid(), name: text, company: z.nullable(text), email: text })
  .register(z.globalRegistry, { id: 'CastCustomer' });

const row = {
  username,
  name: text,
  customer: castCustomer,
  /** The server that runs it. */
  server: text,
  plan: text,
  state: adminCastState,
  /** Total of all streams; null when unknown. */
  listeners: z.nullable(count),
  listenerLimit: count,
  streamCount: count,
  /** Configured kbit/s of the primary stream; null for FLAC. */
  bitrate: z.nullable(count),
  /** When the current state began. */
  since: z.nullable(moment),
  /** When the last source disconnected; null while one is connected or if none ever was. */
  lastSourceAt: z.nullable(moment),
  stoppedBy: z.nullable(z.enum(['customer', 'admin'])),
  suspension: z.nullable(castSuspension),
  /** Null unless it is terminated. It can be restored until `deletedAt`. */
  termination: z.nullable(z.object({ since: moment, deletedAt: moment })),
  createdAt: moment,
  /** Incremented by every admin change; sent in `If-Match`. */
  version: count,
} as const;

/** One row of the admin list of casts. */
export const adminCastRow = z.object(row).register(z.globalRegistry, { id: 'AdminCastRow' });

/** One page of the casts of all customers, and the engine that reports their state. */
export const adminCastList = z
  .object({ ...listOf(adminCastRow).shape, engine: engineInfo })
  .register(z.globalRegistry, { id: 'AdminCastList' });

/** The limits of a cast, enforced by the server. */
export const castLimits = z
  .strictObject({
    listenerLimit: z.int().check(z.minimum(1), z.maximum(limits.castListeners)),
    streamsLimit: z.int().check(z.minimum(1), z.maximum(limits.castStreams)),
    /** kbit/s of one stream. */
    bitrateLimit: z.int().check(z.minimum(limits.bitrateMin), z.maximum(limits.bitrateMax)),
  })
  .register(z.globalRegistry, { id: 'CastLimits' });

/** One cast, as shown to and edited by admins. */
export const adminCast = z
  .object({
    ...row,
    /** URL of the primary stream; null when no engine serves it. */
    streamUrl: z.nullable(url),
    limits: castLimits,
    /** The plan and its edition; null for a cast with individual limits. */
    planEdition: z.nullable(z.object({ planId: z.uuid(), edition: count, isCurrent: z.boolean() })),
    /** Highest kbit/s of its streams; null when all are FLAC. */
    fastestBitrate: z.nullable(count),
  })
  .register(z.globalRegistry, { id: 'AdminCast' });

/** The reason of a suspension, shown to the customer. */
export const suspensionRequest = z
  .strictObject({
    /** May contain line breaks. */
    reason: z
      .string()
      .check(
        z.trim(),
        z.normalize('NFC'),
        z.minLength(1, { abort: true }),
        z.maxLength(limits.suspensionReason),
        visibleLines,
      ),
  })
  .register(z.globalRegistry, { id: 'SuspensionRequest' });

/** One audit log entry of a cast. */
export const adminCastEvent = z
  .object({
    id: text,
    at: moment,
    action: z.enum(auditActions),
    /** The actor; `system` is the server itself. The name is null for a deleted account. */
    by: z.object({ kind: z.enum(['nobody', 'customer', 'admin', 'system']), name: z.nullable(text) }),
    /** Additional values; never a secret. */
    details: z.record(text, z.union([text, z.number(), z.boolean(), z.null()])),
  })
  .register(z.globalRegistry, { id: 'AdminCastEvent' });
/** The audit log of a cast, latest first. */
export const adminCastEventList = listOf(adminCastEvent).register(z.globalRegistry, {
  id: 'AdminCastEventList',
});

/** One audit log entry of a cast. */
export type AdminCastEvent = z.infer<typeof adminCastEvent>;
/** The audit log of a cast, latest first. */
export type AdminCastEventList = z.infer<typeof adminCastEventList>;
/** The owner of a cast. */
export type CastCustomer = z.infer<typeof castCustomer>;
/** State of a cast as staff see it. */
export type AdminCastState = z.infer<typeof adminCastState>;
/** One row of the admin list of casts. */
export type AdminCastRow = z.infer<typeof adminCastRow>;
/** One page of the casts of all customers. */
export type AdminCastList = z.infer<typeof adminCastList>;
/** The limits of a cast. */
export type CastLimits = z.infer<typeof castLimits>;
/** One cast, as shown to and edited by admins. */
export type AdminCast = z.infer<typeof adminCast>;
