/** The words of DataTable. */
export interface TableLabels {
  /** Name of the quick filter that has no placeholder. */
  search: string;
  /** Name of the menu that chooses the columns. */
  columns: string;
  showAllColumns: string;
  /** Rows of less height. */
  compactRows: string;
  /** The order of cards: "Sort by", "By place", and the two directions. */
  sortBy: string;
  sortedBy: (column: string) => string;
  direction: string;
  ascending: string;
  descending: string;
  /** Name of the box that selects every row of the result. */
  selectAll: (count: number) => string;
  /** Name of the box of a row. */
  selectRow: (name: string) => string;
  /** "3 selected". */
  selectedCount: (count: number) => string;
  clearSelection: string;
  /** Head of the column of menus, and name of the menu of a row. */
  actions: string;
  actionsOf: (name: string) => string;
  /** "24 of 137 rows"; both are the same when nothing is filtered. */
  rowCount: (shown: number, total: number) => string;
  /** Puts in rows that wait: "12 new". */
  newRows: (count: number) => string;
  /** Holds a live table as it is, and lets it go on. */
  freeze: string;
  resume: string;
  /** No row passes the filters, and what changes that. */
  noMatches: string;
  clearFilters: string;
  /** What a filter of values says: nothing chosen, and several; and what takes it away. */
  all: string;
  selectedValues: (count: number) => string;
  showAll: string;
  /** A filter of ranges that holds nothing back. */
  any: string;
  /** The menu of files and what is in it. */
  export: string;
  downloadCsv: string;
  copyCsv: string;
  copied: string;
  copyFailed: string;
  /** A file holds at most so many rows. */
  exportLimit: (count: number) => string;
}
