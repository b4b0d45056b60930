import { spawn } from 'node:child_process';
import { setPriority } from 'node:os';
import { join } from 'node:path';
import { GateFailure } from './gate.ts';

export const root = join(import.meta.dirname, '../..');
const bin = join(root, 'node_modules/.bin');

export interface Output {
  readonly code: number;
  readonly stdout: string;
  readonly all: string;
}

interface Options {
  readonly cwd?: string;
  readonly env?: NodeJS.ProcessEnv;
  readonly timeoutMs?: number;
  /** Gives way to what runs beside it: 0 as everything else, 19 only when nothing else wants a core. */
  readonly niceness?: number;
}

/** For work that waits for nothing, beside work that waits for clocks and has to be on time. */
export const inBackground = { niceness: 10 } as const satisfies Options;

/** Runs a command to its end and gives what it printed, whatever its exit code. */
export function run(command: string, args: readonly string[], options: Options = {}): Promise<Output> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd: options.cwd ?? root,
      env: {
        ...process.env,
        PATH: `${bin}:${process.env.PATH}`,
        NO_COLOR: '1',
        FORCE_COLOR: '0',
        ...options.env,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
      timeout: options.timeoutMs ?? 600_000,
    });
    if (options.niceness && child.pid !== undefined) giveWay(child.pid, options.niceness);
    let stdout = '';
    let all = '';
    child.stdout.on('data', (chunk) => {
      stdout += chunk;
      all += chunk;
    });
    child.stderr.on('data', (chunk) => {
      all += chunk;
    });
    child.on('error', reject);
    child.on('close', (code) => resolve({ code: code ?? 1, stdout, all }));
  });
}

/** Where the system does not let us, it takes its turn like everything else. */
function giveWay(pid: number, niceness: number): void {
  try {
    setPriority(pid, niceness);
  } catch {
    // It may have ended already.
  }
}

/** As `run`, but a failing exit code fails the gate with the end of what was printed. */
export async function must(command: string, args: readonly string[], options: Options = {}): Promise<Output> {
  const output = await run(command, args, options);
  if (output.code !== 0) throw new GateFailure(`${command} ${args.join(' ')}\n${tail(output.all)}`);
  return output;
}

export function tail(text: string, lines = 60): string {
  return text.trimEnd().split('\n').slice(-lines).join('\n');
}
