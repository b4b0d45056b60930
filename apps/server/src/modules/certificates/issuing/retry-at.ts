import type { CertificateProblem } from '@unmuted/api/contract';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const delaysMs = [minuteMs, 5 * minuteMs, 30 * minuteMs, 3 * hourMs, 24 * hourMs];
/** These do not change by asking again soon, and authorities limit failed orders. */
const patient: readonly CertificateProblem[] = ['caa', 'rejected', 'rate_limited'];

/** When to try again after a failure. `failures` counts those before. */
export function retryAt(
  now: Date,
  {
    problem,
    failures,
    retryAfterS,
  }: {
    readonly problem: CertificateProblem;
    readonly failures: number;
    readonly retryAfterS: number | null;
  },
): Date {
  const usualMs = delaysMs[Math.min(failures, delaysMs.length - 1)] ?? hourMs;
  const leastMs = patient.includes(problem) ? 3 * hourMs : 0;
  const askedMs = (retryAfterS ?? 0) * 1_000;
  // An authority that says when decides; a day is the most that is waited without being told.
  const waitMs = askedMs > 0 && problem === 'rate_limited' ? askedMs : Math.max(usualMs, leastMs, askedMs);
  return new Date(now.getTime() + waitMs);
}
