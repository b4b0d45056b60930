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
  const [notify] = useState(() => ({
    sort: (next: DataTableSort | null) => latest().onSortChange?.(next),
    search: (next: string) => latest().onSearchChange?.(next),
    filters: (next: DataTableFilterState) => latest().onFiltersChange?.(next),
    hidden: (next: readonly string[]) => latest().onHiddenColumnsChange?.(next),
    density: (next: DataTableDensity) => latest().onDensityChange?.(next),
    selection: (next: ReadonlySet<RowKey>) => latest().onSelectionChange?.(next),
    frozen: (next: boolean) => latest().onFrozenChange?.(next),
  }));
  return {
    sort: useStatePair(props.sort, props.defaultSort ?? null, notify.sort),
    search: useStatePair(props.search, props.defaultSearch ?? '', notify.search),
    filters: useStatePair(props.filters, props.defaultFilters ?? noFilters, notify.filters),
    hidden: useStatePair(props.hiddenColumns, props.defaultHiddenColumns ?? noColumns, notify.hidden),
    density: useStatePair(props.density, props.defaultDensity ?? 'comfortable', notify.density),
    selection: useStatePair(props.selection, props.defaultSelection ?? noSelection, notify.selection),
    frozen: useStatePair(props.frozen, props.defaultFrozen ?? false, notify.frozen),
  };
}

function useStatePair<Value>(value: Value | undefined, defaultValue: Value, onChange: (next: Value) => void) {
  const [current, set] = useControllableState({ value, defaultValue, onChange });
  return useMemo(() => [current, set] as const, [current, set]);
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
