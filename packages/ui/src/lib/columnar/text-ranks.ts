import type { Job } from './run-in-slices.ts';

/** Compares two texts. */
export type Compare = (a: string, b: string) => number;

const CHUNK = 512;

/**
 * Sorts the indexes from `first` to the end of `values` and merges them into the `sorted` ones. It yields every few thousand
 * comparisons.
 */
export function* sortValues(
  values: readonly string[],
  sorted: Uint32Array,
  first: number,
  compare: Compare,
): Job<Uint32Array> {
  const by = (a: number, b: number) => compare(values[a] ?? '', values[b] ?? '') || a - b;
  let runs: Uint32Array[] = [];
  for (let start = first; start < values.length; start += CHUNK) {
    const chunk = Uint32Array.from({ length: Math.min(CHUNK, values.length - start) }, (_, at) => start + at);
    runs.push(chunk.sort(by));
    yield;
  }
  while (runs.length > 1) {
    const next: Uint32Array[] = [];
    for (let at = 0; at < runs.length; at += 2) {
      const [one, other] = [runs[at], runs[at + 1]];
      if (one && other) next.push(yield* merge(one, other, by));
      else if (one) next.push(one);
    }
    runs = next;
  }
  const [fresh] = runs;
  if (!fresh) return sorted;
  if (sorted.length === 0) return fresh;
  return yield* insert(sorted, fresh, by);
}

type CompareIndexes = (a: number, b: number) => number;

function* merge(one: Uint32Array, other: Uint32Array, by: CompareIndexes): Job<Uint32Array> {
  const merged = new Uint32Array(one.length + other.length);
  let left = 0;
  let right = 0;
  for (let at = 0; at < merged.length; at++) {
    if ((at & 4095) === 4095) yield;
    const a = one[left];
    const b = other[right];
    const takesLeft = b === undefined || (a !== undefined && by(a, b) <= 0);
    merged[at] = (takesLeft ? a : b) ?? 0;
    if (takesLeft) left++;
    else right++;
  }
  return merged;
}

/** Inserts few values into many by binary search. */
function* insert(many: Uint32Array, few: Uint32Array, by: CompareIndexes): Job<Uint32Array> {
  const result = new Uint32Array(many.length + few.length);
  let taken = 0;
  let written = 0;
  for (const value of few) {
    let low = taken;
    let high = many.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (by(many[middle] ?? 0, value) <= 0) low = middle + 1;
      else high = middle;
    }
    result.set(many.subarray(taken, low), written);
    written += low - taken;
    result[written++] = value;
    taken = low;
    if ((written & 255) === 0) yield;
  }
  result.set(many.subarray(taken), written);
  return result;
}

/** Rank of each value in the sorted order; equal values share one. Index 0 is the empty value. */
export function rankValues(sorted: Uint32Array, values: readonly string[], compare: Compare): Uint32Array {
  const ranks = new Uint32Array(values.length);
  let rank = 0;
  let before: string | undefined;
  for (const index of sorted) {
    const value = values[index] ?? '';
    if (before !== undefined && value !== before && compare(before, value) !== 0) rank++;
    ranks[index] = rank;
    before = value;
  }
  return ranks;
}
