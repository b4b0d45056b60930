import type { PaletteLabels } from '#/provider/words/palette.ts';

/** English words for tests and stories. */
export const paletteWords: PaletteLabels = {
  search: 'Search',
  results: 'Results',
  recent: 'Recent',
  found: (count) => (count === 1 ? '1 result' : `${count} results`),
  nothingFound: (query) => `Nothing found for “${query}”`,
  nothingHint: 'Try a part of the name.',
  toMove: 'to move',
  toOpen: 'to open',
};
