import type { DataTableColumn } from '#/components/data-table/data-table.types.ts';
import { Skeleton } from '#/components/skeleton/index.ts';

interface SkeletonRowsProps {
  columns: readonly DataTableColumn<unknown>[];
  lines: readonly (readonly DataTableColumn<unknown>[])[] | undefined;
  selectable: boolean;
  /** Height of a row in pixels. */
  height: number;
}

const ROWS = [0, 1, 2, 3, 4, 5, 6, 7];
/** Values vary in length. */
const WIDTHS = ['72%', '56%', '64%', '48%'];

/** Skeleton rows in the layout of the table. */
export function SkeletonRows({ columns, lines, selectable, height }: SkeletonRowsProps) {
  return (
    <div aria-hidden="true" data-part="skeleton">
      {ROWS.map((row) =>
        lines ? (
          <div
            className="ui:flex ui:flex-col ui:justify-center ui:gap-2.5 ui:border-b ui:border-border-soft ui:px-4"
            data-part="skeleton-row"
            key={row}
            style={{ height }}
          >
            {lines.map((line, index) => (
              <Skeleton key={line[0]?.id} width={WIDTHS[(row + index) % WIDTHS.length]} />
            ))}
          </div>
        ) : (
          <div
            className="ui:grid ui:grid-cols-(--columns) ui:items-center ui:border-b ui:border-border-soft ui:px-2.5"
            data-part="skeleton-row"
            key={row}
            style={{ height }}
          >
            {selectable ? <Skeleton className="ui:mx-auto" height={18} width={18} /> : null}
            {columns.map(({ id, align }, index) => (
              <div className="ui:flex ui:px-2.5" data-part="skeleton-cell" key={id}>
                <Skeleton
                  className={align === 'end' ? 'ui:ms-auto' : undefined}
                  width={WIDTHS[(row + index) % WIDTHS.length]}
                />
              </div>
            ))}
          </div>
        ),
      )}
    </div>
  );
}
