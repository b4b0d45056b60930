import type { Gate } from './gate.ts';
import { playwright } from './playwright.ts';
import { storyPage } from './story-run.ts';

/** One picture a component and theme, against the one that was approved. */
export const looks: Gate = {
  id: 'looks',
  hint: 'Something looks different: open test-results/*-diff.png. If it is meant so: npm run looks -- --update-snapshots, and review the pictures.',
  run: async () => {
    await storyPage();
    const { examined, tests } = await playwright(['--config', 'playwright.looks.config.ts']);
    return { examined: { components: examined.tests ?? 0 }, ...(tests && { tests }) };
  },
};
