import * as z from 'zod/mini';
import { castLimits } from '#/contract/admin/casts.schemas.ts';
import { planKinds, requestStates, requiredLines } from '#/contract/casts/plans.schemas.ts';
import {
  count,
  displayName,
  moment,
  text,
  timeZone,
  typedUsername,
  username,
} from '#/contract/shared/fields.ts';
import { limits } from '#/contract/shared/limits.ts';
import { listOf, pageQuery } from '#/contract/shared/list.ts';
import { visibleText } from '#/contract/shared/visible-text.ts';

/** The editable fields of a plan. */
export const planDraft = z
  .strictObject({
    name: displayName,
    kind: z.enum(planKinds),
    limits: castLimits,
    /** Shown to customers as written; may be empty. */
    priceText: z.string().check(z.trim(), z.normalize('NFC'), z.maxLength(limits.priceText), visibleText),
    /** Whether customers see it. */
    isPublic: z.boolean(),
    /** Whether customers can start it without approval; requires `isPublic`. */
    isSelfService: z.boolean(),
  })
  .check(
    z.refine(({ isPublic, isSelfService }) => isPublic || !isSelfService, {
      path: ['isSelfService'],
      error: 'not_offered',
    }),
  )
  .register(z.globalRegistry, { id: 'PlanDraft' });

/** A plan, as shown to staff. */
export const plan = z
  .object({
    id: z.uuid(),
    name: text,
    kind: z.enum(planKinds),
    limits: castLimits,
    priceText: text,
    isPublic: z.boolean(),
    isSelfService: z.boolean(),
    /** Archived plans are not offered; their casts keep them. */
    archivedAt: z.nullable(moment),
    /** Number of the current edition of name, limits and price, from 1. */
    edition: z.int().check(z.minimum(1)),
    /** Casts with this plan, in any edition. */
    casts: count,
    /** Casts with an earlier edition. */
    earlierCasts: count,
    createdAt: moment,
    /** Incremented by each change; sent in `If-Match`. */
    version: count,
  })
  .register(z.globalRegistry, { id: 'Plan' });
/** All plans, archived ones last. */
export const planList = listOf(plan).register(z.globalRegistry, { id: 'PlanList' });

/** `?state=pending&assignee=me&page=1`. */
export const adminRequestQuery = z.strictObject({
  ...pageQuery.shape,
  state: z.optional(z.enum(requestStates)),
  /** `me`: those of the caller. `none`: those of nobody. */
  assignee: z.optional(z.enum(['me', 'none'])),
});

/** The cast that approves a request. */
export const requestApproval = z
  .strictObject({ username, name: displayName, timeZone })
  .register(z.globalRegistry, { id: 'RequestApproval' });
/** Why a request is refused, for the customer. */
export const requestRefusal = z
  .strictObject({ reason: requiredLines })
  .register(z.globalRegistry, { id: 'RequestRefusal' });

/** Who takes care of a request; null for nobody. */
export const requestAssignee = z
  .strictObject({ username: z.nullable(typedUsername) })
  .register(z.globalRegistry, { id: 'RequestAssignee' });

/** The editable fields of a plan. */
export type PlanDraft = z.infer<typeof planDraft>;
/** A plan, as shown to staff. */
export type Plan = z.infer<typeof plan>;
/** All plans. */
export type PlanList = z.infer<typeof planList>;
/** The cast that approves a request. */
export type RequestApproval = z.infer<typeof requestApproval>;
