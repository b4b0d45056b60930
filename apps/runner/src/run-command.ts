import { type ChildProcess, spawn } from 'node:child_process';
import { setTimeout as delay } from 'node:timers/promises';

interface Command {
  /** For `/bin/sh -c`. */
  readonly command: string;
  readonly folder: string;
  readonly env: Readonly<Record<string, string>>;
  readonly onOutput: (content: Buffer) => void;
  /** Ends the command and all processes that it started. */
  readonly signal: AbortSignal;
  /** Between the request to end and the end by force. */
  readonly graceMs?: number;
}

/** How a command ended; the code is null if a signal ended it. */
export interface CommandEnd {
  readonly code: number | null;
}

/** Runs a command in a process group of its own, and waits for it; what it leaves behind in the group is ended too. */
export async function runCommand({
  command,
  folder,
  env,
  onOutput,
  signal,
  graceMs = 10_000,
}: Command): Promise<CommandEnd> {
  signal.throwIfAborted();
  const child = spawn('/bin/sh', ['-c', command], {
    cwd: folder,
    env,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  child.stdout.on('data', onOutput);
  child.stderr.on('data', onOutput);
  const exited = new Promise<CommandEnd>((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code) => resolve({ code }));
  });
  let force: NodeJS.Timeout | undefined;
  const end = () => {
    killGroup(child, 'SIGTERM');
    force = setTimeout(() => killGroup(child, 'SIGKILL'), graceMs);
  };
  signal.addEventListener('abort', end, { once: true });
  try {
    const ended = await exited;
    // A daemon of the command could hold its output open and use files that are about to be deleted.
    killGroup(child, 'SIGKILL');
    await outputEnd(child);
    return ended;
  } finally {
    signal.removeEventListener('abort', end);
    clearTimeout(force);
  }
}

/** A process that left the group may keep the output open. */
async function outputEnd(child: ChildProcess): Promise<void> {
  const closed = new Promise<void>((resolve) => {
    if (child.stdout?.readableEnded && child.stderr?.readableEnded) resolve();
    else child.once('close', () => resolve());
  });
  await Promise.race([closed, delay(1_000)]);
  child.stdout?.destroy();
  child.stderr?.destroy();
}

function killGroup({ pid }: ChildProcess, name: NodeJS.Signals): void {
  if (pid === undefined) return;
  try {
    process.kill(-pid, name);
  } catch {
    // The group has ended.
  }
}
