import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import type { TimerClock } from '#/platform/clock/clock.ts';

export interface SupervisedProcessOptions {
  /** The name in the log. */
  readonly name: string;
  /** Starts a new process and passes it to `watch`. */
  readonly restart: () => Promise<void>;
  /** Receives what the process writes to stderr; by default it is logged. */
  readonly onStderr?: (text: string) => void;
  readonly clock: TimerClock;
  readonly log: (message: string, details?: Readonly<Record<string, unknown>>) => void;
}

export interface SupervisedProcess {
  /** Null while it is being restarted. */
  current(): ChildProcess | null;
  watch(started: ChildProcess): void;
  /** Stops restarting; asks the process to end, and kills it after the timeout. */
  stop(requestStop: (last: ChildProcess) => void, patienceMs: number): Promise<void>;
}

const firstBackOffMs = 250;
const maxBackOffMs = 10_000;
/** A process that lived this long counts as healthy and resets the backoff. */
const healthyMs = 30_000;

/** Restarts a process whenever it exits or fails to start. */
export function superviseProcess(options: SupervisedProcessOptions): SupervisedProcess {
  const { name, restart, clock, log } = options;
  const { onStderr = (text: string) => log(`${name} wrote`, { text: text.trim() }) } = options;
  let current: ChildProcess | null = null;
  let backOffMs = firstBackOffMs;
  let isStopping = false;
  let cancelRestart: (() => void) | null = null;

  function restartLater(): void {
    if (isStopping || cancelRestart) return;
    cancelRestart = clock.after(backOffMs, () => {
      cancelRestart = null;
      restart().catch((error: unknown) => {
        log(`${name} did not restart`, { error: String(error) });
        // When out of memory, the start itself throws and no exit event follows.
        if (current === null) restartLater();
      });
    });
    backOffMs = Math.min(backOffMs * 2, maxBackOffMs);
  }

  return {
    current: () => current,
    watch(started) {
      const startedAtMs = clock.now().getTime();
      current = started;
      started.stderr?.setEncoding('utf8').on('data', onStderr);
      started.once('exit', (code, signal) => {
        if (current === started) current = null;
        if (isStopping) return;
        log(`${name} ended`, { code, signal });
        if (clock.now().getTime() - startedAtMs >= healthyMs) backOffMs = firstBackOffMs;
        restartLater();
      });
      started.on('error', (error) => {
        // For a running process, `error` only means that a message was not delivered. A process
        // that never started emits no `exit`.
        if (started.pid !== undefined) return;
        if (current === started) current = null;
        log(`${name} could not be started`, { error: error.message });
        restartLater();
      });
    },
    async stop(requestStop, patienceMs) {
      isStopping = true;
      cancelRestart?.();
      const last = current;
      if (last?.pid === undefined || last.exitCode !== null || last.signalCode !== null) return;
      const ended = once(last, 'exit');
      requestStop(last);
      const cancelKill = clock.after(patienceMs, () => last.kill('SIGKILL'));
      await ended;
      cancelKill();
    },
  };
}
