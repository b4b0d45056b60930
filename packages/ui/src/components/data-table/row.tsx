// biome-ignore-all lint/a11y/useSemanticElements: windowed rows are placed one by one, which a table element does not do
// biome-ignore-all lint/a11y/useFocusableInteractive: the grid has one tab stop, which moves from cell to cell
import { memo, type ReactNode, useLayoutEffect, useRef } from 'react';
import { useUi } from '#/provider/ui-provider.tsx';
import { useWords } from '#/provider/ui-words.tsx';
import { renderCardCell, renderCell } from './cells.tsx';
import { rem, SELECT_WIDTH } from './columns.ts';
import type { DataTableColumn } from './data-table.types.ts';
import { controlCell, pinnedSelect, rowVariants } from './data-table.variants.ts';
import { RowMenu } from './row-menu.tsx';
import { SelectCell } from './select-cell.tsx';
import { takeOutOfTabOrder } from './use-grid-focus.ts';

interface RowProps {
  row: unknown;
  /** Its name, for box and menu. */
  name: (row: unknown) => string;
  /** Its place in the result. */
  place: number;
  /** Distance from the upper edge of the rows, and height, in pixels. */
  top: number;
  height: number;
  columns: readonly DataTableColumn<unknown>[];
  /** Lines of a card; a table without. */
  lines?: readonly (readonly DataTableColumn<unknown>[])[] | undefined;
  /** The table is wider than its box: the first columns stay. */
  isWide: boolean;
  selected: boolean;
  /** Selects it, or the range up to it; not there when rows cannot be selected. */
  onSelect: ((place: number, range: boolean) => void) | undefined;
  actions: ((row: unknown) => ReactNode) | undefined;
  /** Rises when rows change that are no objects. */
  revision: number;
}

/** One row. It is drawn again only when something in it changes. */
export const Row = memo(function Row(props: RowProps) {
  const { place, top, height, lines, selected, onSelect } = props;
  const element = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => takeOutOfTabOrder(element.current));
  return (
    <div
      aria-rowindex={lines ? place + 1 : place + 2}
      aria-selected={onSelect ? selected : undefined}
      className={rowVariants({ layout: lines ? 'cards' : 'table' })}
      data-row={place}
      data-selected={selected ? '' : undefined}
      ref={element}
      role="row"
      style={{ top, height }}
    >
      {lines ? <CardContent {...props} lines={lines} /> : <RowContent {...props} />}
    </div>
  );
});

function RowContent({ row, name, place, columns, isWide, selected, onSelect, actions }: RowProps) {
  const { locale } = useUi();
  const first = onSelect ? 1 : 0;
  return (
    <>
      {onSelect ? (
        <SelectCell
          className={isWide && pinnedSelect}
          name={name(row)}
          onSelect={onSelect}
          place={place}
          selected={selected}
        />
      ) : null}
      {columns.map((column, index) => {
        const pinnedAt =
          isWide && index === 0 && column.rowHeader ? rem(first ? SELECT_WIDTH : 0) : undefined;
        return renderCell({ column, row, locale, stop: index + first, pinnedAt });
      })}
      {actions ? (
        <div className={controlCell.actions} role="gridcell">
          <Menu actions={actions} name={name} row={row} stop={columns.length + first} />
        </div>
      ) : null}
    </>
  );
}

function CardContent({
  row,
  name,
  place,
  lines,
  selected,
  onSelect,
  actions,
}: RowProps & { lines: NonNullable<RowProps['lines']> }) {
  const { locale } = useUi();
  let stop = onSelect ? 1 : 0;
  return (
    <>
      {lines.map((line, index) => (
        <div
          className="ui:flex ui:min-w-0 ui:items-center ui:gap-2 ui:not-first:text-fg-muted ui:nth-2:pe-11"
          key={line[0]?.id}
          role="presentation"
        >
          {index === 0 && onSelect ? (
            <SelectCell
              className="ui:self-center"
              name={name(row)}
              onSelect={onSelect}
              place={place}
              selected={selected}
            />
          ) : null}
          {line.map((column) => renderCardCell({ column, row, locale, stop: stop++ }))}
        </div>
      ))}
      {actions ? (
        <div className="ui:absolute ui:end-1 ui:top-1/2 ui:-translate-y-1/2" role="gridcell">
          <Menu actions={actions} name={name} row={row} stop={stop} />
        </div>
      ) : null}
    </>
  );
}

type MenuProps = Pick<RowProps, 'row' | 'name'> & { actions: (row: unknown) => ReactNode; stop: number };

function Menu({ row, name, actions, stop }: MenuProps) {
  const words = useWords('table');
  return <RowMenu items={() => actions(row)} label={words.actionsOf(name(row))} stop={stop} />;
}
