import { startBudget } from '#/modules/sites/domains/time-budget.ts';
import type { Names } from '#/platform/connector/names.ts';
import type { SeenChain } from '#/platform/db/product-tables.ts';

/** Resolvers follow about as many. */
const longest = 8;

/** Follows a single CNAME that has another target than ours; undefined if there is none. */
export async function followChain(
  names: Names,
  domain: string,
  cnames: readonly string[],
  target: string,
): Promise<SeenChain | undefined> {
  const [first] = cnames;
  if (first === undefined || cnames.length > 1 || first === target) return undefined;
  const chain = [first];
  const isOver = startBudget();
  for (let next = first; chain.length <= longest; chain.push(next)) {
    const reply = await names.query(next, 'CNAME');
    if (reply === null || reply.kind === 'failed' || isOver()) return { names: chain, end: 'silent' };
    if (reply.kind === 'no_name') return { names: chain, end: 'missing' };
    const [value, ...others] = reply.values;
    if (value === undefined || others.length > 0) return { names: chain, end: 'elsewhere' };
    if (value === domain || chain.includes(value)) return { names: [...chain, value], end: 'loop' };
    if (value === target) return { names: [...chain, value], end: 'target' };
    next = value;
  }
  return { names: chain, end: 'elsewhere' };
}
