import { setTimeout as pause } from 'node:timers/promises';

/**
 * Responds at the end of a time step, so that the duration reveals almost nothing: a known address causes a few more
 * writes than an unknown one.
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

/** Timers use the event loop's cached time, so one alone may fire some milliseconds early. */
async function until(end: number): Promise<void> {
  for (let left = end - performance.now(); left > 0; left = end - performance.now())
    await pause(Math.ceil(left));
}
