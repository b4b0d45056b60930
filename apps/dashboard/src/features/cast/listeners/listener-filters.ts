import type { DataTableFilterState } from '@unmuted/ui/data-table';
import type { ListenersChange } from '#/features/cast/listeners/listeners.search.ts';

const filtered = ['country', 'class', 'stream'] as const;

/** Converts search parameters to table filters. */
export function filtersOf(search: Pick<ListenersChange, (typeof filtered)[number]>): DataTableFilterState {
  return Object.fromEntries(
    filtered.flatMap((column) => {
      const text = search[column];
      return text ? [[column, { values: text.split(',').map((value) => (value === '-' ? '' : value)) }]] : [];
    }),
  );
}

/** Converts table filters to search parameters. */
export function filterTexts(
  filters: DataTableFilterState,
): Record<(typeof filtered)[number], string | undefined> {
  const textFor = (column: string) => {
    const filter = filters[column];
    return filter && 'values' in filter
      ? filter.values?.map((value) => (value === '' ? '-' : String(value))).join(',')
      : undefined;
  };
  return { country: textFor('country'), class: textFor('class'), stream: textFor('stream') };
}
