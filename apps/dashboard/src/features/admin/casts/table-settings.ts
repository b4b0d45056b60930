import type { DataTableFilterState } from '@unmuted/ui/data-table';
import { type AdminCastsSearch, usuallyHidden } from '#/features/admin/casts/admin-casts.search.ts';

/** Returns the hidden columns. */
export function hiddenOf({ hide = usuallyHidden }: AdminCastsSearch): string[] {
  return hide.split(',').filter(Boolean);
}

/** Converts search parameters to table filters. */
export function filtersOf({ state }: AdminCastsSearch): DataTableFilterState {
  return state ? { state: { values: state.split(',') } } : {};
}

/** Converts table filters to search parameters. */
export function stateText({ state }: DataTableFilterState): string | undefined {
  return state && 'values' in state && state.values.length ? state.values.join() : undefined;
}
