import { isIPv6 } from 'node:net';
import type { DomainProblem } from '@unmuted/api/contract';
import { isProxy } from '#/modules/sites/domains/proxy-ranges.ts';
import type { SeenDomain } from '#/platform/db/product-tables.ts';

/** The expected DNS records of a claim. */
export interface Wanted {
  readonly target: string;
  readonly token: string;
}

export interface Verdict {
  /** It resolves to the target. */
  readonly isRouted: boolean;
  /** The proof of this claim exists. */
  readonly isProven: boolean;
  readonly problem: DomainProblem | null;
}

/** Missing records may just need time to propagate; other problems require a change. */
export const missing: readonly DomainProblem[] = [
  'name_missing',
  'domain_unregistered',
  'record_missing',
  'proof_missing',
];

/** Why DNS gives no answer, which neither verifies nor revokes (ADR 21). */
const unanswered = ['no_response', 'zone_unavailable', 'dnssec_bogus'] as const;
export type Unanswered = (typeof unanswered)[number];
export const isUnanswered = (problem: DomainProblem | null): boolean =>
  unanswered.some((each) => each === problem);

/** The full text of the TXT record that proves a claim. */
export const proofOf = (token: string): string => `sv=${token}`;

export function evaluate(seen: SeenDomain, { target, token }: Wanted): Verdict {
  const route = routeProblem(seen, target);
  const proof = proofProblem(seen, token);
  const problems = [route, proof].filter((problem) => problem !== null);
  // Wrong records take precedence over missing ones.
  const problem = problems.find((each) => !missing.includes(each)) ?? problems[0] ?? null;
  return { isRouted: route === null, isProven: proof === null, problem };
}

/** Whether the only CNAME leads to the target, also through others. */
export const isAliasRight = ({ cnames, chain }: SeenDomain, target: string): boolean =>
  cnames.length === 1 && (cnames[0] === target || chain?.end === 'target');

/**
 * Requires a single CNAME that leads to the target. A zone apex cannot have a CNAME, so there at least one of the
 * target's addresses and no others are accepted. Elsewhere addresses do not count, because they would become outdated
 * when the target's change.
 */
function routeProblem(seen: SeenDomain, target: string): DomainProblem | null {
  const problem = recordProblem(seen, target);
  // Whoever can set the right records may have the name, whatever the lists say.
  if (problem !== null && seen.notOwn) return seen.notOwn;
  // The verification record ends a wildcard, right or wrong.
  return seen.isWildcard ? 'wildcard_answers' : problem;
}

function recordProblem(seen: SeenDomain, target: string): DomainProblem | null {
  const { cnames, addresses, exists } = seen;
  if (cnames.length) return isAliasRight(seen, target) ? null : aliasProblem(seen, target);
  if (addresses.length > 0) return addressProblem(seen);
  if (exists) return 'record_missing';
  return seen.isUnregistered ? 'domain_unregistered' : 'name_missing';
}

function aliasProblem({ cnames, chain }: SeenDomain, target: string): DomainProblem {
  if (cnames.includes(target)) return 'conflicting';
  if (chain?.end === 'loop') return 'cname_loop';
  return chain?.end === 'missing' ? 'cname_dangling' : 'cname_mismatch';
}

function addressProblem({ addresses, targets, isApex }: SeenDomain): DomainProblem | null {
  const others = addresses.filter((address) => !isApex || !targets.includes(address));
  if (others.length === 0) return null;
  if (others.length < addresses.length) return others.every(isIPv6) ? 'aaaa_leftover' : 'conflicting';
  if (others.every(isProxy)) return 'proxied';
  return isApex ? 'addresses_mismatch' : 'addresses_without_cname';
}

/** Proofs of other claims may coexist. */
function proofProblem({ proofs }: SeenDomain, token: string): DomainProblem | null {
  if (proofs.some((each) => each === proofOf(token))) return null;
  return proofs.length ? 'proof_mismatch' : 'proof_missing';
}
