import { DAY_MINUTES } from './time-text.ts';

/** Limits in minutes since midnight. A minimum after the maximum is a range across midnight. */
export interface TimeLimits {
  readonly min: number | undefined;
  readonly max: number | undefined;
}

/** Whether a time is within limits. */
export function isTimeWithin(time: number, { min = 0, max = DAY_MINUTES - 1 }: TimeLimits): boolean {
  return min <= max ? time >= min && time <= max : time >= min || time <= max;
}

/** A time within limits: outside them, the nearer limit. */
export function clampTime(time: number, limits: TimeLimits): number {
  if (isTimeWithin(time, limits)) return time;
  const { min = 0, max = DAY_MINUTES - 1 } = limits;
  const distance = (limit: number) => {
    const apart = Math.abs(limit - time);
    return Math.min(apart, DAY_MINUTES - apart);
  };
  return distance(min) < distance(max) ? min : max;
}

/** The nearest time in steps of `step` minutes from the minimum. */
export function roundTime(time: number, step: number, { min = 0 }: TimeLimits): number {
  return wrap(min + Math.round((time - min) / step) * step);
}

/** The next time in steps of `step` minutes from the minimum; after the last one the first of the next day. */
export function stepTime(time: number, step: number, direction: 1 | -1, { min = 0 }: TimeLimits): number {
  const steps = (time - min) / step;
  return wrap(min + (direction > 0 ? Math.floor(steps) + 1 : Math.ceil(steps) - 1) * step);
}

/** A time of the day, of minutes before or after it. */
export function wrap(minutes: number): number {
  return (minutes + DAY_MINUTES) % DAY_MINUTES;
}
