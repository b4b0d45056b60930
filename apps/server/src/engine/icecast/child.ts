import { spawn } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { superviseProcess } from '#/engine/supervised-process.ts';
import type { Clock } from '../clock.ts';
import type { IcecastFiles } from './files.ts';
import { writePid } from './stale-process.ts';

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

const farewellMs = 5000;

/** Runs Icecast on the configuration that lies in its folder, and starts it again whenever it ends. */
export async function superviseIcecast(options: IcecastChildOptions): Promise<IcecastChild> {
  const { binary, files, clock, log } = options;
  const kept = superviseProcess({ name: 'Icecast', restart: launch, clock, log });

  async function launch(): Promise<void> {
    const started = spawn(binary, ['-c', files.config], {
      ...files.account,
      // Our own environment holds secrets; its own come by the file.
      env: {},
      stdio: ['ignore', 'ignore', 'pipe'],
      // Ctrl-C reaches the whole process group; we decide when it ends.
      detached: true,
    });
    kept.watch(started);
    if (started.pid !== undefined) await writePid(files.pid, started.pid);
  }

  await launch();

  return {
    pid: () => kept.current()?.pid ?? null,
    reload: () => kept.current()?.kill('SIGHUP'),
    stop: async () => {
      await kept.stop((last) => last.kill('SIGTERM'), farewellMs);
      // They hold every source's password, and the number of a process that is gone.
      await Promise.all([files.config, files.pid].map((file) => rm(file, { force: true })));
    },
  };
}
