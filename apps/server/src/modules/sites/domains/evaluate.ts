import type { DomainProblem } from '@unmuted/api/contract';
import type { SeenDomain } from '#/platform/db/product-tables.ts';

/** What a claim wants DNS to say. */
export interface Wanted {
  readonly target: string;
  readonly token: string;
}

export interface Verdict {
  /** It leads to us. */
  readonly isRouted: boolean;
  /** The proof of this very claim is there. */
  readonly isProven: boolean;
  readonly problem: DomainProblem | null;
}

/** What is not there yet: it may come by itself, since DNS takes its time. The others have to be changed by somebody. */
export const missing: readonly DomainProblem[] = ['name_missing', 'record_missing', 'proof_missing'];

/** The whole text of the record that proves a claim. */
export const proofOf = (token: string): string => `sv=${token}`;

export function judge(seen: SeenDomain, { target, token }: Wanted): Verdict {
  const route = routeProblem(seen, target);
  const proof = proofProblem(seen, token);
  const problems = [route, proof].filter((problem) => problem !== null);
  // What is wrong comes before what is only missing.
  const problem = problems.find((each) => !missing.includes(each)) ?? problems[0] ?? null;
  return { isRouted: route === null, isProven: proof === null, problem };
}

/**
 * A CNAME that names the target, and it alone. At the top of a zone no CNAME can stand beside what has to be there, so there
 * addresses count: one of the target's or more, and none of anybody else. Elsewhere they do not, for they stay behind when ours change.
 */
function routeProblem(seen: SeenDomain, target: string): DomainProblem | null {
  const { cnames, addresses, targets, isApex, exists } = seen;
  if (cnames.length) {
    if (!cnames.includes(target)) return 'cname_elsewhere';
    return cnames.length === 1 ? null : 'conflicting';
  }
  if (addresses.length === 0) return exists ? 'record_missing' : 'name_missing';
  if (!isApex) return 'addresses_instead';
  const ours = addresses.filter((address) => targets.includes(address));
  if (ours.length === 0) return 'addresses_elsewhere';
  return ours.length === addresses.length ? null : 'conflicting';
}

/** Other proofs may stand beside: each claim has its own. */
function proofProblem({ proofs }: SeenDomain, token: string): DomainProblem | null {
  if (proofs.some((each) => each === proofOf(token))) return null;
  return proofs.length ? 'proof_other' : 'proof_missing';
}
