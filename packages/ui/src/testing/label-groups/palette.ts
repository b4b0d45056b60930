import type { PaletteLabels } from '#/provider/label-groups/palette.ts';

/** English labels for tests and stories. */
export const paletteLabels: PaletteLabels = {
  search: 'Search',
  results: 'Results',
  recent: 'Recent',
  resultCount: (count) => (count === 1 ? '1 result' : `${count} results`),
  noResults: (query) => `Nothing found for “${query}”`,
  noResultsHint: 'Try a part of the name.',
  moveHint: 'to move',
  openHint: 'to open',
};
