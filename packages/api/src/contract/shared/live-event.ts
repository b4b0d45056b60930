import * as z from 'zod/mini';
import { moment } from '#/contract/shared/fields.ts';

/** An event of the live topic of the same name. */
export function defineLiveEvent<const Name extends string, Data extends z.ZodMiniType>(
  name: Name,
  data: Data,
) {
  return z.object({ event: z.literal(name), ts: moment, data });
}
