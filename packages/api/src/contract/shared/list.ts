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

/**
 * A positive integer in a query: digits on the wire, an integer in the OpenAPI document and the types of the client.
 * At most 999,999.
 */
export function queryInteger({ maximum, description }: { maximum: number; description: string }) {
  const digits = z.string().check(
    z.regex(/^[1-9][0-9]{0,5}$/),
    z.refine((value) => Number(value) <= maximum, { error: 'too_big' }),
  );
  return z.optional(digits).register(z.globalRegistry, { description, type: 'integer', minimum: 1, maximum });
}

/** `?page=1&pageSize=25`. */
export const pageQuery = z.strictObject({
  page: queryInteger({ maximum: 999_999, description: 'Page number, starting at 1' }),
  pageSize: queryInteger({
    maximum: limits.pageSize,
    description: `Items per page, 1 to ${limits.pageSize}`,
  }),
});

/** Search terms of a list, separated by spaces. */
export function searchTerms(description: string) {
  const terms = z
    .string()
    .check(z.trim(), z.normalize('NFC'), z.maxLength(limits.searchLength), z.regex(/^[^\p{Cc}\p{Cs}]*$/u));
  return z.optional(terms).register(z.globalRegistry, { description });
}
