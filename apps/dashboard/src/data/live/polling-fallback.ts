/** While live events do not come: what is on screen is asked for instead. */
export interface PollingFallback {
  start(): void;
  stop(): void;
}

/** The stream is given this long to come back by itself before anything is asked for. */
const patienceMs = 15_000;
const longestPauseMs = 60_000;

/**
 * Asks every 15 s, one question at a time. `ask` gives whether it was answered; after one that was not the pause doubles, up to
 * a minute.
 */
export function createPollingFallback(ask: () => Promise<boolean>): PollingFallback {
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** Raised by `stop`: an answer that comes later begins nothing. */
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
