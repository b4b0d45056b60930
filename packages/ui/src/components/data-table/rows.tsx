import type { DataTableColumn } from './data-table.types.ts';
import { PlainRow } from './plain-row.tsx';
import { Row } from './row.tsx';
import type { DataTableModel } from './use-data-table-model.ts';
import type { PlainRowsModel } from './use-plain-rows.ts';
import type { WindowModel } from './use-window.ts';
import { mostDrawn } from './windowing.ts';

interface RowsProps {
  table: DataTableModel<unknown>;
  rows: WindowModel;
  plain: PlainRowsModel;
  /** Place of the row with focus; it stays, however far it is scrolled away. */
  activeRow: number | undefined;
  height: number;
  /** Lines of a card; a table without. */
  lines: readonly (readonly DataTableColumn<unknown>[])[] | undefined;
  onSelect: ((place: number, range: boolean) => void) | undefined;
  hasMenu: boolean;
}

/** The rows of the window: whole ones in their order, then those that pass too fast to be read. */
export function Rows(props: RowsProps) {
  const { table, rows, plain, activeRow, height, lines, onSelect, hasMenu } = props;
  const { snapshot, visible, rowKey, selection } = table;
  const { first, last, shift } = rows.range;
  const places = Array.from({ length: Math.max(0, last - first) }, (_, at) => first + at);
  if (activeRow !== undefined && activeRow >= 0 && (activeRow < first || activeRow >= last))
    places.push(activeRow);
  const all = places.map((place) => {
    const row = snapshot.source.getRow(snapshot.view[place] ?? 0);
    const key = rowKey(row);
    return {
      row,
      key,
      place,
      name: table.rowName(row),
      selected: selection.selected.has(key),
      top: place * height + shift,
      isPlain: place !== activeRow && plain.has(key),
    };
  });
  const slots = mostDrawn(rows.geometry);
  // By their slot, and not by their place: an element that only gets another text need not be moved.
  const passing = all
    .filter(({ isPlain }) => isPlain)
    .sort((one, other) => (one.place % slots) - (other.place % slots));
  return (
    <>
      {all.map(({ isPlain, key, ...row }) =>
        isPlain ? null : (
          <Row
            {...row}
            columns={visible}
            hasMenu={hasMenu}
            height={height}
            key={key}
            lines={lines}
            onSelect={onSelect}
            revision={snapshot.source.rows ? 0 : snapshot.revision}
          />
        ),
      )}
      {passing.map(({ place, name, selected, top }) => (
        <PlainRow
          height={height}
          key={place % slots}
          layout={lines ? 'cards' : 'table'}
          name={name}
          place={place}
          selectable={onSelect !== undefined}
          selected={selected}
          top={top}
        />
      ))}
    </>
  );
}
