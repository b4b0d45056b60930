export { useVirtualRows, type VirtualRows } from './use-virtual-rows.ts';
export {
  contentHeight,
  offsetFromScroll,
  pageSize,
  type RowRange,
} from './virtual-range.ts';
