/** Labels of Select, Combobox, MultiSelect, SearchInput, NumberInput and components based on them. */
export interface PickerLabels {
  /** Placeholder of an empty select. */
  choose: string;
  /** Clears a text or a selection. */
  clear: string;
  /** Clears a multiple selection. */
  clearAll: string;
  /** Removes one selected option, such as "Remove Ireland". */
  removeChoice: (name: string) => string;
  /** Name of the list of selected options, such as "2 chosen". */
  selectedCount: (count: number, formatted: string) => string;
  /** Announced when an option is selected, such as "Ireland added, 2 chosen". */
  choiceAdded: (name: string, count: number, formatted: string) => string;
  /** Announced when an option is removed, such as "Ireland removed, 1 chosen". */
  choiceRemoved: (name: string, count: number, formatted: string) => string;
  /** Announced when all options are removed. */
  allRemoved: string;
  /** Name of the button that opens the list. */
  showOptions: string;
  /** Announced when the query changes the list, such as "3 matches". */
  matchCount: (count: number, formatted: string) => string;
  /** No option matches the query. */
  noMatches: string;
  /** Loading state of the list. */
  loadingOptions: string;
  /** Names of the stepper buttons. */
  increaseNumber: string;
  decreaseNumber: string;
  /** Placeholder of an empty country input. */
  searchCountry: string;
  /** Placeholder when countries are selected. */
  addCountry: string;
  /** Placeholder of a time zone input. */
  searchTimeZone: string;
}
