export { ToggleGroup } from './toggle-group.tsx';
export type {
  MultipleToggleGroupProps,
  SingleToggleGroupProps,
  ToggleGroupProps,
} from './toggle-group.types.ts';
export { ToggleGroupItem, type ToggleGroupItemProps } from './toggle-group-item.tsx';
