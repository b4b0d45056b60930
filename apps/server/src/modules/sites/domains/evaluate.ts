import type { DomainProblem } from '@unmuted/api/contract';
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
export const missing: readonly DomainProblem[] = ['name_missing', 'record_missing', 'proof_missing'];

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

/**
 * Requires a single CNAME with the target. A zone apex cannot have a CNAME, so there at least one of the target's
 * addresses and no others are accepted. Elsewhere addresses do not count, because they would become outdated when the
 * target's change.
 */
function routeProblem(seen: SeenDomain, target: string): DomainProblem | null {
  const { cnames, addresses, targets, isApex, exists } = seen;
  if (cnames.length) {
    if (!cnames.includes(target)) return 'cname_mismatch';
    return cnames.length === 1 ? null : 'conflicting';
  }
  if (addresses.length === 0) return exists ? 'record_missing' : 'name_missing';
  if (!isApex) return 'addresses_without_cname';
  const ours = addresses.filter((address) => targets.includes(address));
  if (ours.length === 0) return 'addresses_mismatch';
  return ours.length === addresses.length ? null : 'conflicting';
}

/** Proofs of other claims may coexist. */
function proofProblem({ proofs }: SeenDomain, token: string): DomainProblem | null {
  if (proofs.some((each) => each === proofOf(token))) return null;
  return proofs.length ? 'proof_mismatch' : 'proof_missing';
}
