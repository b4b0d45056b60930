import { type ComponentProps, type ReactNode, useRef } from 'react';
import { VisuallyHidden } from '#/components/visually-hidden/index.ts';
import { cx } from '#/lib/tv.ts';
import { useMergedRefs } from '#/lib/use-merged-refs.ts';
import { useScrollableFocus } from './use-scrollable-focus.ts';

/** One column of a {@link Table}. */
export interface TableColumn<Row> {
  /** Unique id. */
  readonly id: string;
  /** Column header; in the card layout it precedes each value, except that of the row header. */
  readonly header: string;
  /** Renders the cell. */
  readonly cell: (row: Row) => ReactNode;
  /** Aligns numbers at the end, so that their digits line up. */
  readonly align?: 'start' | 'end';
  /** The cell is the row header and the title of the card: exactly one column, best the first. */
  readonly rowHeader?: boolean;
}

/** Props of {@link Table}. Accepts all `<div>` props. */
export interface TableProps<Row> extends Omit<ComponentProps<'div'>, 'children'> {
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

/** The container's name sets the width below which rows become cards: the more columns, the wider. */
function containerOf(columnCount: number): string {
  if (columnCount <= 4) return 'ui:@container/few';
  return columnCount <= 6 ? 'ui:@container/some' : 'ui:@container/many';
}

/**
 * A simple table. In a narrow container each row becomes a card: the row header is its title, and a name precedes each
 * other value. Roles are explicit because browsers drop table semantics when `display` changes. It never widens its
 * container: text wraps, and what remains too wide scrolls inside.
 */
export function Table<Row>({
  caption,
  columns,
  rows,
  rowKey,
  density = 'comfortable',
  className,
  ref,
  ...rest
}: TableProps<Row>) {
  const root = useRef<HTMLDivElement>(null);
  useScrollableFocus(root);
  return (
    <div
      data-density={density}
      data-ui="table"
      {...rest}
      className={cx(
        'ui:w-full ui:min-w-0 ui:overflow-x-auto ui:-outline-offset-2',
        containerOf(columns.length),
        className,
      )}
      ref={useMergedRefs(ref, root)}
    >
      {/* biome-ignore lint/a11y/noRedundantRoles: see above */}
      <table className="ui:w-full ui:text-13 ui:tabular-nums ui:cards:block" data-part="table" role="table">
        <caption className="ui:contents" data-part="caption">
          <VisuallyHidden>{caption}</VisuallyHidden>
        </caption>
        {/* biome-ignore lint/a11y/noRedundantRoles: see above */}
        <thead className="ui:cards:sr-only" data-part="head" role="rowgroup">
          {/* biome-ignore lint/a11y/noRedundantRoles: see above */}
          <tr data-part="head-row" role="row">
            {columns.map(({ id, header, align }) => (
              <th
                className={cx(
                  'ui:h-10 ui:border-b ui:border-border ui:px-3 ui:text-12 ui:font-medium ui:text-fg-subtle ui:first:ps-5 ui:last:pe-5',
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
        <tbody className="ui:cards:block" data-part="body" role="rowgroup">
          {rows.map((row) => (
            <tr
              className="ui:group ui:cards:flex ui:cards:flex-col ui:cards:border-t ui:cards:border-border-soft ui:cards:px-4 ui:cards:py-2 ui:md:cards:px-5 ui:cards:first:border-t-0"
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
    </div>
  );
}

// Not `text-end`: cell text keeps its own direction, and `end` would follow it.
const END = 'ui:text-right ui:rtl:text-left';
// A number and its unit stay on one line.
const NUMBER = `${END} ui:whitespace-nowrap ui:cards:whitespace-normal`;

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
        'ui:border-b ui:border-border-soft ui:px-3 ui:[text-align:inherit] ui:font-normal ui:first:ps-5 ui:last:pe-5 ui:group-last:border-b-0',
        // A name without a value is omitted.
        'ui:cards:has-[>[data-part=value]:empty]:hidden',
        'ui:cards:flex ui:cards:h-auto ui:cards:min-h-8 ui:coarse:cards:has-[a,button]:min-h-11 ui:cards:items-center ui:cards:justify-between ui:cards:gap-4 ui:cards:border-b-0 ui:cards:px-0 ui:cards:first:ps-0 ui:cards:last:pe-0 ui:cards:py-0',
        density === 'compact' ? 'ui:h-10 ui:py-1 ui:coarse:h-12' : 'ui:h-12 ui:py-1.5',
        align === 'end' && NUMBER,
        // Wide enough for ordinary words, because they may break in a name.
        rowHeader && 'ui:min-w-32 ui:font-medium ui:text-fg ui:cards:order-first',
      )}
      data-part="cell"
      role={rowHeader ? 'rowheader' : 'cell'}
      scope={rowHeader ? 'row' : undefined}
    >
      <span
        aria-hidden="true"
        className={cx('ui:hidden ui:font-normal ui:text-fg-muted', !rowHeader && 'ui:cards:inline')}
        data-part="name"
      >
        {header}
      </span>
      <span
        className={cx(
          'ui:min-w-0',
          rowHeader ? 'ui:wrap-anywhere' : 'ui:wrap-break-word ui:cards:text-right ui:rtl:cards:text-left',
        )}
        data-part="value"
      >
        {cell(row)}
      </span>
    </Tag>
  );
}
