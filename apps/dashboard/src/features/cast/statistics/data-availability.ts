import type { StatisticsSummary } from '@unmuted/api';

const hourMs = 3_600_000;

/** A cast of which nothing is known yet, or less than an hour. */
export type DataAvailability =
  | { readonly kind: 'nothing' }
  /** Since when something is, and when it will have been an hour. */
  | { readonly kind: 'young'; readonly since: Date; readonly until: Date };

/** Whether there is too little to say anything about; undefined from the first hour on. */
export function dataAvailability(
  { counts, sessions }: StatisticsSummary['since'],
  nowMs: number,
): DataAvailability | undefined {
  const known = [counts, sessions].flatMap((at) => (at === null ? [] : [Date.parse(at)]));
  if (known.length === 0) return { kind: 'nothing' };
  const sinceMs = Math.min(...known);
  if (nowMs - sinceMs >= hourMs) return undefined;
  return { kind: 'young', since: new Date(sinceMs), until: new Date(sinceMs + hourMs) };
}
