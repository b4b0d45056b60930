/** The source of the current time; tests pass their own. Browser clocks are never used. */
export interface Clock {
  now(): Date;
}

/** A clock with timers. */
export interface TimerClock extends Clock {
  /** Runs `task` once after `delayMs`; the returned function cancels it. */
  after(delayMs: number, task: () => void): () => void;
}

export const systemClock: TimerClock = {
  now: () => new Date(),
  after: (delayMs, task) => {
    const timer = setTimeout(task, delayMs);
    return () => clearTimeout(timer);
  },
};
