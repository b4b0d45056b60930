// biome-ignore-all lint/a11y/useSemanticElements: virtualized rows are absolutely positioned, which table elements don't support
// biome-ignore-all lint/a11y/useFocusableInteractive: the grid uses a roving tab index
import { memo } from 'react';
import { Checkbox } from '#/components/checkbox/index.ts';
import { rem, SELECT_WIDTH } from '#/components/data-table/columns/columns.ts';
import type { DataTableColumn, DataTableSort } from '#/components/data-table/data-table.types.ts';
import { cellVariants, controlCell } from '#/components/data-table/data-table.variants.ts';
import type { SelectionState } from '#/components/data-table/selection/selection.ts';
import type { DataTableModel } from '#/components/data-table/state/use-data-table-model.ts';
import { ArrowDownIcon, ArrowUpIcon } from '#/components/icons/index.ts';
import { VisuallyHidden } from '#/components/visually-hidden/index.ts';
import { cx } from '#/lib/tv.ts';
import { useCount } from '#/lib/use-count.ts';
import { useLabelGroup } from '#/provider/ui-label-provider.tsx';

interface HeaderProps {
  columns: readonly DataTableColumn<unknown>[];
  sort: SortPair;
  /** Number of rows, and how many of them are selected. */
  count: number;
  selected: SelectionState;
  /** Selects all rows or none; `undefined` when rows aren't selectable. */
  onSelectAll: (() => void) | undefined;
  actions: boolean;
}

type SortPair = DataTableModel<unknown>['sort'];

/** Header height in pixels at a root font size of 16 px. */
export const HEADER_HEIGHT = 40;

/** Sortable column headers and the "select all" checkbox. */
export const Header = memo(function Header({
  columns,
  sort,
  count,
  selected,
  onSelectAll,
  actions,
}: HeaderProps) {
  const labels = useLabelGroup('table');
  const countOf = useCount();
  const first = onSelectAll ? 1 : 0;
  return (
    <div className="ui:sticky ui:top-0 ui:z-2" data-part="head" role="rowgroup">
      <div
        aria-rowindex={1}
        className="ui:grid ui:h-10 ui:coarse:h-12 ui:grid-cols-(--columns) ui:grid-rows-[minmax(0,1fr)] ui:border-b ui:border-border ui:bg-surface-raised ui:px-2.5 ui:text-12 ui:font-medium ui:text-fg-subtle"
        data-part="head-row"
        data-row={-1}
        role="row"
      >
        {onSelectAll ? (
          <div className={controlCell.select} data-part="select" role="columnheader">
            <Checkbox
              aria-label={labels.selectAll(...countOf(count))}
              checked={selected === 'all'}
              data-part="control"
              data-stop={0}
              indeterminate={selected === 'some'}
              onChange={onSelectAll}
              tabIndex={-1}
            />
          </div>
        ) : null}
        {columns.map((column, index) => (
          <HeaderCell
            column={column}
            key={column.id}
            pinnedAt={index === 0 && column.rowHeader ? rem(first ? SELECT_WIDTH : 0) : undefined}
            sort={sort}
            stop={index + first}
          />
        ))}
        {actions ? (
          <div
            data-part="head-cell"
            data-stop={columns.length + first}
            role="columnheader"
            className={cx('ui:focus-visible:-outline-offset-2', controlCell.actions)}
            tabIndex={-1}
          >
            <VisuallyHidden>{labels.actions}</VisuallyHidden>
          </div>
        ) : null}
      </div>
    </div>
  );
});

interface HeaderCellProps {
  column: DataTableColumn<unknown>;
  sort: SortPair;
  stop: number;
  pinnedAt: string | undefined;
}

/** Memoized: a changed row count re-renders only the checkbox. */
const HeaderCell = memo(function HeaderCell({
  column,
  sort: [sort, setSort],
  stop,
  pinnedAt,
}: HeaderCellProps) {
  const { id, header, align, sortable = true } = column;
  const direction = sort?.column === id ? sort.direction : undefined;
  const Arrow = direction === 'asc' ? ArrowUpIcon : ArrowDownIcon;
  const stopProps = { 'data-stop': stop, tabIndex: -1 };
  return (
    <div
      aria-sort={sortable ? (direction ? `${direction}ending` : 'none') : undefined}
      className={cellVariants({ align, pinned: pinnedAt !== undefined })}
      data-part="head-cell"
      role="columnheader"
      style={pinnedAt === undefined ? undefined : { insetInlineStart: pinnedAt }}
      {...(sortable ? null : stopProps)}
    >
      {sortable ? (
        <button
          className={cx(
            'ui:relative ui:h-10 ui:max-w-full ui:coarse:h-12 ui:coarse:min-w-11 ui:cursor-pointer ui:rounded-control ui:-outline-offset-2 ui:hover:text-fg',
            direction
              ? 'ui:inline-flex ui:items-center ui:gap-1 ui:text-fg'
              : 'ui:inline-block ui:truncate ui:align-top',
          )}
          data-part="control"
          onClick={() => setSort(nextSort(column, sort))}
          type="button"
          {...stopProps}
        >
          {direction ? (
            <>
              <span className="ui:truncate">{header}</span>
              <Arrow className="ui:size-3.5" />
            </>
          ) : (
            header
          )}
        </button>
      ) : (
        header
      )}
    </div>
  );
});

/** Cycles through the first direction, the opposite one and no sort. */
function nextSort(
  { id, firstDirection = 'asc' }: DataTableColumn<unknown>,
  sort: DataTableSort | null,
): DataTableSort | null {
  if (sort?.column !== id) return { column: id, direction: firstDirection };
  if (sort.direction !== firstDirection) return null;
  return { column: id, direction: firstDirection === 'asc' ? 'desc' : 'asc' };
}
