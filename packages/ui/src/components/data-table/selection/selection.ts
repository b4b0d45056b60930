import type { RowKey, RowSnapshot } from '#/lib/columnar/index.ts';

/** Which of the rows in the result are selected. */
export type SelectionState = 'none' | 'some' | 'all';

/** The key of the row at a place of the result. */
export function keyAt<Row>(
  { view, source }: RowSnapshot<Row>,
  place: number,
  keyOf: (row: Row) => RowKey,
): RowKey {
  return keyOf(source.getRow(view[place] ?? 0));
}

/** How much of the result is selected. */
export function selectionState<Row>(
  snapshot: RowSnapshot<Row>,
  selection: ReadonlySet<RowKey>,
  keyOf: (row: Row) => RowKey,
): SelectionState {
  if (selection.size === 0) return 'none';
  const { length } = snapshot.view;
  // Fewer than there are rows: they need not be counted.
  if (selection.size < length || length === 0) return 'some';
  for (let place = 0; place < length; place++) {
    if (!selection.has(keyAt(snapshot, place, keyOf))) return 'some';
  }
  return 'all';
}

/** The selection with the rows from one place to another, both included, selected or not. */
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

/** Where a row stands in the result now; −1 when it does not. */
export function placeOf<Row>(snapshot: RowSnapshot<Row>, key: RowKey, keyOf: (row: Row) => RowKey): number {
  for (let place = 0; place < snapshot.view.length; place++) {
    if (keyAt(snapshot, place, keyOf) === key) return place;
  }
  return -1;
}

/** The first of some rows that is still in the result: which of them, and where; `undefined` when none is. */
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
