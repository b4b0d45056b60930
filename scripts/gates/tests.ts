/** Gates that run tests: Vitest, and Playwright in a browser. */
import { globSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { ensureBuilt, root } from './command.ts';
import type { Gate } from './gate.ts';
import { httpTests } from './http/http.ts';
import { playwright } from './playwright.ts';
import { storyPage } from './story-run.ts';
import { vitest } from './vitest.ts';

const config = ['--config', 'vitest.config.ts'];
/** Vitest would leave one core idle, and some tests wait for processes and timers. */
const unitWorkers = `--maxWorkers=${availableParallelism() + 1}`;

export const unit: Gate = {
  id: 'unit',
  hint: 'npx vitest run --config vitest.config.ts <part of the file name>',
  run: async () => {
    await ensureBuilt();
    return vitest([...config, unitWorkers, '--project=!contract', '--exclude', `**/*${httpTests}`]);
  },
};

/** The client against the server. */
export const contract: Gate = {
  id: 'contract',
  hint: 'The client and the server disagree, or no test calls an operation: npx vitest run --project contract',
  run: async () => {
    const result = await vitest([...config, '--project=contract']);
    return { ...result, examined: { ...result.examined, operations: operationCount() } };
  },
};

/** Journeys in a real browser against the built product with its server, database and engine. */
export const browser: Gate = {
  id: 'browser',
  hint: 'npx playwright test -g "<title>" --trace on, then npx playwright show-trace',
  run: async () => {
    await ensureBuilt();
    return playwright([]);
  },
};

/** Each component compared with its approved picture, in light and dark. */
export const looks: Gate = {
  id: 'looks',
  hint: 'npm run looks -- -g "<name>" writes the difference to test-results; add --update-snapshots to approve it.',
  run: async () => {
    await storyPage();
    const result = await playwright(['--config', 'playwright.looks.config.ts']);
    const pictures = globSync('packages/ui/looks/*.png', { cwd: root }).length;
    return { ...result, examined: { components: result.examined.tests ?? 0, pictures } };
  },
};

/** The number of operations in the two OpenAPI documents. */
export function operationCount(): number {
  return ['main', 'cast'].reduce((sum, name) => {
    const file = join(root, `packages/api/openapi/${name}.gen.json`);
    const { paths } = JSON.parse(readFileSync(file, 'utf8')) as { paths: Record<string, object> };
    return sum + Object.values(paths).reduce((count, path) => count + Object.keys(path).length, 0);
  }, 0);
}
