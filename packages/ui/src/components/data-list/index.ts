export {
  DataList,
  DataListIcon,
  type DataListIconProps,
  DataListItem,
  type DataListItemProps,
  type DataListProps,
} from './data-list.tsx';
