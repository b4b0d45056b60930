import { useMemo } from 'react';
import { searchColumns } from '#/components/data-table/columns/columns.ts';
import { formatValue, type ValueFormat } from '#/components/data-table/columns/format-value.ts';
import type {
  DataTableColumn,
  DataTableColumnFilter,
  DataTableProps,
} from '#/components/data-table/data-table.types.ts';
import { type SelectionModel, useSelection } from '#/components/data-table/selection/use-selection.ts';
import {
  emptyQuery,
  type Query,
  type RowEngine,
  type RowKey,
  type RowSnapshot,
} from '#/lib/columnar/index.ts';
import { useMediaQuery } from '#/lib/use-media-query.ts';
import { useUi } from '#/provider/ui-provider.tsx';
import { useRowEngine, useRowSource } from './use-row-engine.ts';
import { noFilters, useDeselectRemoved, useTableState } from './use-table-state.ts';

/** Shared state of the parts of a table. */
export function useDataTableModel<Row>(props: DataTableProps<Row>) {
  const { columns, rowKey, layout = 'auto' } = props;
  const format = useUi();
  // The breakpoint of the card layout.
  const isPhone = useMediaQuery('(width < 48rem)');
  const state = useTableState(props);
  const { sort, search, filters, hidden, selection } = state;
  const source = useRowSource(props);
  const textColumns = useMemo(() => searchColumns(columns), [columns]);
  const { page, total } = props.paged ?? {};
  const query = useMemo<Query>(
    () =>
      page === undefined
        ? { text: search[0], textColumns, filters: filters[0], sort: sort[0] }
        : { ...emptyQuery, externalKey: JSON.stringify([page, search[0], filters[0], sort[0]]) },
    [page, search[0], textColumns, filters[0], sort[0]],
  );
  const forget = useDeselectRemoved(selection);
  const [engine, snapshot] = useRowEngine({
    columns,
    rowKey,
    source,
    query,
    frozen: state.frozen[0],
    onRowsRemoved: forget,
  });
  const visible = useMemo(() => {
    const away = new Set(hidden[0]);
    return columns.filter(({ id, hideable }) => hideable === false || !away.has(id));
  }, [columns, hidden[0]]);
  const externalKey = layout === 'auto' ? (isPhone ? ('cards' as const) : ('table' as const)) : layout;
  const controls = useTableControls({
    ...state,
    label: props.label,
    columns,
    visible,
    engine,
    layout: externalKey,
  });
  const shown: DataTableRows<Row> = {
    rowKey,
    rowName: props.rowLabel ?? rowNameFrom(columns, format),
    snapshot,
    selection: useSelection(snapshot, rowKey, selection),
    total,
  };
  return { controls, shown };
}

/** Controls independent of the rows, memoized. */
function useTableControls<Row>(current: TableControlsInput<Row>) {
  const { label, columns, visible, engine, layout, sort, search, filters, hidden, density, frozen } = current;
  return useMemo(
    () => ({
      label,
      columns,
      visible,
      engine,
      layout,
      sort,
      search,
      filters,
      hidden,
      density,
      frozen,
      isFiltered: search[0].trim() !== '' || Object.keys(filters[0]).length > 0,
      setFilter: (column: string, filter: DataTableColumnFilter | undefined) => {
        const { [column]: _, ...others } = filters[0];
        filters[1](filter ? { ...others, [column]: filter } : others);
      },
      clearFilters: () => {
        search[1]('');
        filters[1](noFilters);
      },
    }),
    [label, columns, visible, engine, layout, sort, search, filters, hidden, density, frozen],
  );
}

interface TableControlsInput<Row> extends Omit<ReturnType<typeof useTableState<Row>>, 'selection'> {
  label: string;
  columns: readonly DataTableColumn<Row>[];
  /** Columns that aren't hidden. */
  visible: readonly DataTableColumn<Row>[];
  engine: RowEngine<Row>;
  layout: 'cards' | 'table';
}

/** Shared state that doesn't change with the rows. */
export type DataTableControls<Row> = ReturnType<typeof useTableControls<Row>>;

/** Shared state that changes with the rows. */
export interface DataTableRows<Row> {
  rowKey: (row: Row) => RowKey;
  rowName: (row: Row) => string;
  snapshot: RowSnapshot<Row>;
  selection: SelectionModel;
  /** Total number of rows on all pages; `undefined` without pagination. */
  total: number | undefined;
}

/** Both. */
export type DataTableModel<Row> = DataTableControls<Row> & DataTableRows<Row>;

function rowNameFrom<Row>(columns: readonly DataTableColumn<Row>[], format: ValueFormat) {
  const column = columns.find(({ rowHeader }) => rowHeader) ?? columns[0];
  return (row: Row) => (column ? formatValue(column.accessor(row), format) : '');
}
