export type { ListGroup, ListItem, ListOption } from '#/components/listbox/listbox.types.ts';
export type { OptionFilter } from '#/components/listbox/search-options.ts';
export { Combobox, type ComboboxProps } from './combobox.tsx';
export type { ListStates } from './list-status.tsx';
export type { ListSearch } from './use-option-search.ts';
