import type { ActionLabels } from '#/provider/words/actions.ts';

/** English words for tests and stories. */
export const actionsWords: ActionLabels = {};
