/** The current time of all stories: their data are of this day, so that ages and dates stay what they were designed as. */
const fixedMs = Date.parse('2026-09-14T17:41:02Z');

const RealDate = Date;

/** `new Date()` and `Date.now()` return the fixed time. Timers run as usual. */
class FixedDate extends RealDate {
  constructor(...values: unknown[]) {
    super(...((values.length === 0 ? [fixedMs] : values) as [number]));
  }

  static override now(): number {
    return fixedMs;
  }
}

globalThis.Date = FixedDate as DateConstructor;
