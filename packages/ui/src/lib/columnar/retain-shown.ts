import type { RowChanges } from './diff-rows.ts';

/** The shown rows that remain, in their previous order. */
export function retainShown(
  view: Int32Array,
  { from, removed, onlyAppended }: RowChanges,
  before: number,
): Int32Array {
  if (onlyAppended && removed.length === 0) return view;
  const placeNow = new Int32Array(before).fill(-1);
  for (let place = 0; place < from.length; place++) {
    const old = from[place] ?? -1;
    if (old >= 0) placeNow[old] = place;
  }
  return view.map((row) => placeNow[row] ?? -1).filter((row) => row >= 0);
}

/** Number of rows of a result that aren't shown. */
export function countNotShown(result: Int32Array, shown: Int32Array, count: number): number {
  const seen = new Uint8Array(count);
  for (const row of shown) seen[row] = 1;
  let unseen = 0;
  for (const row of result) if (!seen[row]) unseen++;
  return unseen;
}
