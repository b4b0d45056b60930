export type { CellValue, RowKey } from '#/lib/columnar/index.ts';
export { DataTableLines, type DataTableLinesProps } from './cells.tsx';
export { DataTable } from './data-table.tsx';
export type {
  DataTableColumn,
  DataTableColumnFilter,
  DataTableDensity,
  DataTableFilterKind,
  DataTableFilterRange,
  DataTableFilterState,
  DataTableFilterValue,
  DataTablePaged,
  DataTableProps,
  DataTableRows,
  DataTableSort,
  DataTableState,
} from './data-table.types.ts';
export { DataTableColumns } from './data-table-columns.tsx';
export { DataTableExport, type DataTableExportProps } from './data-table-export.tsx';
export { DataTableFilter, type DataTableFilterProps, DataTableFilters } from './data-table-filter.tsx';
export { DataTableFreeze } from './data-table-freeze.tsx';
export { DataTableSearch, type DataTableSearchProps } from './data-table-search.tsx';
