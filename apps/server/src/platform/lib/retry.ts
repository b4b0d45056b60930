interface TryDeps {
  readonly clock: { after(delayMs: number, task: () => void): () => void };
  readonly task: () => Promise<void>;
  readonly onError: (error: unknown) => void;
}

export interface Retry {
  /** At once, whatever has failed before; what comes while it is under way waits for one more turn, however much it is. */
  ask(): void;
  /** Tries no more; waits for what is under way. */
  stop(): Promise<void>;
}

const firstRetryMs = 1_000;
const mostRetryMs = 30_000;

/** Does the task when it is asked for, one at a time, and while it fails once more after 1, 2, 4 … at most 30 s. */
export function createRetry({ clock, task, onError }: TryDeps): Retry {
  let work: Promise<void> = Promise.resolve();
  let isAsked = false;
  let isStopped = false;
  let retryMs = firstRetryMs;
  let cancelRetry: () => void = () => {};

  function begin(): void {
    cancelRetry();
    if (isAsked || isStopped) return;
    isAsked = true;
    work = work.then(run);
  }

  async function run(): Promise<void> {
    isAsked = false;
    try {
      await task();
      retryMs = firstRetryMs;
    } catch (error) {
      onError(error);
      // Who has asked meanwhile has it tried at once.
      if (isStopped || isAsked) return;
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
