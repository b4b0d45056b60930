export type { ListGroup, ListItem, ListOption } from '#/components/listbox/listbox.types.ts';
export { Select, type SelectProps } from './select.tsx';
