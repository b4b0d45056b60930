import type { RowKey, RowSnapshot } from '#/lib/columnar/index.ts';

/** Selection state of the view. */
export type SelectionState = 'none' | 'some' | 'all';

/** Key of the row at an index of the view. */
export function keyAt<Row>(
  { view, source }: RowSnapshot<Row>,
  place: number,
  keyOf: (row: Row) => RowKey,
): RowKey {
  return keyOf(source.getRow(view[place] ?? 0));
}

/** Selection state of the view. */
export function selectionState<Row>(
  snapshot: RowSnapshot<Row>,
  selection: ReadonlySet<RowKey>,
  keyOf: (row: Row) => RowKey,
): SelectionState {
  if (selection.size === 0) return 'none';
  const { length } = snapshot.view;
  // Fewer selected keys than rows: no need to compare.
  if (selection.size < length || length === 0) return 'some';
  for (let place = 0; place < length; place++) {
    if (!selection.has(keyAt(snapshot, place, keyOf))) return 'some';
  }
  return 'all';
}

/** Selects or deselects an inclusive range of rows. */
export function selectRange<Row>(
  snapshot: RowSnapshot<Row>,
  selection: ReadonlySet<RowKey>,
  keyOf: (row: Row) => RowKey,
  range: { from: number; to: number; selected: boolean },
): Set<RowKey> {
  const next = new Set(selection);
  const last = Math.min(Math.max(range.from, range.to), snapshot.view.length - 1);
  for (let place = Math.max(0, Math.min(range.from, range.to)); place <= last; place++) {
    const key = keyAt(snapshot, place, keyOf);
    if (range.selected) next.add(key);
    else next.delete(key);
  }
  return next;
}

/** Index of a row in the view; −1 when it isn't in it. */
export function placeOf<Row>(snapshot: RowSnapshot<Row>, key: RowKey, keyOf: (row: Row) => RowKey): number {
  for (let place = 0; place < snapshot.view.length; place++) {
    if (keyAt(snapshot, place, keyOf) === key) return place;
  }
  return -1;
}

/** The first of the given rows that is still in the view: its index in `keys` and its index in the view. */
export function firstRemaining<Row>(
  snapshot: RowSnapshot<Row>,
  keys: readonly RowKey[],
  keyOf: (row: Row) => RowKey,
): { index: number; place: number } | undefined {
  const wanted = new Map(keys.map((key, index) => [key, index]));
  let best: { index: number; place: number } | undefined;
  for (let place = 0; place < snapshot.view.length; place++) {
    const index = wanted.get(keyAt(snapshot, place, keyOf));
    if (index !== undefined && (!best || index < best.index)) best = { index, place };
    if (best?.index === 0) return best;
  }
  return best;
}
