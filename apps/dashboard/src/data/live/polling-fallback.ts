/** Polls visible data while live events do not arrive. */
export interface PollingFallback {
  start(): void;
  stop(): void;
}

/** Grace period for the stream to reconnect before polling starts. */
const patienceMs = 15_000;
const longestPauseMs = 60_000;

/**
 * Polls every 15 s, one request at a time. `ask` resolves to whether it succeeded; each failure doubles the
 * delay, up to one minute.
 */
export function createPollingFallback(ask: () => Promise<boolean>): PollingFallback {
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** Incremented by `stop`, so that a late response does not schedule another poll. */
  let run = 0;

  function wait(pauseMs: number, current: number) {
    timer = setTimeout(async () => {
      const wasAnswered = await ask();
      if (current !== run) return;
      wait(wasAnswered ? patienceMs : Math.min(longestPauseMs, pauseMs * 2), current);
    }, pauseMs);
  }

  return {
    start: () => {
      if (timer === undefined) wait(patienceMs, run);
    },
    stop: () => {
      run += 1;
      clearTimeout(timer);
      timer = undefined;
    },
  };
}
