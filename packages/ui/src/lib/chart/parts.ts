/** A part of a total. */
export interface Part {
  /** The value. */
  readonly value: number;
}

/** Parts shown individually, and the merged remainder. */
export interface MergedParts<P extends Part> {
  /** Largest first. */
  readonly shown: readonly P[];
  /** The merged remainder; `undefined` when there is none. */
  readonly rest: { readonly count: number; readonly value: number } | undefined;
}

/** Sum of the values. */
export function totalOf(parts: readonly Part[]): number {
  return parts.reduce((sum, { value }) => sum + value, 0);
}

/**
 * Keeps the `max` largest parts with at least `minShare` of the total and merges the others. A single part is never
 * merged.
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
