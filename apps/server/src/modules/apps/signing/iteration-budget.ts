import type { DerElement } from '#/modules/apps/signing/der.ts';
import { countOf } from '#/modules/apps/signing/der-values.ts';
import { damaged, SigningFault } from '#/modules/apps/signing/signing-faults.ts';

/**
 * The most rounds of key derivation that a file may ask for, of its MAC and all its encryptions together. Tools write 2,000 to
 * 250,000; a file of 2 KB that asks for ten million occupies a processor for seconds.
 */
export const mostIterations = 600_000;

/** Counts the rounds that a file asks for. */
export interface IterationBudget {
  /** Fails with `signing.iterations_too_high`. Call it before anything is derived. */
  readonly take: (...iterations: readonly number[]) => void;
}

export function createIterationBudget(limit = mostIterations): IterationBudget {
  let total = 0;
  return {
    take: (...iterations) => {
      for (const count of iterations) total += count;
      if (total > limit) throw new SigningFault('signing.iterations_too_high', { iterations: total, limit });
    },
  };
}

/** A count of at least one. It must be counted before anything is derived. */
export function iterationCountOf(element: DerElement): number {
  const count = countOf(element);
  if (count < 1) throw damaged('content', element.start);
  return count;
}
