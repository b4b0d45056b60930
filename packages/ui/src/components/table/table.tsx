import type { ComponentProps, ReactNode } from 'react';
import { VisuallyHidden } from '#/components/visually-hidden/index.ts';
import { cx } from '#/lib/tv.ts';

/** One column of a {@link Table}. */
export interface TableColumn<Row> {
  /** Unique id. */
  readonly id: string;
  /** Column header; on a phone it precedes each value. */
  readonly header: string;
  /** Renders the cell. */
  readonly cell: (row: Row) => ReactNode;
  /** Aligns numbers at the end, so that their digits line up. */
  readonly align?: 'start' | 'end';
  /** The cell is the row header: exactly one column should be. */
  readonly rowHeader?: boolean;
}

/** Props of {@link Table}. */
export interface TableProps<Row> extends Omit<ComponentProps<'table'>, 'children'> {
  /** Visually hidden caption. */
  caption: string;
  /** The columns from start to end. */
  columns: readonly TableColumn<Row>[];
  /** The rows from top to bottom. */
  rows: readonly Row[];
  /** Unique id. */
  rowKey: (row: Row) => string | number;
  /** Rows of 48 or 40 pixels. */
  density?: 'comfortable' | 'compact' | undefined;
}

/**
 * A simple table. On a phone each row becomes a card of names and values; roles are explicit because browsers drop
 * table semantics when `display` changes.
 */
export function Table<Row>({
  caption,
  columns,
  rows,
  rowKey,
  density = 'comfortable',
  className,
  ...rest
}: TableProps<Row>) {
  return (
    <table
      data-density={density}
      data-ui="table"
      // biome-ignore lint/a11y/noRedundantRoles: see above
      role="table"
      {...rest}
      className={cx('ui:w-full ui:text-13 ui:tabular-nums ui:max-md:block', className)}
    >
      <caption className="ui:contents" data-part="caption">
        <VisuallyHidden>{caption}</VisuallyHidden>
      </caption>
      {/* biome-ignore lint/a11y/noRedundantRoles: see above */}
      <thead className="ui:max-md:sr-only" data-part="head" role="rowgroup">
        {/* biome-ignore lint/a11y/noRedundantRoles: see above */}
        <tr data-part="head-row" role="row">
          {columns.map(({ id, header, align }) => (
            <th
              className={cx(
                'ui:h-10 ui:border-b ui:border-border ui:px-3 ui:text-12 ui:font-medium ui:whitespace-nowrap ui:text-fg-subtle ui:first:ps-5 ui:last:pe-5',
                align === 'end' ? END : 'ui:[text-align:inherit]',
              )}
              data-part="head-cell"
              key={id}
              // biome-ignore lint/a11y/noRedundantRoles: see above
              role="columnheader"
              scope="col"
            >
              {header}
            </th>
          ))}
        </tr>
      </thead>
      {/* biome-ignore lint/a11y/noRedundantRoles: see above */}
      <tbody className="ui:max-md:block" data-part="body" role="rowgroup">
        {rows.map((row) => (
          <tr
            className="ui:group ui:max-md:block ui:max-md:border-t ui:max-md:border-border-soft ui:max-md:px-4 ui:max-md:py-2 ui:max-md:first:border-t-0"
            data-part="row"
            key={rowKey(row)}
            // biome-ignore lint/a11y/noRedundantRoles: see above
            role="row"
          >
            {columns.map((column) => (
              <Cell column={column} density={density} key={column.id} row={row} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

// Not `text-end`: cell text keeps its own direction, and `end` would follow it.
const END = 'ui:text-right ui:rtl:text-left';

interface CellProps<Row> {
  column: TableColumn<Row>;
  row: Row;
  density: 'comfortable' | 'compact';
}

function Cell<Row>({ column, row, density }: CellProps<Row>) {
  const { align, cell, header, rowHeader } = column;
  const Tag = rowHeader ? 'th' : 'td';
  return (
    <Tag
      className={cx(
        'ui:border-border-soft ui:px-3 ui:[text-align:inherit] ui:font-normal ui:md:border-b ui:md:whitespace-nowrap ui:md:first:ps-5 ui:md:last:pe-5 ui:md:group-last:border-b-0',
        // A name without a value is omitted.
        'ui:max-md:has-[>[data-part=value]:empty]:hidden',
        'ui:max-md:flex ui:max-md:min-h-8 ui:max-md:items-center ui:max-md:justify-between ui:max-md:gap-4 ui:max-md:px-0',
        density === 'compact' ? 'ui:md:h-10' : 'ui:md:h-12',
        align === 'end' && 'ui:md:text-right ui:md:rtl:text-left',
        rowHeader && 'ui:font-medium ui:text-fg',
      )}
      data-part="cell"
      role={rowHeader ? 'rowheader' : 'cell'}
      scope={rowHeader ? 'row' : undefined}
    >
      <span aria-hidden="true" className="ui:font-normal ui:text-fg-muted ui:md:hidden" data-part="name">
        {header}
      </span>
      <span className="ui:min-w-0 ui:wrap-anywhere" data-part="value">
        {cell(row)}
      </span>
    </Tag>
  );
}
