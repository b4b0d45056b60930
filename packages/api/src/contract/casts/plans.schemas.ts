import * as z from 'zod/mini';
import { castLimits } from '#/contract/admin/casts.schemas.ts';
import { count, displayName, moment, text, username } from '#/contract/shared/fields.ts';
import { limits } from '#/contract/shared/limits.ts';
import { listOf } from '#/contract/shared/list.ts';
import { visibleLines } from '#/contract/shared/visible-text.ts';

/** Kinds of products that a plan is for. */
export const planKinds = ['cast'] as const;

/** Optional text of several lines, trimmed. */
export const noteText = z
  .string()
  .check(z.trim(), z.normalize('NFC'), z.maxLength(limits.requestNote), visibleLines);

/** Required text of several lines, trimmed. */
export const requiredLines = z
  .string()
  .check(
    z.trim(),
    z.normalize('NFC'),
    z.minLength(1, { abort: true }),
    z.maxLength(limits.requestNote),
    visibleLines,
  );

/** A plan that customers can request, or start at once if it is self-service. */
export const publicPlan = z
  .object({
    id: z.uuid(),
    name: text,
    kind: z.enum(planKinds),
    limits: castLimits,
    /** As written by the provider, such as `€12 per month`; may be empty. */
    priceText: text,
    isSelfService: z.boolean(),
  })
  .register(z.globalRegistry, { id: 'PublicPlan' });
/** The public plans, cheapest limits first. */
export const publicPlanList = listOf(publicPlan).register(z.globalRegistry, { id: 'PublicPlanList' });

/** `approved`: the product exists. `cancelled`: by the customer. */
export const requestStates = ['pending', 'approved', 'refused', 'cancelled'] as const;

/** What can be requested: a cast with a plan, or a station. */
export const requestKinds = ['cast', 'station'] as const;

/** The station of a request. */
const requestedStation = z.object({
  timezone: text,
  /** What it should play; null if the cast was deleted. */
  stream: z.nullable(
    z.discriminatedUnion('kind', [
      z.object({ kind: z.literal('cast'), username }),
      z.object({ kind: z.literal('url'), url: text }),
    ]),
  ),
  /** The created station; null until approval and after it was deleted. */
  id: z.nullable(z.uuid()),
});

const requestFields = {
  id: z.uuid(),
  kind: z.enum(requestKinds),
  state: z.enum(requestStates),
  /** Null for a station. */
  plan: z.nullable(z.object({ id: z.uuid(), name: text, limits: castLimits, priceText: text })),
  /** Null for a cast. */
  station: z.nullable(requestedStation),
  /** The wanted display name of the product. */
  name: text,
  /** The wanted address: the username of the cast; null if the customer has no preference. */
  address: z.nullable(username),
  note: text,
  createdAt: moment,
  /** When it was approved, refused or cancelled. */
  answeredAt: z.nullable(moment),
  /** Why it was refused; written by staff for the customer. */
  reason: z.nullable(text),
  /** The username of the created cast; null until approval and after the cast was deleted. */
  cast: z.nullable(username),
} as const;

/** A customer's request for a product. */
export const productRequest = z.object(requestFields).register(z.globalRegistry, { id: 'ProductRequest' });
/** The requests of an account, latest first. */
export const productRequestList = listOf(productRequest).register(z.globalRegistry, {
  id: 'ProductRequestList',
});

/** A new request. A self-service plan needs an address and creates the cast at once. */
export const productRequestDraft = z
  .strictObject({
    planId: z.uuid(),
    name: displayName,
    address: z.nullable(username),
    note: noteText,
  })
  .register(z.globalRegistry, { id: 'ProductRequestDraft' });

/** A request as shown to staff, with the account and the person that made it. */
export const adminRequest = z
  .object({
    ...requestFields,
    account: z.object({ id: z.uuid(), name: text }),
    /** Null if the person no longer exists. */
    person: z.nullable(z.object({ name: text, email: text })),
    /** The account's time zone: that of its owner. */
    timeZone: text,
    /** The name of the admin who answered. */
    answeredBy: z.nullable(text),
    /** The person of the staff who takes care of it. */
    assignee: z.nullable(z.object({ username: text, name: text })),
  })
  .register(z.globalRegistry, { id: 'AdminRequest' });
/** One page of requests: pending ones oldest first, others latest first. */
export const adminRequestList = z
  .object({ ...listOf(adminRequest).shape, pending: count })
  .register(z.globalRegistry, { id: 'AdminRequestList' });

/** A plan that customers can request. */
export type PublicPlan = z.infer<typeof publicPlan>;
/** The public plans. */
export type PublicPlanList = z.infer<typeof publicPlanList>;
/** A customer's request for a product. */
export type ProductRequest = z.infer<typeof productRequest>;
/** The requests of an account. */
export type ProductRequestList = z.infer<typeof productRequestList>;
/** A new request. */
export type ProductRequestDraft = z.infer<typeof productRequestDraft>;
/** A request as shown to staff. */
export type AdminRequest = z.infer<typeof adminRequest>;
/** One page of requests. */
export type AdminRequestList = z.infer<typeof adminRequestList>;
