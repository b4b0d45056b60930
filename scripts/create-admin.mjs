// Runs on the system's Node: installs packages, then asks for a password and creates an admin on Node 24.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { quietEnv } from './lib/build.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { nodeFor } from './lib/node.mjs';

const root = join(import.meta.dirname, '..');
await ensureInstalled(root);
const node = nodeFor(root);
const program = join(root, 'apps/server/src/create-admin.ts');
// Runs from the sources, without a build.
const child = spawn(node, ['--conditions=source', program, ...process.argv.slice(2)], {
  stdio: 'inherit',
  env: quietEnv(node),
});
// The child receives Ctrl-C too and may have to stop a database.
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => {});
child.once('exit', (code) => {
  process.exitCode = code ?? 1;
});
