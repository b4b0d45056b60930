export type { ListGroup, ListItem, ListOption } from '#/components/listbox/listbox.types.ts';
export type { OptionFilter } from '#/components/listbox/search-options.ts';
export { MultiSelect } from './multi-select.tsx';
export type { MultiSelectProps } from './multi-select.types.ts';
