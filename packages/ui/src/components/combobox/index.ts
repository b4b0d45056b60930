export type { ListStates } from '#/components/listbox/list-status.tsx';
export type { ListGroup, ListItem, ListOption } from '#/components/listbox/listbox.types.ts';
export type { OptionFilter } from '#/components/listbox/search-options.ts';
export type { ListSearch } from '#/components/listbox/use-option-search.ts';
export { Combobox } from './combobox.tsx';
export type { ComboboxProps } from './combobox.types.ts';
