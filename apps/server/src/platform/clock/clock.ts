/** The one source of time for rules about time; a test sets its own. Browsers' clocks are never asked. */
export interface Clock {
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };
