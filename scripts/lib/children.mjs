import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const followLauncher = fileURLToPath(new URL('./follow-launcher.mjs', import.meta.url));
/** One Ctrl-C comes twice: from the terminal and from npm. A second one is meant only after this time. */
const sameKeyMs = 400;
/** A server that crashes so often within a minute would crash again. */
const crashLimit = 5;
const crashWindowMs = 60_000;
/** After the first crash; after each further one twice as long. */
const restartAfterMs = 200;

/**
 * Runs Node processes until the first ends, then ends the others. Gives the first one's exit code.
 * @param {string} node
 * @param {{ args: string[], env: NodeJS.ProcessEnv, cwd: string }[]} commands
 */
export async function runChildren(node, commands) {
  const children = commands.map((command) => launch(node, command));
  const ends = children.map(endOf);
  onSignal((signal) => {
    for (const child of children) child.kill(signal);
  });
  const { code } = await Promise.race(ends);
  for (const child of children) child.kill('SIGTERM');
  await Promise.all(ends);
  return code;
}

/**
 * Runs a Node process that tells its parent 'ready', and starts it again when it fails after that. One that never was
 * ready has a reason that a person must mend. Gives the last exit code.
 * @param {string} node
 * @param {{ args: string[], env: NodeJS.ProcessEnv, cwd: string }} command
 */
export async function runSupervised(node, command) {
  const waiting = new AbortController();
  let child;
  onSignal((signal) => {
    waiting.abort();
    child.kill(signal);
  });
  let wasReady = false;
  /** @type {number[]} */
  let crashes = [];
  for (;;) {
    child = launch(node, command);
    child.on('message', (message) => {
      wasReady ||= message === 'ready';
    });
    const { code, how } = await endOf(child);
    if (code === 0 || !wasReady || waiting.signal.aborted) return code;
    const now = performance.now();
    crashes = [...crashes.filter((at) => now - at < crashWindowMs), now];
    if (crashes.length >= crashLimit) {
      console.error(
        `The server ended ${crashLimit} times within a minute (now with ${how}). It stays ended.`,
      );
      return code;
    }
    console.error(`The server ended with ${how}. It is started again.`);
    await pause(restartAfterMs * 2 ** (crashes.length - 1), waiting.signal);
    if (waiting.signal.aborted) return code;
  }
}

/**
 * Signals reach a child once, from us: it is in a group of its own, away from the terminal, so that the server drains in
 * peace.
 */
function launch(node, { args, env, cwd }) {
  return spawn(node, ['--import', followLauncher, ...args], {
    cwd,
    env,
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    detached: process.platform !== 'win32',
  });
}

function onSignal(forward) {
  let lastSignalAt = Number.NEGATIVE_INFINITY;
  const once = (signal) => {
    if (performance.now() - lastSignalAt < sameKeyMs) return;
    lastSignalAt = performance.now();
    forward(signal);
  };
  process.on('SIGINT', () => once('SIGINT'));
  for (const signal of ['SIGTERM', 'SIGHUP']) process.on(signal, () => once('SIGTERM'));
}

/** @returns {Promise<{ code: number, how: string }>} */
function endOf(child) {
  return new Promise((resolve) => {
    child.once('error', (error) => {
      console.error(error.message);
      resolve({ code: 1, how: error.message });
    });
    child.once('exit', (code, signal) => resolve({ code: code ?? 1, how: signal ?? `code ${code}` }));
  });
}

/** @param {AbortSignal} signal */
function pause(forMs, signal) {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, forMs);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve(undefined);
    });
  });
}
