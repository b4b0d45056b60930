import type { CSSProperties, ReactNode } from 'react';
import { formatValue, type ValueFormat } from '#/components/data-table/columns/format-value.ts';
import type { DataTableColumn } from '#/components/data-table/data-table.types.ts';
import { cardCellVariants, cellVariants } from '#/components/data-table/data-table.variants.ts';

interface CellProps {
  column: DataTableColumn<unknown>;
  row: unknown;
  /** Locale and time zone of formatted values. */
  format: ValueFormat;
  /** Column index for keyboard navigation. */
  stop: number;
  /** Inset of a pinned column; `undefined` when the column scrolls. */
  pinnedAt?: string | undefined;
}

/** Renders a cell of the table layout. A plain function: hundreds of components would slow down scrolling. */
export function renderCell({ column, row, format, stop, pinnedAt }: CellProps): ReactNode {
  const { id, align, rowHeader } = column;
  const content = column.cell ? column.cell(row) : formatValue(column.accessor(row), format);
  const style: CSSProperties | undefined =
    pinnedAt === undefined ? undefined : { insetInlineStart: pinnedAt };
  return (
    <div
      className={cellVariants({ align, rowHeader, pinned: pinnedAt !== undefined })}
      data-stop={stop}
      key={id}
      role={rowHeader ? 'rowheader' : 'gridcell'}
      style={style}
      tabIndex={-1}
    >
      {content}
    </div>
  );
}

/** Renders a cell of the card layout, with its column header: visible before a bare number, else for screen readers. */
export function renderCardCell({ column, row, format, stop }: CellProps): ReactNode {
  const { id, align, rowHeader, header } = column;
  // A number without its own card form says nothing without the name of its column.
  const isNaked = column.kind === 'number' && column.card === undefined;
  const content = (column.card ?? column.cell)?.(row) ?? formatValue(column.accessor(row), format);
  return (
    <div
      className={cardCellVariants({ align, rowHeader })}
      data-stop={stop}
      key={id}
      role={rowHeader ? 'rowheader' : 'gridcell'}
      tabIndex={-1}
    >
      {rowHeader ? null : (
        <>
          <span className={isNaked ? 'ui:text-12 ui:text-fg-subtle' : 'ui:sr-only'} data-part="header">
            {header}
          </span>{' '}
        </>
      )}
      {content}
    </div>
  );
}

/** Two lines in one cell: a primary and a secondary text. */
export function DataTableLines({ first, second }: DataTableLinesProps) {
  return (
    <>
      <span
        className="ui:block ui:truncate ui:leading-4.5 ui:coarse:-mt-3.5 ui:coarse:-mb-5 ui:coarse:pt-3.5 ui:coarse:pb-5 ui:coarse:[&_a:only-child]:before:-bottom-5"
        data-part="first"
      >
        {first}
      </span>
      <span className="ui:block ui:truncate ui:text-12 ui:font-normal ui:text-fg-subtle" data-part="second">
        {second}
      </span>
    </>
  );
}

/** Props of {@link DataTableLines}. */
export interface DataTableLinesProps {
  /** The primary line. */
  first: ReactNode;
  /** The secondary line, in a subtle colour. */
  second: ReactNode;
}
