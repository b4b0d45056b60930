import type { PaletteLabels } from '#/provider/words/palette.ts';

/** English words for tests and stories. */
export const paletteWords: PaletteLabels = {};
