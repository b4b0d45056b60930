/** Polls visible data while live events do not arrive. */
export interface PollingFallback {
  start(): void;
  stop(): void;
}

/** Grace period for the stream to reconnect before polling starts. */
const intervalMs = 15_000;
const maxIntervalMs = 60_000;

/**
 * Polls every 15 s, one request at a time. `refetch` resolves to whether it succeeded; each failure doubles the
 * delay, up to one minute.
 */
export function createPollingFallback(refetch: () => Promise<boolean>): PollingFallback {
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** Incremented by `stop`, so that a late response does not schedule another poll. */
  let run = 0;

  function schedule(delayMs: number, current: number) {
    timer = setTimeout(async () => {
      const hasSucceeded = await refetch();
      if (current !== run) return;
      schedule(hasSucceeded ? intervalMs : Math.min(maxIntervalMs, delayMs * 2), current);
    }, delayMs);
  }

  return {
    start: () => {
      if (timer === undefined) schedule(intervalMs, run);
    },
    stop: () => {
      run += 1;
      clearTimeout(timer);
      timer = undefined;
    },
  };
}
