import { randomBytes } from 'node:crypto';
import { registeredDomainOf } from '#/modules/sites/domains/registered-domain.ts';
import type { Names } from '#/platform/connector/names.ts';
import type { SeenDomain } from '#/platform/db/product-tables.ts';

const labelBytes = 6;

/**
 * Whether a name has no records of its own, and a wildcard answers for it. A random name beside it then gets the same
 * answer, and so does one below it: a wildcard covers names below a name only if that name does not exist (RFC 4592).
 */
export async function isOnlyWildcard(
  names: Names,
  domain: string,
  { cnames, addresses }: Pick<SeenDomain, 'cnames' | 'addresses'>,
): Promise<boolean> {
  // Beside a registered domain are those of others.
  if (domain === registeredDomainOf(domain)) return false;
  const label = randomBytes(labelBytes).toString('hex');
  const parent = domain.slice(domain.indexOf('.') + 1);
  const type = cnames.length ? 'CNAME' : addresses.some((each) => each.includes('.')) ? 'A' : 'AAAA';
  const expected = cnames.length ? cnames : addresses;
  const replies = await Promise.all([
    names.query(`${label}.${parent}`, type),
    names.query(`${label}.${domain}`, type),
  ]);
  return replies.every((reply) => reply?.values.some((value) => expected.includes(value)));
}
