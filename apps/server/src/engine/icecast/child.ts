import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import type { Clock } from '../clock.ts';
import type { IcecastFiles } from './files.ts';
import { writePid } from './left-behind.ts';

export interface IcecastChildOptions {
  readonly binary: string;
  readonly files: IcecastFiles;
  readonly clock: Clock;
  readonly log: (message: string, details?: Readonly<Record<string, unknown>>) => void;
}

export interface IcecastChild {
  /** Null while it is being restarted. */
  pid(): number | null;
  /** Lets it read its configuration again; one that is being restarted reads it anyway. */
  reload(): void;
  /** Gives it five seconds to tell who left. */
  stop(): Promise<void>;
}

const firstBackOffMs = 250;
const maxBackOffMs = 10_000;
/** A child that lived this long was healthy: its end starts the back-off anew. */
const healthyMs = 30_000;
const farewellMs = 5000;

/** Runs Icecast on the configuration that lies in its folder, and starts it again whenever it ends. */
export async function superviseIcecast(options: IcecastChildOptions): Promise<IcecastChild> {
  const { binary, files, clock, log } = options;
  let child: ChildProcess | null = null;
  let backOffMs = firstBackOffMs;
  let isStopping = false;
  let cancelRestart = (): void => {};

  async function launch(): Promise<void> {
    const started = spawn(binary, ['-c', files.config], {
      ...files.account,
      // Our own environment holds secrets; its own come by the file.
      env: {},
      stdio: ['ignore', 'ignore', 'pipe'],
      // Ctrl-C reaches the whole process group; we decide when it ends.
      detached: true,
    });
    const startedAtMs = clock.now();
    child = started;
    started.stderr
      ?.setEncoding('utf8')
      .on('data', (text: string) => log('Icecast wrote', { text: text.trim() }));
    started.once('exit', (code, signal) => {
      if (child === started) child = null;
      if (isStopping) return;
      log('Icecast ended', { code, signal });
      if (clock.now() - startedAtMs >= healthyMs) backOffMs = firstBackOffMs;
      restartLater();
    });
    // Not even started: no `exit` follows.
    started.once('error', (error) => {
      if (started.pid !== undefined || child !== started) return;
      child = null;
      log('Icecast could not be started', { error: error.message });
      if (!isStopping) restartLater();
    });
    if (started.pid !== undefined) await writePid(files.pid, started.pid);
  }

  function restartLater(): void {
    cancelRestart = clock.after(backOffMs, () => {
      launch().catch((error: unknown) => log('Icecast did not restart', { error: String(error) }));
    });
    backOffMs = Math.min(backOffMs * 2, maxBackOffMs);
  }

  await launch();

  return {
    pid: () => child?.pid ?? null,
    reload: () => child?.kill('SIGHUP'),
    stop: async () => {
      isStopping = true;
      cancelRestart();
      const last = child;
      if (last && last.exitCode === null && last.signalCode === null) {
        const exited = once(last, 'exit');
        last.kill('SIGTERM');
        const cancelKill = clock.after(farewellMs, () => last.kill('SIGKILL'));
        await exited;
        cancelKill();
      }
      // They hold every source's password, and the number of a process that is gone.
      await Promise.all([files.config, files.pid].map((file) => rm(file, { force: true })));
    },
  };
}
