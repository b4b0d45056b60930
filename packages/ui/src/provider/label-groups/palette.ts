/** The words of CommandPalette. */
export interface PaletteLabels {
  /** Names the palette and its field. */
  search: string;
  /** Names the list below the field. */
  results: string;
  /** Heading of what was chosen lately. */
  recent: string;
  /** How much was found, such as "3 results". */
  resultCount: (count: number) => string;
  /** Nothing fits what was typed. */
  noResults: (query: string) => string;
  /** What to do about it. */
  noResultsHint: string;
  /** Beside the keys that move in the list. */
  moveHint: string;
  /** Beside the key that goes to what is active. */
  openHint: string;
}
