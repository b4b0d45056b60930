/** Number of shades of a heat map or a map, without zero. */
export const SHADES = 6;

/**
 * The shade of a value among {@link SHADES}: 0 for zero, 6 for the maximum. Steps are quadratic: most hours and
 * countries have few listeners, so linear steps would make everything but the peak look the same.
 */
export function shadeOf(value: number, max: number): number {
  if (!(value > 0) || !(max > 0)) return 0;
  return Math.min(Math.max(Math.ceil(Math.sqrt(value / max) * SHADES), 1), SHADES);
}

/** The largest value of a shade. */
export function shadeLimit(shade: number, max: number): number {
  return (shade / SHADES) ** 2 * max;
}
