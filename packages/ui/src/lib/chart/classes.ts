/** How many shades a heat map or a map has above nothing. */
export const SHADES = 6;

/**
 * The shade of a value among {@link SHADES}: 0 for nothing, 1 for little, 6 for the most. The steps grow by squares,
 * since listening is quiet for most hours and countries: even steps would leave all but the peak alike.
 */
export function shadeOf(value: number, max: number): number {
  if (!(value > 0) || !(max > 0)) return 0;
  return Math.min(Math.max(Math.ceil(Math.sqrt(value / max) * SHADES), 1), SHADES);
}

/** The largest value that still has a shade. */
export function shadeLimit(shade: number, max: number): number {
  return (shade / SHADES) ** 2 * max;
}
