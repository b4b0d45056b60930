import * as z from 'zod/mini';
import { adminPageSizes } from '#/contract/admin/casts.schemas.ts';
import { customerTag } from '#/contract/admin/customers.schemas.ts';
import { requiredLines } from '#/contract/casts/plans.schemas.ts';
import { count, text } from '#/contract/shared/fields.ts';
import { limits } from '#/contract/shared/limits.ts';

/** Actions on several customers. `suspend` and `unsuspend` concern their casts. */
export const customerBulkActions = ['message', 'tag', 'untag', 'suspend', 'unsuspend'] as const;

/** An action on several customers: at most those of one page. */
export const customerBulkRequest = z
  .strictObject({
    action: z.enum(customerBulkActions),
    ids: z.array(z.uuid()).check(z.minLength(1), z.maxLength(Math.max(...adminPageSizes))),
    /** The message, or the reason of the suspension; null for other actions. */
    text: z.nullable(requiredLines),
    /** The tags to add or remove; null for other actions. */
    tags: z.nullable(z.array(customerTag).check(z.minLength(1), z.maxLength(limits.customerTags))),
  })
  .check(
    z.refine(
      ({ action, text: words }) => (action === 'message' || action === 'suspend') === (words !== null),
      {
        path: ['text'],
        error: 'not_offered',
      },
    ),
    z.refine(({ action, tags }) => (action === 'tag' || action === 'untag') === (tags !== null), {
      path: ['tags'],
      error: 'not_offered',
    }),
  )
  .register(z.globalRegistry, { id: 'CustomerBulkRequest' });

/** The result of a bulk action, in the order of the request. */
export const customerBulkResult = z
  .object({
    items: z.array(
      z.object({
        id: z.uuid(),
        /** `unchanged`: there was nothing to do. `failed`: for the customer, or for at least one of its casts. */
        outcome: z.enum(['done', 'unchanged', 'failed']),
        /** The error code of the first failure. */
        code: z.nullable(text),
        /** The casts that were suspended, or whose suspension was lifted. */
        casts: count,
      }),
    ),
  })
  .register(z.globalRegistry, { id: 'CustomerBulkResult' });

/** An action on several customers. */
export type CustomerBulkRequest = z.infer<typeof customerBulkRequest>;
/** The result of a bulk action on customers. */
export type CustomerBulkResult = z.infer<typeof customerBulkResult>;
