import { useLayoutEffect, useMemo, useState } from 'react';
import { useGridFocus } from '#/components/data-table/keyboard/use-grid-focus.ts';
import { keyAt, placeOf } from '#/components/data-table/selection/selection.ts';
import { useScrollAnchor } from '#/components/data-table/virtual/use-scroll-anchor.ts';
import type { RowKey } from '#/lib/columnar/index.ts';
import { useLatest } from '#/lib/use-latest.ts';
import { pageSize } from '#/lib/virtual-rows/index.ts';
import { useUi } from '#/provider/ui-provider.tsx';
import type { GridLayout, GridOptions } from './use-grid-layout.ts';

/** Focus and selection of a grid's rows, and their positions while rows are added and removed. */
export function useGridRows({ table, selectable, rowActions }: GridOptions, layout: GridLayout) {
  const { snapshot, visible, rowKey, engine } = table;
  const { grid, rows, lines, isCards, count } = layout;
  const { dir } = useUi();
  const [activeKey, setActiveKey] = useState<RowKey>();
  const activeRow = useMemo(
    () => (activeKey === undefined ? undefined : placeOf(snapshot, activeKey, rowKey)),
    [snapshot, activeKey, rowKey],
  );
  const onSelect = useLatest(table.selection.toggle);
  const onSelectAll = useLatest(table.selection.toggleAll);
  const cellCount = lines ? lines.flat().length : visible.length;
  const handlers = useGridFocus({
    grid,
    activeRow,
    reveal: rows.reveal,
    onRow: (row) => setActiveKey(row < 0 ? undefined : keyAt(snapshot, row, rowKey)),
    onSelect: selectable ? onSelect : undefined,
    onSelectAll: () => table.selection.state === 'all' || onSelectAll(),
    shape: {
      rows: count,
      columns: cellCount + Number(selectable) + Number(rowActions !== undefined),
      hasHeader: !isCards,
      page: pageSize(rows.geometry),
      dir,
    },
  });
  useScrollAnchor(snapshot, rowKey, rows);
  useLayoutEffect(() => {
    // Don't move rows while the user has scrolled or has focus in a row.
    engine.isReading = () =>
      // A page is replaced as a whole.
      table.total === undefined &&
      (rows.scrolled() > 0 ||
        document.activeElement?.closest('[data-row]:not([data-row="-1"])')?.closest('[role="grid"]') ===
          grid.current);
  });
  return {
    handlers,
    activeRow,
    onSelect: selectable ? onSelect : undefined,
    onSelectAll: selectable ? onSelectAll : undefined,
  };
}
