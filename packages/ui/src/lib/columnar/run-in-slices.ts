/** A long computation that yields regularly to keep the main thread responsive. */
export type Job<Result> = Generator<undefined, Result, undefined>;

/** Clock and task queue of sliced jobs. */
export interface Scheduler {
  /** Monotonic time in milliseconds. */
  now: () => number;
  /** Schedules a callback in a new task, after pending input. */
  defer: (run: () => void) => void;
  /** Maximum duration of a slice. */
  sliceMs: number;
}

// A message has less delay than nested timers, which browsers clamp to 4 ms.
function postTask(run: () => void): void {
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = () => {
    port1.close();
    run();
  };
  port2.postMessage(null);
}

const browserScheduler: Scheduler = { now: () => performance.now(), defer: postTask, sliceMs: 6 };

/**
 * Runs a job in time slices. The first slice runs synchronously, so that a small job completes before this returns. Returns
 * a function that cancels the job.
 */
export function runInSlices<Result>(
  job: Job<Result>,
  done: (result: Result) => void,
  scheduler: Scheduler = browserScheduler,
): () => void {
  let stopped = false;
  const turn = () => {
    if (stopped) return;
    const end = scheduler.now() + scheduler.sliceMs;
    do {
      const step = job.next();
      if (step.done) {
        stopped = true;
        done(step.value);
        return;
      }
    } while (scheduler.now() < end);
    scheduler.defer(turn);
  };
  turn();
  return () => {
    stopped = true;
  };
}

/** Runs a job synchronously. */
export function runSync<Result>(job: Job<Result>): Result {
  for (;;) {
    const step = job.next();
    if (step.done) return step.value;
  }
}
