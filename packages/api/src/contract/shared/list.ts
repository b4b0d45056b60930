import * as z from 'zod/mini';
import { count } from '#/contract/shared/fields.ts';
import { limits } from '#/contract/shared/limits.ts';

/** The shape of every list. */
export function listOf<Item extends z.ZodMiniType>(item: Item) {
  return z.object({
    items: z.array(item),
    total: count,
    page: z.int().check(z.minimum(1)),
    pageSize: z.int().check(z.minimum(1)),
  });
}

const positive = z.string().check(z.regex(/^[1-9][0-9]{0,5}$/));

const pageSize = positive.check(z.refine((value) => Number(value) <= limits.pageSize, { error: 'too_big' }));

/** `?page=1&pageSize=25`; numbers are strings in a query. */
export const pageQuery = z.strictObject({
  page: z.optional(positive).register(z.globalRegistry, { description: 'Page number, starting at 1' }),
  pageSize: z
    .optional(pageSize)
    .register(z.globalRegistry, { description: `Items per page, 1 to ${limits.pageSize}` }),
});
