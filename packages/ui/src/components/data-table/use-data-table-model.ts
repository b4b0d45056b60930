import { useCallback, useLayoutEffect, useMemo, useRef } from 'react';
import { everything, type Query, type RowKey } from '#/lib/columnar/index.ts';
import { useControllableState } from '#/lib/use-controllable-state.ts';
import { useMediaQuery } from '#/lib/use-media-query.ts';
import { useUi } from '#/provider/ui-provider.tsx';
import { searchColumns } from './columns.ts';
import type {
  DataTableColumn,
  DataTableColumnFilter,
  DataTableFilterState,
  DataTableProps,
} from './data-table.types.ts';
import { useRowEngine, useRowSource } from './use-row-engine.ts';
import { useSelection } from './use-selection.ts';
import { valueText } from './value-text.ts';

const noFilters: DataTableFilterState = {};
const noColumns: readonly string[] = [];
const noSelection: ReadonlySet<RowKey> = new Set();

/** Everything the parts of a table share. */
export function useDataTableModel<Row>(props: DataTableProps<Row>) {
  const { columns, rowKey, layout = 'auto' } = props;
  const { locale } = useUi();
  // The breakpoint below which a row becomes a card.
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
        : { ...everything, asked: JSON.stringify([page, search[0], filters[0], sort[0]]) },
    [page, search[0], textColumns, filters[0], sort[0]],
  );
  const forget = useForget(selection);
  const [engine, snapshot] = useRowEngine({
    columns,
    rowKey,
    source,
    query,
    frozen: state.frozen[0],
    onGone: forget,
  });
  const visible = useMemo(() => {
    const away = new Set(hidden[0]);
    return columns.filter(({ id, hideable }) => hideable === false || !away.has(id));
  }, [columns, hidden[0]]);
  const rowName = props.rowLabel ?? nameBy(columns, locale);
  const isFiltered = search[0].trim() !== '' || Object.keys(filters[0]).length > 0;
  return {
    ...state,
    label: props.label,
    columns,
    visible,
    rowKey,
    rowName,
    engine,
    snapshot,
    selection: useSelection(snapshot, rowKey, selection),
    isFiltered,
    /** Rows on all pages; undefined where the rows are all there are. */
    total,
    layout: layout === 'auto' ? (isPhone ? ('cards' as const) : ('table' as const)) : layout,
    setFilter: (column: string, filter: DataTableColumnFilter | undefined) => {
      const { [column]: _, ...others } = filters[0];
      filters[1](filter ? { ...others, [column]: filter } : others);
    },
    clearFilters: () => {
      search[1]('');
      filters[1](noFilters);
    },
  };
}

/** What the parts of a table share. */
export type DataTableModel<Row> = ReturnType<typeof useDataTableModel<Row>>;

/** Each pair is the value and what sets it, whoever holds it. */
function useTableState<Row>(props: DataTableProps<Row>) {
  return {
    sort: useControllableState({
      value: props.sort,
      defaultValue: props.defaultSort ?? null,
      onChange: props.onSortChange,
    }),
    search: useControllableState({
      value: props.search,
      defaultValue: props.defaultSearch ?? '',
      onChange: props.onSearchChange,
    }),
    filters: useControllableState({
      value: props.filters,
      defaultValue: props.defaultFilters ?? noFilters,
      onChange: props.onFiltersChange,
    }),
    hidden: useControllableState({
      value: props.hiddenColumns,
      defaultValue: props.defaultHiddenColumns ?? noColumns,
      onChange: props.onHiddenColumnsChange,
    }),
    density: useControllableState({
      value: props.density,
      defaultValue: props.defaultDensity ?? 'comfortable',
      onChange: props.onDensityChange,
    }),
    selection: useControllableState({
      value: props.selection,
      defaultValue: props.defaultSelection ?? noSelection,
      onChange: props.onSelectionChange,
    }),
    frozen: useControllableState({
      value: props.frozen,
      defaultValue: props.defaultFrozen ?? false,
      onChange: props.onFrozenChange,
    }),
  };
}

type Selection = readonly [ReadonlySet<RowKey>, (next: ReadonlySet<RowKey>) => void];

/** Rows that are gone are no longer selected: an act on the selection would name them. */
function useForget(selection: Selection) {
  const latest = useRef(selection);
  useLayoutEffect(() => {
    latest.current = selection;
  });
  return useCallback((keys: RowKey[]) => {
    const [selected, setSelected] = latest.current;
    if (!keys.some((key) => selected.has(key))) return;
    const next = new Set(selected);
    for (const key of keys) next.delete(key);
    setSelected(next);
  }, []);
}

function nameBy<Row>(columns: readonly DataTableColumn<Row>[], locale: string) {
  const column = columns.find(({ rowHeader }) => rowHeader) ?? columns[0];
  return (row: Row) => (column ? valueText(column.accessor(row), locale) : '');
}
