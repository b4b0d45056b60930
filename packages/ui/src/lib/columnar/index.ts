export { ColumnarIndex } from './columnar-index.ts';
export type { RowKey } from './diff-rows.ts';
export { naturalCompare } from './natural-compare.ts';
export {
  type CellValue,
  type ColumnFilter,
  type ColumnSpec,
  emptyQuery,
  type Query,
  type Sort,
} from './query.ts';
export { RowEngine, type RowSnapshot, type RowSource } from './row-engine.ts';
export { type Job, runInSlices, runSync } from './run-in-slices.ts';
