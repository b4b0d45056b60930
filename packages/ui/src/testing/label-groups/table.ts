import type { TableLabels } from '#/provider/label-groups/table.ts';

const number = new Intl.NumberFormat('en');

/** English labels for tests and stories. */
export const tableLabels: TableLabels = {
  search: 'Search the table',
  columns: 'Columns',
  showAllColumns: 'Show all columns',
  compactRows: 'Compact rows',
  sortBy: 'Sort by',
  sortedBy: (column) => `By ${column}`,
  direction: 'Direction',
  ascending: 'Ascending',
  descending: 'Descending',
  selectAll: (count) => (count === 1 ? 'Select the row' : `Select all ${number.format(count)} rows`),
  selectRow: (name) => `Select ${name}`,
  selectedCount: (count) => `${number.format(count)} selected`,
  clearSelection: 'Clear selection',
  actions: 'Actions',
  actionsOf: (name) => `Actions for ${name}`,
  rowCount: (shown, total) =>
    shown === total
      ? `${number.format(total)} ${total === 1 ? 'row' : 'rows'}`
      : `${number.format(shown)} of ${number.format(total)} rows`,
  newRows: (count) => `${number.format(count)} new`,
  freeze: 'Freeze',
  resume: 'Resume',
  noMatches: 'Nothing matches these filters',
  clearFilters: 'Clear filters',
  all: 'All',
  selectedValues: (count) => `${number.format(count)} chosen`,
  showAll: 'Show all',
  any: 'Any',
  export: 'Export',
  downloadCsv: 'Download CSV',
  copyCsv: 'Copy as CSV',
  copied: 'Copied',
  copyFailed: 'Not copied',
  exportLimit: (count) => `First ${number.format(count)} rows`,
};
