import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { compileCache } from '#/testing/processes/server-process.ts';

export interface CommandResult {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** Runs one of the server's commands with only the given environment, and `input` as standard input. */
export async function runCommand(
  program: string,
  { args, env, input = '' }: { args: readonly string[]; env: Record<string, string>; input?: string },
): Promise<CommandResult> {
  const child = spawn(
    process.execPath,
    ['--conditions=source', path.join(import.meta.dirname, '../..', program), ...args],
    {
      env: { PATH: process.env.PATH, NODE_COMPILE_CACHE: compileCache, ENGINE: 'off', ...env },
      stdio: 'pipe',
    },
  );
  child.stdin.end(input);
  const [stdout, stderr, [code]] = await Promise.all([
    child.stdout.toArray(),
    child.stderr.toArray(),
    once(child, 'exit') as Promise<[number | null]>,
  ]);
  return { code, stdout: stdout.join(''), stderr: stderr.join('') };
}
