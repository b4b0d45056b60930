/** The words of Select, Combobox, MultiSelect, SearchInput, NumberInput and what is built on them. */
export interface PickerLabels {
  /** In a select where nothing is chosen. */
  choose: string;
  /** Empties a text or a choice. */
  clear: string;
  /** Takes every chosen thing away. */
  clearAll: string;
  /** Takes one chosen thing away, such as "Remove Ireland". */
  removeChoice: (name: string) => string;
  /** Name of the list of what is chosen, such as "2 chosen". */
  selectedCount: (count: number) => string;
  /** Said when a choice was added, such as "Ireland added, 2 chosen". */
  choiceAdded: (name: string, count: number) => string;
  /** Said when a choice was taken away, such as "Ireland removed, 1 chosen". */
  choiceRemoved: (name: string, count: number) => string;
  /** Said when all choices were taken away. */
  allRemoved: string;
  /** Opens the list beside an editable field. */
  showOptions: string;
  /** Said when the list changed as something was typed, such as "3 matches". */
  matchCount: (count: number) => string;
  /** Nothing in the list has what was typed. */
  noMatches: string;
  /** While the list is on its way. */
  loadingOptions: string;
  /** Buttons beside a number. */
  increaseNumber: string;
  decreaseNumber: string;
  /** In an empty field of countries. */
  searchCountry: string;
  /** In a field that holds countries already. */
  addCountry: string;
  /** In an empty field of time zones. */
  searchTimeZone: string;
}
