import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, readlinkSync, realpathSync, rmSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { EmbeddedError, hasCode } from '#/platform/db/embedded/embedded-error.ts';

const fastMs = 30_000;
const immediateMs = 10_000;

/**
 * Ends the PostgreSQL processes of a killed server on these data. Only the lock holder may call it:
 * any process that still runs there is orphaned. Returns the number of processes ended.
 */
export async function stopOrphans(data: string): Promise<number> {
  const found = processesOf(data);
  // Fast: ends the sessions and writes a checkpoint. Immediate: like a crash, which loses no
  // committed data either.
  for (const { signal, withinMs } of [
    { signal: 'SIGINT', withinMs: fastMs },
    { signal: 'SIGQUIT', withinMs: immediateMs },
  ] as const) {
    if (processesOf(data).length === 0) break;
    signalAll(data, signal);
    const deadline = performance.now() + withinMs;
    while (processesOf(data).length > 0 && performance.now() < deadline) await wait(20);
  }
  const left = processesOf(data);
  if (left.length > 0)
    throw new EmbeddedError(`PostgreSQL ${left.join(', ')} still uses ${data} and does not end.`);
  // Its pid may have been reused, and PostgreSQL would consider it alive.
  rmSync(path.join(data, 'postmaster.pid'), { force: true });
  return found.length;
}

/**
 * Ends the processes of a killed first start in a directory that is about to be deleted. Works on
 * Linux only.
 */
export async function killOrphans(unfinished: string): Promise<void> {
  for (let pids = workersIn(unfinished); pids.length > 0; pids = workersIn(unfinished)) {
    for (const pid of pids) kill(pid, 'SIGKILL');
    await wait(10);
  }
}

/** The postmaster ends its children; orphaned children are signalled one by one. */
function signalAll(data: string, signal: NodeJS.Signals): void {
  const pids = processesOf(data);
  const postmaster = postmasterPid(data);
  const targets = postmaster !== undefined && pids.includes(postmaster) ? [postmaster] : pids;
  for (const pid of targets) kill(pid, signal);
}

function kill(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch (error) {
    if (!hasCode(error, 'ESRCH')) throw error;
  }
}

/** A PostgreSQL process runs in its data directory, which distinguishes it from a reused pid. */
function processesOf(data: string): number[] {
  return process.platform === 'linux' ? workersIn(data) : postmasterByCommand(data);
}

function workersIn(directory: string): number[] {
  if (process.platform !== 'linux') return [];
  const real = realpathSync(directory);
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((pid) => isPostgresIn(pid, real));
}

function isPostgresIn(pid: number, directory: string): boolean {
  try {
    return (
      readlinkSync(`/proc/${pid}/cwd`) === directory &&
      ['postgres', 'initdb'].includes(readFileSync(`/proc/${pid}/comm`, 'utf8').trim())
    );
  } catch {
    return false; // It has exited, or belongs to another user.
  }
}

function postmasterByCommand(data: string): number[] {
  const pid = postmasterPid(data);
  if (pid === undefined) return [];
  const [command, args] =
    process.platform === 'win32'
      ? ['tasklist', ['/NH', '/FO', 'CSV', '/FI', `PID eq ${pid}`, '/FI', 'IMAGENAME eq postgres.exe']]
      : ['ps', ['-o', 'command=', '-p', String(pid)]];
  const { stdout } = spawnSync(command, args, { encoding: 'utf8' });
  const isOurs = process.platform === 'win32' ? stdout.includes(`"${pid}"`) : stdout.includes(data);
  return isOurs ? [pid] : [];
}

function postmasterPid(data: string): number | undefined {
  try {
    return Number(readFileSync(path.join(data, 'postmaster.pid'), 'utf8').split('\n')[0]);
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return undefined;
    throw error;
  }
}
