import { type ChildProcess, spawn } from 'node:child_process';
import { delimiter, join } from 'node:path';

const graceMs = 5_000;
let running: ChildProcess | undefined;

/** Runs gates in a worktree and gives what they printed. */
export function askGates(worktree: string, only: readonly string[] | undefined): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(
      process.execPath,
      ['scripts/gates/run.ts', ...(only ? ['--only', only.join(',')] : [])],
      {
        cwd: worktree,
        env: {
          ...process.env,
          PATH: `${join(worktree, 'node_modules/.bin')}${delimiter}${process.env.PATH}`,
          DO_NOT_TRACK: '1',
          TURBO_TELEMETRY_DISABLED: '1',
          STORYBOOK_DISABLE_TELEMETRY: '1',
        },
        stdio: ['ignore', 'pipe', 'pipe'],
        // A group of its own, so that whatever the gates started can be ended with them.
        detached: true,
      },
    );
    running = child;
    let printed = '';
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (chunk: string) => {
        printed += chunk;
      });
    child.once('error', reject);
    child.once('close', () => {
      running = undefined;
      resolve(printed);
    });
  });
}

/** Ends the run under way and everything it started: politely, then for good. */
export function endGates(): void {
  const { pid } = running ?? {};
  if (pid === undefined) return;
  signal(pid, 'SIGTERM');
  setTimeout(() => signal(pid, 'SIGKILL'), graceMs).unref();
}

function signal(group: number, name: NodeJS.Signals): void {
  try {
    process.kill(-group, name);
  } catch {
    // Already gone.
  }
}
