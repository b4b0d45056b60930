import type { PlayerLabels } from '#/provider/words/player.ts';

/** English words for tests and stories. */
export const playerWords: PlayerLabels = {};
