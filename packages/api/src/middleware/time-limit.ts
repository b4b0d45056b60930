import { NetworkError } from '#/errors.ts';
import { follow } from '#/middleware/abort.ts';

/** The specification's time-out of every call, on both hosts. */
export const defaultTimeoutMs = 60_000;

/** A running time limit, joined with the caller's signal. */
export interface TimeLimit {
  /** Aborts with a `NetworkError` when the time is up, with the caller's reason when the caller aborts. */
  readonly signal: AbortSignal;
  /** Stops the clock and lets go of the caller's signal. */
  readonly stop: () => void;
}

/** Starts the clock of one call. Not `AbortSignal.timeout`: it cannot be stopped, and no fake clock moves it. */
export function startTimeLimit(timeoutMs: number, callerSignal: AbortSignal | null | undefined): TimeLimit {
  const controller = new AbortController();
  const unfollow = follow(controller, callerSignal);
  const timer = setTimeout(() => controller.abort(new NetworkError('time-out')), timeoutMs);
  return {
    signal: controller.signal,
    stop: () => {
      clearTimeout(timer);
      unfollow();
    },
  };
}
