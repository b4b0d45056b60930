import type { PickerLabels } from '#/provider/words/pickers.ts';

/** English words for tests and stories. */
export const pickersWords: PickerLabels = {};
