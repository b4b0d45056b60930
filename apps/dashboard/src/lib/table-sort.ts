import type { DataTableSort } from '@unmuted/ui/data-table';

/** Parses the sort parameter: a column, or `-column` for descending order. */
export function sortOf(text: string | undefined): DataTableSort | null {
  if (!text) return null;
  return text.startsWith('-')
    ? { column: text.slice(1), direction: 'desc' }
    : { column: text, direction: 'asc' };
}

/** Formats the sort parameter. */
export function sortText(sort: DataTableSort | null): string | undefined {
  return sort ? `${sort.direction === 'desc' ? '-' : ''}${sort.column}` : undefined;
}
