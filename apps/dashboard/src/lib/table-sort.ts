import type { DataTableSort } from '@unmuted/ui/data-table';

/** How a table is sorted, from the text of an address: a column, or `-column` from the other end. */
export function sortOf(text: string | undefined): DataTableSort | null {
  if (!text) return null;
  return text.startsWith('-')
    ? { column: text.slice(1), direction: 'desc' }
    : { column: text, direction: 'asc' };
}

/** The text of an address, from how a table is sorted. */
export function sortText(sort: DataTableSort | null): string | undefined {
  return sort ? `${sort.direction === 'desc' ? '-' : ''}${sort.column}` : undefined;
}
