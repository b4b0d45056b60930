import { alexaSkill, mobileApp, onePage, product } from '@unmuted/api/contract';
import * as z from 'zod/mini';
import type { ListSlices } from '#/session/persisted-state.ts';

const sliceOf = <Item extends z.ZodMiniType>(item: Item) =>
  z.object({ items: z.array(item), loading: z.boolean(), error: z.nullable(z.string()) });

const slices = {
  products: sliceOf(product),
  onePage: sliceOf(onePage),
  alexa: sliceOf(alexaSkill),
  mobileApps: sliceOf(mobileApp),
};

/** The stored lists that are valid by the contract; others are dropped. */
export function parseLists(stored: Record<string, unknown>): Partial<ListSlices> {
  const found = Object.entries(slices).flatMap(([name, schema]) => {
    const result = schema.safeParse(stored[name]);
    return result.success ? [[name, result.data]] : [];
  });
  return Object.fromEntries(found) as Partial<ListSlices>;
}
