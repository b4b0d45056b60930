/** Labels of CommandPalette. */
export interface PaletteLabels {
  /** Name of the palette and its input. */
  search: string;
  /** Name of the list of results. */
  results: string;
  /** Heading of the recent items. */
  recent: string;
  /** Number of results, such as "3 results". */
  resultCount: (count: number, formatted: string) => string;
  /** Empty state of a search. */
  noResults: (query: string) => string;
  /** Hint below the empty state. */
  noResultsHint: string;
  /** Label of the arrow keys. */
  moveHint: string;
  /** Label of the Enter key. */
  openHint: string;
}
