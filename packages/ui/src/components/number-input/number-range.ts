/** What a number may be. */
export interface NumberRange {
  /** Lowest value. */
  min?: number | undefined;
  /** Highest value. */
  max?: number | undefined;
}

/** How many decimals a step has: 0.25 has two. */
export function decimalsOf(step: number): number {
  const [, decimals = ''] = String(step).split('.');
  return decimals.length;
}

/** The nearest number within the range. */
export function clamp(value: number, { min = -Infinity, max = Infinity }: NumberRange): number {
  return Math.min(max, Math.max(min, value));
}

/** Whether a number is within the range. */
export function isWithin(value: number, range: NumberRange): boolean {
  return clamp(value, range) === value;
}

/** A number without the dust of binary fractions: 0.1 + 0.2 is 0.3. */
export function roundTo(value: number, decimals: number): number {
  return Number(value.toFixed(Math.min(decimals, 100)));
}

/**
 * What was meant where only negative numbers are allowed: "50" is −50. A phone's keyboard for numbers has no minus.
 */
export function withMeantSign(value: number, range: NumberRange): number {
  return range.max !== undefined && range.max < 0 && value > 0 ? -value : value;
}
