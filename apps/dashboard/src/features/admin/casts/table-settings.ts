import type { DataTableFilterState } from '@unmuted/ui/data-table';
import { type AdminCastsSearch, usuallyHidden } from '#/features/admin/casts/admin-casts.search.ts';

/** The columns that are not shown. */
export function hiddenOf({ hide = usuallyHidden }: AdminCastsSearch): string[] {
  return hide.split(',').filter(Boolean);
}

/** What the table is filtered by, from the text of an address. */
export function filtersOf({ state }: AdminCastsSearch): DataTableFilterState {
  return state ? { state: { values: state.split(',') } } : {};
}

/** The text of an address, from what the table is filtered by. */
export function stateText({ state }: DataTableFilterState): string | undefined {
  return state && 'values' in state && state.values.length ? state.values.join() : undefined;
}
