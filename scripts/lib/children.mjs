import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const followLauncher = fileURLToPath(new URL('./follow-launcher.mjs', import.meta.url));
/** One Ctrl-C arrives twice: from the terminal and from npm. Signals within this time count as one. */
const sameKeyMs = 400;
/** The server is not restarted after this many crashes within the window. */
const crashLimit = 5;
const crashWindowMs = 60_000;
/** Delay before the first restart; doubles with each crash. */
const restartAfterMs = 200;
const parentCheckMs = 250;
/** Read first: npm may end while the packages are still built. */
const npmProcesses = process.env.npm_lifecycle_event ? parents() : [];

/**
 * Runs Node processes until the first ends, then stops the others. Returns the first one's exit code.
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
 * Runs a Node process that sends 'ready' to its parent, and restarts it when it fails after that. A process that fails
 * earlier has a wrong configuration and is not restarted. Returns the last exit code.
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
        `The server ended ${crashLimit} times within a minute (last with ${how}). Not restarting.`,
      );
      return code;
    }
    console.error(`The server ended with ${how}. Restarting.`);
    await pause(restartAfterMs * 2 ** (crashes.length - 1), waiting.signal);
    if (waiting.signal.aborted) return code;
  }
}

/** The child has its own process group, so it receives each signal once, from here and not from the terminal. */
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
  if (npmProcesses.length === 0) return;
  // A signal to npm ends npm and its shell, which does not forward it.
  const timer = setInterval(() => {
    if (npmProcesses.every((pid, index) => parents()[index] === pid)) return;
    clearInterval(timer);
    once('SIGTERM');
  }, parentCheckMs);
  timer.unref();
}

/** The parent process; if it is the shell of npm, on Linux also npm itself. */
function parents() {
  const { ppid } = process;
  const [, name, npm] = /^\d+ \((.*)\) \S (\d+)/s.exec(read(`/proc/${ppid}/stat`)) ?? [];
  return /^(?:ba|da|a)?sh$/.test(name ?? '') ? [ppid, Number(npm)] : [ppid];
}

function read(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return ''; // Not Linux, or the process has ended.
  }
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
