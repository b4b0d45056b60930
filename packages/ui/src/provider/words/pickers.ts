/** The words of Select, Combobox, MultiSelect, SearchInput, NumberInput and what is built on them. */
export type PickerLabels = {};
