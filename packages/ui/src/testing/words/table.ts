import type { TableLabels } from '#/provider/words/table.ts';

/** English words for tests and stories. */
export const tableWords: TableLabels = {};
