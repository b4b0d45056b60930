import type { StatisticsSummary } from '@unmuted/api';

const hourMs = 3_600_000;

/** A cast with no data, or with less than one hour of it. */
export type DataAvailability =
  | { readonly kind: 'nothing' }
  /** When the data begins, and when one hour of it will be available. */
  | { readonly kind: 'young'; readonly since: Date; readonly until: Date };

/** Returns why there is too little data to show; undefined after the first hour. */
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
