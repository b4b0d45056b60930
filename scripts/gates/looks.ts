import { globSync } from 'node:fs';
import { inBackground, root } from './command.ts';
import type { Gate } from './gate.ts';
import { playwright } from './playwright.ts';
import { storyPage } from './story-run.ts';

/** Each component beside its approved picture, light and dark. */
export const looks: Gate = {
  id: 'looks',
  hint: 'npm run looks -- -g "<name>" shows what moved, in test-results; npm run looks -- --update-snapshots approves it. A new component wants a picture.',
  run: async () => {
    await storyPage();
    const result = await playwright(['--config', 'playwright.looks.config.ts'], inBackground);
    const pictures = globSync('packages/ui/looks/*.png', { cwd: root }).length;
    return { ...result, examined: { components: result.examined.tests ?? 0, pictures } };
  },
};
