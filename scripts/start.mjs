// Runs on the system's Node: installs what is missing, builds what changed, starts the server on Node 24 and waits.
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
// While developing, the packages are read from their sources; what only a build makes (sounds, styles) is still needed.
await step('Build', () => ensureBuilt(root, node), ['done', 'up to date']);
// What was compiled once is not compiled again: a server that failed is back sooner.
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
