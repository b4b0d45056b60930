import { DataTable, type DataTableFilterState, type DataTableProps } from '@unmuted/ui/data-table';
import { Pagination } from '@unmuted/ui/pagination';
import { type ReactNode, useMemo, useState } from 'react';
import { pageSizes, type TableSearch } from '#/lib/list.search.ts';
import { listOf, oneOf } from '#/lib/search-values.ts';
import { sortOf, sortText } from '#/lib/table-sort.ts';

type Key = string | number;
type TableProps<Row> = Pick<
  DataTableProps<Row>,
  | 'columns'
  | 'empty'
  | 'failed'
  | 'frozen'
  | 'label'
  | 'onFrozenChange'
  | 'rowActions'
  | 'rowKey'
  | 'toolbar'
  | 'tools'
>;

/** Values by column; a column without values has no filter. */
export type FilterValues = Readonly<Record<string, readonly string[] | undefined>>;

export interface PagedTableProps<Row> extends TableProps<Row> {
  /** Undefined while it loads. */
  list: { readonly items: readonly Row[]; readonly total: number } | undefined;
  /** The parameters of the address. */
  search: TableSearch;
  /** The page that the server was asked for. */
  page: number;
  pageSize: number;
  /** Parameters to change; `isStep` adds a history entry. */
  onSearch: (change: TableSearch, isStep?: boolean) => void;
  /** The chosen values by column. */
  filters?: FilterValues;
  onFilter?: (values: FilterValues) => void;
  /** Comma-separated columns that are hidden if the address names none. */
  usuallyHidden?: string;
  /** Actions on the selected rows; without them, none can be selected. */
  bulkActions?: ((selected: readonly Row[]) => ReactNode) | undefined;
  /** The list has all rows. */
  isWhole?: boolean;
}

const none: readonly never[] = [];

/** One page of a list that the server searches, filters and sorts. Its state lies in the address. */
export function PagedTable<Row>(props: PagedTableProps<Row>) {
  const { list, search, page, pageSize, onSearch, filters, onFilter, ...others } = props;
  const { usuallyHidden = '', bulkActions, isWhole, ...table } = others;
  const { q = '', sort: sortKey, hide = usuallyHidden } = search;
  const { failed, rowKey } = table;
  // Stable references: the table treats a new object as a new query.
  const sort = useMemo(() => sortOf(sortKey), [sortKey]);
  const filterKey = JSON.stringify(filters ?? {});
  const filterState = useMemo(() => filterStateOf(JSON.parse(filterKey) as FilterValues), [filterKey]);
  const hidden = useMemo(() => listOf(hide), [hide]);
  const rows = list?.items ?? none;
  const [selection, setSelection] = useSelectionOf(rows, rowKey);
  const total = list?.total ?? 0;
  return (
    <DataTable
      {...table}
      bulkActions={
        bulkActions && ((selected) => bulkActions(rows.filter((row) => selected.has(rowKey(row)))))
      }
      filters={filterState}
      footer={
        list &&
        !isWhole && (
          <Pagination
            className="min-w-0 flex-1"
            onPageChange={(next) => onSearch({ page: next }, true)}
            onPageSizeChange={(size) => onSearch({ size: oneOf(size, pageSizes) })}
            page={page}
            pageSize={pageSize}
            pageSizes={pageSizes}
            total={total}
          />
        )
      }
      hiddenColumns={hidden}
      loading={list === undefined && failed === undefined}
      onFiltersChange={(next) => onFilter?.(valuesOf(next))}
      onHiddenColumnsChange={(next) => onSearch({ hide: next.join() })}
      onSearchChange={(text) => onSearch({ q: text, page: undefined })}
      onSelectionChange={setSelection}
      onSortChange={(next) => onSearch({ sort: sortText(next), page: undefined })}
      paged={{ page, total }}
      rows={rows}
      search={q}
      selectable={bulkActions !== undefined}
      selection={selection}
      sort={sort}
      twoLines
    />
  );
}

function filterStateOf(filters: FilterValues): DataTableFilterState {
  return Object.fromEntries(
    Object.entries(filters).flatMap(([column, values]) => (values?.length ? [[column, { values }]] : [])),
  );
}

function valuesOf(filters: DataTableFilterState): FilterValues {
  return Object.fromEntries(
    Object.entries(filters).map(([column, filter]) => [
      column,
      'values' in filter ? filter.values.map(String) : [],
    ]),
  );
}

/** The selected rows of this page: an action concerns what can be seen. */
function useSelectionOf<Row>(
  rows: readonly Row[],
  keyOf: (row: Row) => Key,
): [ReadonlySet<Key>, (next: ReadonlySet<Key>) => void] {
  const [chosen, setChosen] = useState<ReadonlySet<Key>>(() => new Set());
  const present = useMemo(
    () => new Set<Key>(rows.map(keyOf).filter((key) => chosen.has(key))),
    [rows, keyOf, chosen],
  );
  return [present, setChosen];
}
