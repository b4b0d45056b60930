/**
 * The source of the current time for business rules; tests pass their own. Browser clocks are never
 * used.
 */
export interface Clock {
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };
