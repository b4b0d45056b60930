/** Limits of a number. */
export interface NumberRange {
  /** Minimum. */
  min?: number | undefined;
  /** Maximum. */
  max?: number | undefined;
}

/** Number of decimals of a step: 0.25 has two. */
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

/** Rounds without floating-point errors: 0.1 + 0.2 is 0.3. */
export function roundTo(value: number, decimals: number): number {
  return Number(value.toFixed(Math.min(decimals, 100)));
}

/**
 * Infers the sign where only negative numbers are allowed: "50" is −50. Numeric virtual keyboards may have no minus.
 */
export function inferSign(value: number, range: NumberRange): number {
  return range.max !== undefined && range.max < 0 && value > 0 ? -value : value;
}
