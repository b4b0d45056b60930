/** Level of a value relative to its limit. */
export type MeterLevel = 'normal' | 'near' | 'reached';

/** The level of a value; `high` is the threshold of `near`, which never applies without it. */
export function meterLevel(value: number, max: number, high: number = max): MeterLevel {
  if (value >= max) return 'reached';
  return value >= high ? 'near' : 'normal';
}

/** Share of the limit, 0 to 1. */
export function meterShare(value: number, max: number): number {
  return max > 0 ? Math.min(Math.max(value / max, 0), 1) : 0;
}
