import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { GateFailure } from './gate.ts';

export const root = join(import.meta.dirname, '../..');

export interface Output {
  readonly code: number;
  readonly stdout: string;
  /** stdout and stderr in the order of arrival. */
  readonly all: string;
}

interface Options {
  readonly cwd?: string;
  readonly env?: NodeJS.ProcessEnv;
  readonly timeoutMs?: number;
}

/** Runs a command and returns its output, whatever its exit code. */
export function run(command: string, args: readonly string[], options: Options = {}): Promise<Output> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd: options.cwd ?? root,
      env: {
        ...process.env,
        PATH: `${join(root, 'node_modules/.bin')}:${process.env.PATH}`,
        NO_COLOR: '1',
        FORCE_COLOR: '0',
        ...options.env,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
      timeout: options.timeoutMs ?? 600_000,
    });
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

/** Like `run`, but throws a `GateFailure` with the end of the output when the exit code is not 0. */
export async function must(command: string, args: readonly string[], options: Options = {}): Promise<Output> {
  const output = await run(command, args, options);
  if (output.code !== 0) throw new GateFailure(`${command} ${args.join(' ')}\n${tail(output.all)}`);
  return output;
}

export function tail(text: string, lines = 60): string {
  return text.trimEnd().split('\n').slice(-lines).join('\n');
}

let build: Promise<Output> | undefined;

/** Builds every workspace once per run; Turbo skips unchanged ones. */
export function ensureBuilt(): Promise<Output> {
  build ??= must('turbo', ['run', 'build', '--output-logs=errors-only']);
  return build;
}
