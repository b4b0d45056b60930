import { spawn } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { superviseProcess } from '#/engine/supervised-process.ts';
import type { TimerClock } from '#/platform/clock/clock.ts';
import { openAccessLog } from '../relay/access-log.ts';
import { createOutputReader } from './access-lines.ts';
import type { IcecastFiles } from './files.ts';
import { writePid } from './stale-process.ts';

export interface IcecastChildOptions {
  readonly binary: string;
  readonly files: IcecastFiles;
  readonly clock: TimerClock;
  readonly log: (message: string, details?: Readonly<Record<string, unknown>>) => void;
}

export interface IcecastChild {
  /** Null while it is being restarted. */
  pid(): number | null;
  /** Makes it reload its configuration; no-op during a restart, which reads it anyway. */
  reload(): void;
  /** Waits up to five seconds for the remaining leave notices. */
  stop(): Promise<void>;
}

const farewellMs = 5000;

/** Runs Icecast with the configuration in its folder, and restarts it whenever it exits. */
export async function superviseIcecast(options: IcecastChildOptions): Promise<IcecastChild> {
  const { binary, files, clock, log } = options;
  const accessLog = openAccessLog(files.accessLog);
  const onStderr = createOutputReader({
    onListener: accessLog.write,
    onMessage: (text) => log('Icecast wrote', { text }),
  });
  const supervised = superviseProcess({ name: 'Icecast', restart: launch, onStderr, clock, log });

  async function launch(): Promise<void> {
    const started = spawn(binary, ['-c', files.config], {
      ...files.account,
      // Our environment contains secrets; Icecast gets its own from the configuration file.
      env: {},
      stdio: ['ignore', 'ignore', 'pipe'],
      // Ctrl-C reaches the whole process group; the server decides when Icecast ends.
      detached: true,
    });
    supervised.watch(started);
    if (started.pid !== undefined) await writePid(files.pid, started.pid);
  }

  await launch();

  return {
    pid: () => supervised.current()?.pid ?? null,
    reload: () => supervised.current()?.kill('SIGHUP'),
    stop: async () => {
      await supervised.stop((last) => last.kill('SIGTERM'), farewellMs);
      await accessLog.close();
      // They contain all source passwords, and the id of a process that has ended.
      await Promise.all([files.config, files.pid].map((file) => rm(file, { force: true })));
    },
  };
}
