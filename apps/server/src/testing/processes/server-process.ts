import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import type pg from 'pg';

/** A test database as passed to another process. */
export function databaseUrlOf({
  connectionString,
  host,
  port,
  user,
  password,
  database,
}: pg.PoolConfig): string {
  if (connectionString !== undefined) return connectionString;
  const secret = typeof password === 'string' ? encodeURIComponent(password) : '';
  const query = new URLSearchParams({ host: host ?? '', port: String(port ?? 5432) });
  return `postgres://${user}:${secret}@localhost/${database}?${query}`;
}

/** Like `npm start`: without the cache, compiling takes a third of the start. */
export const compileCache = path.join(import.meta.dirname, '../../../../../node_modules/.cache/node');
const main = path.join(import.meta.dirname, '../../main.ts');

export interface ServerProcess {
  readonly child: ChildProcess;
  readonly pid: number;
  /** Resolves to the address once the server is ready; rejects if it exits before. */
  readonly ready: Promise<string>;
  readonly exited: Promise<{ code: number | null; signal: NodeJS.Signals | null }>;
  /** Its output so far. */
  output(): string;
}

/** The server's own process, with only the given environment. */
export function startProcess(env: Record<string, string>, args: readonly string[] = []): ServerProcess {
  const child = spawn(process.execPath, ['--conditions=source', main, ...args], {
    env: { PATH: process.env.PATH, NODE_COMPILE_CACHE: compileCache, PORT: '0', ENGINE: 'off', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const chunks: string[] = [];
  const output = () => chunks.join('');
  const exited = once(child, 'close').then(([code, signal]) => ({ code, signal }));
  const ready = new Promise<string>((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk: Buffer) => {
        chunks.push(chunk.toString());
        const [, port] = /ready on http:\/\/localhost:(\d+)/.exec(output()) ?? [];
        if (port) resolve(`http://127.0.0.1:${port}`);
      });
    }
    void exited.then(({ code }) => reject(new Error(`The server ended with ${code}:\n${output()}`)));
  });
  // Tests that expect an exit do not await the start.
  ready.catch(() => {});
  if (child.pid === undefined) throw new Error('The server did not start.');
  return { child, pid: child.pid, ready, exited, output };
}

/** Kills the process in any state, for clean-up. */
export async function endProcess(server: ServerProcess | undefined): Promise<void> {
  if (!server || server.child.exitCode !== null || server.child.signalCode !== null) return;
  server.child.kill('SIGKILL');
  await server.exited;
}
