import { ensureBuilt } from './build.ts';
import type { Gate } from './gate.ts';
import { playwright } from './playwright.ts';

/** Journeys in a real browser against the product's own build, server, database and engine. */
export const browser: Gate = {
  id: 'browser',
  hint: 'npx playwright test -g "<title>" --trace on, then npx playwright show-trace',
  run: async () => {
    await ensureBuilt();
    return playwright([]);
  },
};
