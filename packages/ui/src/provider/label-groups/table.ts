/** Labels of DataTable. */
export interface TableLabels {
  /** Name of a search input without a placeholder. */
  search: string;
  /** Name of the column menu. */
  columns: string;
  showAllColumns: string;
  /** Compact density. */
  compactRows: string;
  /** Sort menu of the card layout: "Sort by", "By place", and the two directions. */
  sortBy: string;
  sortedBy: (column: string) => string;
  direction: string;
  ascending: string;
  descending: string;
  /** Name of the checkbox that selects all rows. */
  selectAll: (count: number, formatted: string) => string;
  /** Name of the checkbox of a row. */
  selectRow: (name: string) => string;
  /** "3 selected". */
  selectedCount: (count: number, formatted: string) => string;
  clearSelection: string;
  /** Header of the actions column, and name of a row's menu. */
  actions: string;
  actionsOf: (name: string) => string;
  /** "24 of 137 rows"; equal numbers when nothing is filtered. */
  rowCount: (shown: number, total: number, texts: { shown: string; total: string }) => string;
  /** Shows buffered rows: "12 new". */
  newRows: (count: number, formatted: string) => string;
  /** Pauses and resumes live updates. */
  freeze: string;
  resume: string;
  /** Empty state of a filtered table, and its action. */
  noMatches: string;
  clearFilters: string;
  /** Text of a value filter: none, several; and the action that clears it. */
  all: string;
  selectedValues: (count: number, formatted: string) => string;
  showAll: string;
  /** Text of a range filter without a range. */
  any: string;
  /** Export menu and its items. */
  export: string;
  downloadCsv: string;
  copyCsv: string;
  copied: string;
  copyFailed: string;
  /** The export is limited to this many rows. */
  exportLimit: (count: number, formatted: string) => string;
}
