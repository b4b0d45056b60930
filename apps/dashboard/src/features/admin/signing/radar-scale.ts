/** Shown at once: a certificate of Apple is valid for a year. */
const monthsShown = 16;

/** The time axis of the radar. */
export interface RadarScale {
  /** The first days of the months, in UTC. */
  readonly months: readonly Date[];
  readonly end: number;
  /** Share of the width, from 0 to 1; null after the end of the axis. */
  readonly positionOf: (at: number) => number | null;
}

/** An axis that begins with the month of `now`. */
export function radarScale(now: number): RadarScale {
  const today = new Date(now);
  const monthAt = (index: number) => new Date(Date.UTC(today.getUTCFullYear(), today.getUTCMonth() + index));
  const start = monthAt(0).getTime();
  const end = monthAt(monthsShown).getTime();
  return {
    months: Array.from({ length: monthsShown }, (_none, index) => monthAt(index)),
    end,
    positionOf: (at) => (at > end ? null : Math.max(0, (at - start) / (end - start))),
  };
}
