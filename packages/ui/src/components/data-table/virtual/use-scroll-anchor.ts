import { useLayoutEffect, useRef } from 'react';
import { firstRemaining, keyAt } from '#/components/data-table/selection/selection.ts';
import type { RowKey, RowSnapshot } from '#/lib/columnar/index.ts';
import { offsetFromScroll, type VirtualRows } from '#/lib/virtual-rows/index.ts';

/** Keeps the first visible row in place when rows above it are added or removed. A new query scrolls to the top. */
export function useScrollAnchor<Row>(
  snapshot: RowSnapshot<Row>,
  keyOf: (row: Row) => RowKey,
  rows: VirtualRows,
): void {
  const drawn = useRef({ snapshot, geometry: rows.geometry });
  useLayoutEffect(() => {
    const before = drawn.current;
    drawn.current = { snapshot, geometry: rows.geometry };
    if (before.snapshot.query !== snapshot.query) {
      if (rows.scrolled() > 0) rows.scrollTo(0);
      return;
    }
    if (before.snapshot.view === snapshot.view || rows.scrolled() === 0) return;
    const { rowHeight, viewport } = before.geometry;
    const offset = offsetFromScroll(before.geometry, rows.scrolled());
    const top = Math.floor(offset / rowHeight);
    const seen = Math.min(before.snapshot.view.length - top, Math.ceil(viewport / rowHeight));
    const keys = Array.from({ length: Math.max(0, seen) }, (_, at) =>
      keyAt(before.snapshot, top + at, keyOf),
    );
    const left = firstRemaining(snapshot, keys, keyOf);
    if (left) rows.scrollTo(Math.max(0, offset + (left.place - top - left.index) * rowHeight));
  });
}
