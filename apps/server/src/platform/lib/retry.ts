import type { TimerClock } from '#/platform/clock/clock.ts';

interface TryDeps {
  readonly clock: Pick<TimerClock, 'after'>;
  readonly task: () => Promise<void>;
  readonly onError: (error: unknown) => void;
}

export interface Retry {
  /**
   * Runs the task now, regardless of earlier failures; requests during a run are combined into one
   * more run.
   */
  ask(): void;
  /** Stops retrying; waits for the run in progress. */
  stop(): Promise<void>;
}

const firstRetryMs = 1_000;
const mostRetryMs = 30_000;

/**
 * Runs the task on request, one run at a time, and retries failures after 1, 2, 4 … at most 30 s.
 */
export function createRetry({ clock, task, onError }: TryDeps): Retry {
  let work: Promise<void> = Promise.resolve();
  let isRequested = false;
  let isStopped = false;
  let retryMs = firstRetryMs;
  let cancelRetry: () => void = () => {};

  function begin(): void {
    cancelRetry();
    if (isRequested || isStopped) return;
    isRequested = true;
    work = work.then(run);
  }

  async function run(): Promise<void> {
    isRequested = false;
    try {
      await task();
      retryMs = firstRetryMs;
    } catch (error) {
      onError(error);
      // A request during the run triggers an immediate run instead.
      if (isStopped || isRequested) return;
      cancelRetry = clock.after(retryMs, begin);
      retryMs = Math.min(retryMs * 2, mostRetryMs);
    }
  }

  return {
    ask() {
      retryMs = firstRetryMs;
      begin();
    },
    stop() {
      isStopped = true;
      cancelRetry();
      return work;
    },
  };
}
