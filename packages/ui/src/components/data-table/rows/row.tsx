// biome-ignore-all lint/a11y/useSemanticElements: virtualized rows are absolutely positioned, which table elements don't support
// biome-ignore-all lint/a11y/useFocusableInteractive: the grid uses a roving tab index
import { memo, type RefObject, useEffect, useRef } from 'react';
import { rem, SELECT_WIDTH } from '#/components/data-table/columns/columns.ts';
import type { DataTableColumn } from '#/components/data-table/data-table.types.ts';
import { controlCell, rowVariants } from '#/components/data-table/data-table.variants.ts';
import { removeFromTabOrder } from '#/components/data-table/keyboard/use-grid-focus.ts';
import { SelectCell } from '#/components/data-table/selection/select-cell.tsx';
import { cx } from '#/lib/tv.ts';
import { useUi } from '#/provider/ui-provider.tsx';
import { renderCardCell, renderCell } from './cells.tsx';
import { RowMenu } from './row-menu.tsx';

interface RowProps extends ContentProps {
  /** Index in the view. */
  place: number;
  /** Offset from the top of the rows, and height, in pixels. */
  top: number;
  height: number;
}

interface ContentProps {
  row: unknown;
  /** Accessible name, for checkbox and menu. */
  name: string;
  columns: readonly DataTableColumn<unknown>[];
  /** Lines of a card; `undefined` in the table layout. */
  lines?: readonly (readonly DataTableColumn<unknown>[])[] | undefined;
  selected: boolean;
  /** Toggles the row, or selects the range up to it; `undefined` when rows aren't selectable. */
  onSelect: ((place: number, range: boolean) => void) | undefined;
  /** The row has a menu. */
  hasMenu: boolean;
  /** Increases when rows that aren't objects change. */
  revision: number;
}

/**
 * A row. Its content re-renders only when the row itself changes, not when it moves.
 */
export const Row = memo(function Row({ place, top, height, ...content }: RowProps) {
  const { lines, selected, onSelect } = content;
  const element = useRef<HTMLDivElement>(null);
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
      <Content {...content} element={element} />
    </div>
  );
});

interface RowContentProps extends ContentProps {
  element: RefObject<HTMLDivElement | null>;
}

const Content = memo(function Content({ element, ...props }: RowContentProps) {
  const { lines } = props;
  useEffect(() => removeFromTabOrder(element.current));
  return lines ? <CardContent {...props} lines={lines} /> : <RowContent {...props} />;
});

function RowContent({ row, name, columns, selected, onSelect, hasMenu }: ContentProps) {
  const format = useUi();
  const first = onSelect ? 1 : 0;
  return (
    <>
      {onSelect ? (
        <SelectCell className={controlCell.select} name={name} onSelect={onSelect} selected={selected} />
      ) : null}
      {columns.map((column, index) => {
        const pinnedAt = index === 0 && column.rowHeader ? rem(first ? SELECT_WIDTH : 0) : undefined;
        return renderCell({ column, row, format, stop: index + first, pinnedAt });
      })}
      {hasMenu ? (
        <div className={controlCell.actions} role="gridcell">
          <RowMenu name={name} row={row} stop={columns.length + first} />
        </div>
      ) : null}
    </>
  );
}

type CardContentProps = ContentProps & { lines: NonNullable<ContentProps['lines']> };

function CardContent({ row, name, lines, selected, onSelect, hasMenu }: CardContentProps) {
  const format = useUi();
  let stop = onSelect ? 1 : 0;
  return (
    <>
      {lines.map((line, index) => (
        <div
          className={cx(
            'ui:flex ui:min-w-0 ui:items-center ui:gap-2 ui:not-first:text-fg-muted',
            hasMenu && 'ui:nth-2:pe-11',
          )}
          key={line[0]?.id}
          role="presentation"
        >
          {index === 0 && onSelect ? (
            <SelectCell className="ui:self-center" name={name} onSelect={onSelect} selected={selected} />
          ) : null}
          {line.map((column) => renderCardCell({ column, row, format, stop: stop++ }))}
        </div>
      ))}
      {hasMenu ? (
        <div className="ui:absolute ui:end-1 ui:top-1/2 ui:-translate-y-1/2" role="gridcell">
          <RowMenu name={name} row={row} stop={stop} />
        </div>
      ) : null}
    </>
  );
}
