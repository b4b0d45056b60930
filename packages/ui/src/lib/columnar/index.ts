export { ColumnarIndex, type GetRow } from './columnar-index.ts';
export { diffRows, type RowChanges, type RowKey } from './diff-rows.ts';
export { fold, searchTerms } from './fold.ts';
export {
  type CellValue,
  type ColumnFilter,
  type ColumnSpec,
  everything,
  type Query,
  type Sort,
} from './query.ts';
export { RowEngine, type RowSnapshot, type RowSource } from './row-engine.ts';
export { type Job, runAtOnce, runSliced, type Turns } from './run-sliced.ts';
export type { SortDirection } from './sort-keys.ts';
