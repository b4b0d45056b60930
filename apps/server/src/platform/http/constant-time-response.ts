import { setTimeout as pause } from 'node:timers/promises';

/**
 * Answers at the end of a step of time, so that how long the work took says next to nothing: an address that is known
 * makes a few more writes than one that is not.
 */
export async function constantTimeResponse<T>(stepMs: number, task: () => Promise<T>): Promise<T> {
  const startedAt = performance.now();
  try {
    return await task();
  } finally {
    if (stepMs > 0) {
      const steps = Math.ceil((performance.now() - startedAt) / stepMs);
      await until(startedAt + Math.max(1, steps) * stepMs);
    }
  }
}

/** A timer counts from when the event loop last looked at the clock, so one alone may be some milliseconds early. */
async function until(end: number): Promise<void> {
  for (let left = end - performance.now(); left > 0; left = end - performance.now())
    await pause(Math.ceil(left));
}
