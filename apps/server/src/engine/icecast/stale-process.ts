import { execFile } from 'node:child_process';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';
import { StartError } from '#/platform/lib/start-error.ts';

const run = promisify(execFile);
const gentleMs = 5000;
const pollMs = 50;

/** Records the process that uses this configuration, and its owner. */
export const writePid = (pidFile: string, pid: number): Promise<void> =>
  writeFile(pidFile, `${pid} ${process.pid}\n`, { mode: 0o600 });

/**
 * Ends the Icecast of a server that was killed, since it would block the port. Resolves to its
 * process id, or null.
 */
export async function endStaleProcess(pidFile: string, config: string): Promise<number | null> {
  const [pid, owner] = (await readFile(pidFile, 'utf8').catch(() => '')).trim().split(' ').map(Number);
  const found = pid ? await processAt(pid) : null;
  // The process id may have been reused.
  if (!pid || !found?.command.includes(config)) {
    await rm(pidFile, { force: true });
    return null;
  }
  // A zombie parent still exists, but its command line is empty.
  if (owner && owner !== process.pid && found.parent === owner && (await processAt(owner))) {
    throw new StartError(
      `Process ${owner} runs an Icecast with ${config}. Stop it, or set another DATA_DIR.`,
    );
  }
  signal(pid, 'SIGTERM');
  const deadlineMs = performance.now() + gentleMs;
  while (await processAt(pid)) {
    if (performance.now() > deadlineMs) signal(pid, 'SIGKILL');
    await delay(pollMs);
  }
  await rm(pidFile, { force: true });
  return pid;
}

function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch {
    // It has exited already.
  }
}

/** Returns null when the process has ended. */
async function processAt(pid: number): Promise<{ command: string; parent: number } | null> {
  if (process.platform !== 'linux') return processByPs(pid);
  try {
    const command = (await readFile(`/proc/${pid}/cmdline`, 'utf8')).replaceAll('\0', ' ').trim();
    // `pid (name) state parent …`; the name may contain any character.
    const [, parent] = (await readFile(`/proc/${pid}/stat`, 'utf8')).split(') ').at(-1)?.split(' ') ?? [];
    // A zombie keeps its process id, but its command line is empty.
    return command === '' ? null : { command, parent: Number(parent) };
  } catch {
    return null;
  }
}

async function processByPs(pid: number): Promise<{ command: string; parent: number } | null> {
  const reply = await run('ps', ['-o', 'ppid=,command=', '-p', String(pid)]).catch(() => null);
  const [, parent, command] = /^\s*(\d+)\s+(.+)$/m.exec(reply?.stdout ?? '') ?? [];
  return command ? { command, parent: Number(parent) } : null;
}
