// Runs on the system's Node: installs packages inside the checkout, then runs the gates on Node 24.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { ensureInstalled } from './lib/install.mjs';
import { nodeFor } from './lib/node.mjs';

const root = join(import.meta.dirname, '..');
await ensureInstalled(root);
const { status } = spawnSync(nodeFor(root), [join(root, 'scripts/gates/run.ts'), ...process.argv.slice(2)], {
  cwd: root,
  stdio: 'inherit',
  env: {
    ...process.env,
    PATH: `${join(root, 'node_modules/.bin')}:${process.env.PATH}`,
    DO_NOT_TRACK: '1',
    TURBO_TELEMETRY_DISABLED: '1',
    STORYBOOK_DISABLE_TELEMETRY: '1',
  },
});
process.exit(status ?? 1);
