import { randomBytes } from 'node:crypto';
import type { DomainHint } from '@unmuted/api/contract';
import { findCaa, isAllowed } from '#/modules/sites/domains/caa.ts';
import { registeredDomainOf } from '#/modules/sites/domains/registered-domain.ts';
import type { Names } from '#/platform/connector/names.ts';
import type { SeenDomain } from '#/platform/db/product-tables.ts';
import { cleanTitle } from '#/platform/lib/clean-text.ts';

interface HintContext {
  readonly target: string;
  readonly caaIdentity: string | null;
  readonly seen: SeenDomain;
}

const challengeLabel = '_acme-challenge';

/** What the owner of a domain should know beside its problem. A query without an answer gives no hint. */
export async function findHints(names: Names, domain: string, context: HintContext): Promise<DomainHint[]> {
  const { target } = context;
  const { exists, notOwn, cnames, chain } = context.seen;
  if (!exists || notOwn) return [];
  const [caa, challenge] = await Promise.all([
    findCaaHint(names, domain, context),
    findChallengeHint(names, domain),
  ]);
  return [
    ...caa,
    ...(chain?.end === 'target'
      ? [{ code: 'cname_chain' as const, name: domain, values: [...chain.names], needed: target }]
      : []),
    ...(cnames.length && domain === registeredDomainOf(domain)
      ? [{ code: 'apex_cname' as const, name: domain, values: [...cnames], needed: null }]
      : []),
    ...challenge,
  ];
}

async function findCaaHint(
  names: Names,
  domain: string,
  { caaIdentity, target, seen: { cnames, chain } }: HintContext,
): Promise<DomainHint[]> {
  if (caaIdentity === null) return [];
  // Records at the target of a wrong CNAME will not apply.
  const isAliasRight = cnames.includes(target) || chain?.end === 'target';
  const caa = await findCaa(names, domain, isAliasRight);
  if (!caa || isAllowed(caa.values, caaIdentity)) return [];
  return [
    {
      code: 'caa_blocks',
      name: cleanTitle(caa.name) ?? domain,
      values: cleaned(caa.values),
      needed: `0 issue "${caaIdentity}"`,
    },
  ];
}

async function findChallengeHint(names: Names, domain: string): Promise<DomainHint[]> {
  const name = `${challengeLabel}.${domain}`;
  const reply = await names.query(name, 'CNAME');
  if (!reply?.values.length) return [];
  // A wildcard gives the same answer for any name.
  const other = await names.query(`_${randomBytes(6).toString('hex')}.${domain}`, 'CNAME');
  if (!other || other.values.join() === reply.values.join()) return [];
  return [{ code: 'acme_challenge_cname', name, values: cleaned(reply.values), needed: null }];
}

const cleaned = (values: readonly string[]): string[] => values.flatMap((value) => cleanTitle(value) ?? []);
