export type { CellValue, RowKey } from '#/lib/columnar/index.ts';
export { DataTableColumns } from './columns/column-menu.tsx';
export { DataTable } from './data-table.tsx';
export type {
  DataTableColumn,
  DataTableColumnFilter,
  DataTableDensity,
  DataTableFilterKind,
  DataTableFilterRange,
  DataTableFilterState,
  DataTableFilterValue,
  DataTableOwnProps,
  DataTablePaged,
  DataTableProps,
  DataTableRows,
  DataTableSort,
  DataTableState,
} from './data-table.types.ts';
export { DataTableExport, type DataTableExportProps } from './export/export-menu.tsx';
export { DataTableLines, type DataTableLinesProps } from './rows/cells.tsx';
export { DataTableFreeze } from './toolbar/freeze-button.tsx';
export { DataTableFilter, type DataTableFilterProps, DataTableFilters } from './toolbar/table-filter.tsx';
export { DataTableSearch, type DataTableSearchProps } from './toolbar/table-search.tsx';
