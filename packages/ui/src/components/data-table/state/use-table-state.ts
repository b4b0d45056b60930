import { useMemo, useState } from 'react';
import type {
  DataTableDensity,
  DataTableFilterState,
  DataTableProps,
  DataTableSort,
} from '#/components/data-table/data-table.types.ts';
import type { RowKey } from '#/lib/columnar/index.ts';
import { useControllableState } from '#/lib/use-controllable-state.ts';
import { useLatest } from '#/lib/use-latest.ts';

export const noFilters: DataTableFilterState = {};
const noColumns: readonly string[] = [];
const noSelection: ReadonlySet<RowKey> = new Set();

/** State of a table, each as a memoized `[value, setValue]` pair, controlled or uncontrolled. */
export function useTableState<Row>(props: DataTableProps<Row>) {
  const latest = useLatest(() => props);
  const [tell] = useState(() => ({
    sort: (next: DataTableSort | null) => latest().onSortChange?.(next),
    search: (next: string) => latest().onSearchChange?.(next),
    filters: (next: DataTableFilterState) => latest().onFiltersChange?.(next),
    hidden: (next: readonly string[]) => latest().onHiddenColumnsChange?.(next),
    density: (next: DataTableDensity) => latest().onDensityChange?.(next),
    selection: (next: ReadonlySet<RowKey>) => latest().onSelectionChange?.(next),
    frozen: (next: boolean) => latest().onFrozenChange?.(next),
  }));
  return {
    sort: usePair(props.sort, props.defaultSort ?? null, tell.sort),
    search: usePair(props.search, props.defaultSearch ?? '', tell.search),
    filters: usePair(props.filters, props.defaultFilters ?? noFilters, tell.filters),
    hidden: usePair(props.hiddenColumns, props.defaultHiddenColumns ?? noColumns, tell.hidden),
    density: usePair(props.density, props.defaultDensity ?? 'comfortable', tell.density),
    selection: usePair(props.selection, props.defaultSelection ?? noSelection, tell.selection),
    frozen: usePair(props.frozen, props.defaultFrozen ?? false, tell.frozen),
  };
}

function usePair<Value>(value: Value | undefined, defaultValue: Value, onChange: (next: Value) => void) {
  const [now, set] = useControllableState({ value, defaultValue, onChange });
  return useMemo(() => [now, set] as const, [now, set]);
}

type Selection = readonly [ReadonlySet<RowKey>, (next: ReadonlySet<RowKey>) => void];

/** Deselects removed rows, so that bulk actions don't include them. */
export function useDeselectRemoved([selected, setSelected]: Selection) {
  return useLatest((keys: RowKey[]) => {
    if (!keys.some((key) => selected.has(key))) return;
    const next = new Set(selected);
    for (const key of keys) next.delete(key);
    setSelected(next);
  });
}
