import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import type pg from 'pg';
import type { Account } from '#/platform/db/embedded/account.ts';
import { readablePackage } from '#/platform/db/embedded/testing/test-directories.ts';
import type { EmbeddedOptions, EmbeddedPostgres } from '#/platform/db/embedded.ts';

export interface HolderOptions extends Omit<EmbeddedOptions, 'log'> {
  /** Drops root privileges to this user. */
  readonly as?: Account | undefined;
}

interface Ready {
  readonly connection: Omit<EmbeddedPostgres['connection'], 'password'>;
  readonly location: string;
  readonly postmaster: number;
}

export interface HolderEvent {
  readonly log?: string;
  readonly ready?: Ready;
  readonly failed?: { readonly name?: string; readonly message: string };
}

export interface HolderProcess {
  readonly child: ChildProcess;
  readonly events: HolderEvent[];
  ready(): Promise<Ready & { readonly connection: pg.ClientConfig }>;
  failed(): Promise<string>;
  kill(): Promise<void>;
  stop(): Promise<void>;
}

const running = new Set<HolderProcess>();

export function startHolder(given: HolderOptions, env: NodeJS.ProcessEnv = {}): HolderProcess {
  const options: HolderOptions = given.as ? { nativeDir: readablePackage(), ...given } : given;
  const child = spawn(
    process.execPath,
    ['--conditions=source', fileURLToPath(new URL('./holder.ts', import.meta.url)), JSON.stringify(options)],
    { cwd: '/', env: { ...process.env, ...env }, stdio: ['pipe', 'pipe', 'inherit'] },
  );
  const exited = once(child, 'close');
  const events: HolderEvent[] = [];
  const watchers = new Set<() => void>();
  createInterface({ input: child.stdout }).on('line', (line) => {
    events.push(JSON.parse(line) as HolderEvent);
    for (const watcher of watchers) watcher();
  });

  /**
   * Resolves to the first value that `find` returns; rejects with the output if the process exits
   * first.
   */
  function until<Value>(find: () => Value | undefined): Promise<Value> {
    return new Promise((resolve, reject) => {
      const look = () => {
        const value = find();
        if (value === undefined) return;
        watchers.delete(look);
        resolve(value);
      };
      watchers.add(look);
      look();
      void exited.then(() => {
        look();
        reject(new Error(`The holder ended: ${JSON.stringify(events.slice(-5))}`));
      });
    });
  }

  const holder: HolderProcess = {
    child,
    events,
    async ready() {
      const ready = await until(() => events.find((event) => event.ready)?.ready);
      const password = readFileSync(path.join(ready.location, 'password'), 'utf8').trim();
      return { ...ready, connection: { ...ready.connection, password } };
    },
    async failed() {
      const failure = await until(() => events.find((event) => event.failed)?.failed);
      await exited;
      return failure.message;
    },
    async kill() {
      child.kill('SIGKILL');
      await exited;
      running.delete(holder);
    },
    async stop() {
      child.stdin.end();
      await exited;
      running.delete(holder);
    },
  };
  running.add(holder);
  return holder;
}

/** Cleans up after a test, whatever its result. */
export async function stopHolders(): Promise<void> {
  await Promise.all([...running].map((holder) => holder.stop()));
}
