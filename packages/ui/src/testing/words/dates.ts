import type { DateLabels } from '#/provider/words/dates.ts';

/** English words for tests and stories. */
export const datesWords: DateLabels = {};
