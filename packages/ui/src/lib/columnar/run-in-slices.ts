/** A long computation that stops now and then, so that others can have the thread. */
export type Job<Result> = Generator<undefined, Result, undefined>;

/** Where a job finds the time and a later turn. */
export interface Scheduler {
  /** Milliseconds of a clock that only moves forward. */
  now: () => number;
  /** Calls back in a later task, after input that waits. */
  later: (run: () => void) => void;
  /** Longest time in one task. */
  sliceMs: number;
}

// A message is the shortest way to a new task: timers are held back to 4 ms after a few of them.
function postTask(run: () => void): void {
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = () => {
    port1.close();
    run();
  };
  port2.postMessage(null);
}

const browserScheduler: Scheduler = { now: () => performance.now(), later: postTask, sliceMs: 6 };

/**
 * Runs a job in slices. The first slice runs at once, so that a small job has its result before this returns; the
 * function given back stops what is left.
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
    scheduler.later(turn);
  };
  turn();
  return () => {
    stopped = true;
  };
}

/** Runs a job to its end in one go. */
export function runSync<Result>(job: Job<Result>): Result {
  for (;;) {
    const step = job.next();
    if (step.done) return step.value;
  }
}
