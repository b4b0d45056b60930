import { useMemo, useRef } from 'react';
import type { RowKey, RowSnapshot } from '#/lib/columnar/index.ts';
import { keyAt, placeOf, type SelectionState, selectionState, selectRange } from './selection.ts';

/** Selection of a table and its actions. */
export interface SelectionModel {
  /** Keys of the selected rows. */
  selected: ReadonlySet<RowKey>;
  /** Selection state of the view. */
  state: SelectionState;
  /** Toggles the row at an index of the view; with `range`, from the last toggled row on. */
  toggle: (place: number, range: boolean) => void;
  /** Selects all rows of the view, or none. */
  toggleAll: () => void;
  /** Clears the selection. */
  clear: () => void;
}

/** Selection by row key: it persists across sorting and filtering. */
export function useSelection<Row>(
  snapshot: RowSnapshot<Row>,
  keyOf: (row: Row) => RowKey,
  [selected, setSelected]: readonly [ReadonlySet<RowKey>, (next: ReadonlySet<RowKey>) => void],
): SelectionModel {
  const last = useRef<RowKey>(undefined);
  const state = useMemo(() => selectionState(snapshot, selected, keyOf), [snapshot, selected, keyOf]);
  return {
    selected,
    state,
    toggle: (place, range) => {
      const key = keyAt(snapshot, place, keyOf);
      const start = range && last.current !== undefined ? placeOf(snapshot, last.current, keyOf) : place;
      const isSelected = !selected.has(key);
      last.current = key;
      setSelected(
        selectRange(snapshot, selected, keyOf, {
          from: start < 0 ? place : start,
          to: place,
          selected: isSelected,
        }),
      );
    },
    toggleAll: () => {
      const to = snapshot.view.length - 1;
      setSelected(selectRange(snapshot, selected, keyOf, { from: 0, to, selected: state !== 'all' }));
    },
    clear: () => setSelected(new Set()),
  };
}
