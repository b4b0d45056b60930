import { NetworkError } from '#/errors.ts';
import { linkAbort } from '#/middleware/abort.ts';

/** The timeout of every call, from the specification. */
export const defaultTimeoutMs = 60_000;

/** A running timeout, combined with the caller's signal. */
export interface TimeLimit {
  /** Aborts with a `NetworkError` on timeout, or with the caller's reason when the caller aborts. */
  readonly signal: AbortSignal;
  /** Clears the timer and removes the listener on the caller's signal. */
  readonly stop: () => void;
  /** Starts the timeout again, for a call that makes progress. */
  readonly restart: () => void;
}

/** Starts the timeout of one call. `AbortSignal.timeout` cannot be stopped and ignores fake timers. */
export function startTimeLimit(timeoutMs: number, callerSignal: AbortSignal | null | undefined): TimeLimit {
  const controller = new AbortController();
  const unlink = linkAbort(controller, callerSignal);
  const start = () => setTimeout(() => controller.abort(new NetworkError('time-out')), timeoutMs);
  let timer = start();
  return {
    signal: controller.signal,
    stop: () => {
      clearTimeout(timer);
      unlink();
    },
    restart: () => {
      clearTimeout(timer);
      timer = start();
    },
  };
}
