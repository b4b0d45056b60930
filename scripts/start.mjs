// Runs on the system's Node: installs packages, builds what changed, and runs the server on Node 24.
import { join } from 'node:path';
import { ensureBuilt, quietEnv } from './lib/build.mjs';
import { runChildren, runSupervised } from './lib/children.mjs';
import { developmentCommands } from './lib/dev.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { nodeFor } from './lib/node.mjs';

const root = join(import.meta.dirname, '..');
const args = process.argv.slice(2);
const isDev = args.includes('--dev');
const forServer = args.filter((arg) => arg !== '--dev');

await step('Packages', () => ensureInstalled(root), ['installed', 'up to date']);
const node = nodeFor(root);
// Development reads the packages from their sources, but needs built sounds and styles.
await step('Build', () => ensureBuilt(root, node), ['done', 'up to date']);
// A compile cache makes restarts faster.
const env = { NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/node'), ...quietEnv(node) };
const server = { args: [join(root, 'apps/server/src/main.ts'), ...forServer], env, cwd: root };
process.exitCode = isDev
  ? await runChildren(node, await developmentCommands(root, env, forServer))
  : await runSupervised(node, server);

async function step(name, run, [done, nothingToDo]) {
  const startedAt = performance.now();
  const text = (await run()) ? done : nothingToDo;
  console.log(`${name.padEnd(8)}  ${text} (${((performance.now() - startedAt) / 1000).toFixed(1)} s)`);
}
