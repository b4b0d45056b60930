import type { ShowingLabels } from '#/provider/words/showing.ts';

/** English words for tests and stories. */
export const showingWords: ShowingLabels = {};
