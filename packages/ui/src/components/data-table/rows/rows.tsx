import type { DataTableColumn } from '#/components/data-table/data-table.types.ts';
import type { DataTableModel } from '#/components/data-table/state/use-data-table-model.ts';
import type { RowRange } from '#/lib/virtual-rows/index.ts';
import { Row } from './row.tsx';

interface RowsProps {
  table: DataTableModel<unknown>;
  range: RowRange;
  /** Index of the row with focus, which stays rendered when it is scrolled out of view. */
  activeRow: number | undefined;
  height: number;
  /** Lines of a card; `undefined` in the table layout. */
  lines: readonly (readonly DataTableColumn<unknown>[])[] | undefined;
  onSelect: ((index: number, range: boolean) => void) | undefined;
  hasMenu: boolean;
}

/** The rows of the visible range, with overscan, and the row with focus. */
export function Rows({ table, range, activeRow, height, lines, onSelect, hasMenu }: RowsProps) {
  const { snapshot, visible, rowKey, rowName, selection } = table;
  const { first, last, shift } = range;
  const places = Array.from({ length: Math.max(0, last - first) }, (_, at) => first + at);
  if (activeRow !== undefined && activeRow >= 0 && (activeRow < first || activeRow >= last))
    places.push(activeRow);
  return places.map((place) => {
    const row = snapshot.source.getRow(snapshot.view[place] ?? 0);
    const key = rowKey(row);
    return (
      <Row
        columns={visible}
        hasMenu={hasMenu}
        height={height}
        key={key}
        lines={lines}
        name={rowName(row)}
        onSelect={onSelect}
        place={place}
        revision={snapshot.source.rows ? 0 : snapshot.revision}
        row={row}
        selected={selection.selected.has(key)}
        top={place * height + shift}
      />
    );
  });
}
