import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const followLauncher = fileURLToPath(new URL('./follow-launcher.mjs', import.meta.url));
/** One Ctrl-C comes twice: from the terminal and from npm. A second one is meant only after this time. */
const sameKeyMs = 400;

/**
 * Runs Node processes until the first ends, then ends the others. Signals reach each child once: they are in groups of
 * their own, away from the terminal, so that the server drains in peace. Gives the first one's exit code.
 * @param {string} node
 * @param {{ args: string[], env: NodeJS.ProcessEnv, cwd: string }[]} commands
 */
export async function runChildren(node, commands) {
  const children = commands.map(({ args, env, cwd }) =>
    spawn(node, ['--import', followLauncher, ...args], {
      cwd,
      env,
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
      detached: process.platform !== 'win32',
    }),
  );
  const ends = children.map(endOf);
  let lastSignalAt = Number.NEGATIVE_INFINITY;
  const forward = (signal) => {
    if (performance.now() - lastSignalAt < sameKeyMs) return;
    lastSignalAt = performance.now();
    for (const child of children) child.kill(signal);
  };
  process.on('SIGINT', () => forward('SIGINT'));
  for (const signal of ['SIGTERM', 'SIGHUP']) process.on(signal, () => forward('SIGTERM'));
  const code = await Promise.race(ends);
  for (const child of children) child.kill('SIGTERM');
  await Promise.all(ends);
  return code;
}

function endOf(child) {
  return new Promise((resolve) => {
    child.once('error', (error) => {
      console.error(error.message);
      resolve(1);
    });
    child.once('exit', (code) => resolve(code ?? 1));
  });
}
