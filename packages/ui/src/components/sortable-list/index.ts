export { moveItem } from '#/components/reorder/place.ts';
export { SortableList, type SortableListProps } from './sortable-list.tsx';
