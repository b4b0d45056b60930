import type { PickerLabels } from '#/provider/label-groups/pickers.ts';

/** English labels for tests and stories. */
export const pickerLabels: PickerLabels = {
  choose: 'Choose',
  clear: 'Clear',
  clearAll: 'Clear all',
  removeChoice: (name) => `Remove ${name}`,
  selectedCount: (count) => `${count} chosen`,
  choiceAdded: (name, count) => `${name} added, ${count} chosen`,
  choiceRemoved: (name, count) => `${name} removed, ${count} chosen`,
  allRemoved: 'All removed',
  showOptions: 'Show the list',
  matchCount: (count) => (count === 1 ? '1 match' : `${count} matches`),
  noMatches: 'Nothing matches',
  loadingOptions: 'Loading the list',
  increaseNumber: 'Increase',
  decreaseNumber: 'Decrease',
  searchCountry: 'Search a country',
  addCountry: 'Add a country',
  searchTimeZone: 'Search a city, country or offset',
};
