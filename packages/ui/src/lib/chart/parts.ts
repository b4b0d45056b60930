/** One part of a whole. */
export interface Part {
  /** How much of it. */
  readonly value: number;
}

/** The parts that are shown one by one, and what is left of the others. */
export interface MergedParts<P extends Part> {
  /** Largest first. */
  readonly shown: readonly P[];
  /** The others together; `undefined` when there are none. */
  readonly rest: { readonly count: number; readonly value: number } | undefined;
}

/** All values together. */
export function totalOf(parts: readonly Part[]): number {
  return parts.reduce((sum, { value }) => sum + value, 0);
}

/**
 * Shows the `max` largest parts, and of these only what has at least `minShare` of the whole; the others become one. A
 * single part is never hidden behind "Other, 1".
 */
export function mergeParts<P extends Part>(parts: readonly P[], max: number, minShare = 0): MergedParts<P> {
  const sorted = [...parts].sort((one, other) => other.value - one.value);
  const least = minShare * totalOf(parts);
  const large = sorted.filter(({ value }, index) => index < max && value >= least);
  const shown = sorted.length - large.length === 1 ? sorted : large;
  const others = sorted.slice(shown.length);
  return {
    shown,
    rest: others.length === 0 ? undefined : { count: others.length, value: totalOf(others) },
  };
}
