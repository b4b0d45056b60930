/** A period, in milliseconds since 1970 (UTC). */
export interface TimeRange {
  /** Start, included. */
  readonly from: number;
  /** End, excluded. */
  readonly to: number;
}

/** What a visible period must stay within. */
export interface RangeLimits extends TimeRange {
  /** The ends of the period are multiples of it, counted from `from`. */
  readonly stepMs: number;
  /** The shortest period. */
  readonly minMs: number;
}

/** Zooms around an instant, which stays at its place: a factor of 0.5 doubles the scale. */
export function zoomRange(range: TimeRange, factor: number, at: number, limits: RangeLimits): TimeRange {
  const most = limits.to - limits.from;
  const span = Math.min(Math.max((range.to - range.from) * factor, Math.min(limits.minMs, most)), most);
  const share = (at - range.from) / (range.to - range.from || 1);
  return fitRange({ from: at - share * span, to: at + (1 - share) * span }, limits);
}

/** Moves the period; it stops at the limits. */
export function panRange({ from, to }: TimeRange, byMs: number, limits: RangeLimits): TimeRange {
  return fitRange({ from: from + byMs, to: to + byMs }, limits);
}

/** The nearest period within the limits, at least `minMs` long where they allow it. */
export function fitRange({ from, to }: TimeRange, limits: RangeLimits): TimeRange {
  const most = limits.to - limits.from;
  const wanted = Math.max(to - from, Math.min(limits.minMs, most));
  const span = Math.min(Math.max(Math.round(wanted / limits.stepMs), 1) * limits.stepMs, most);
  const steps = Math.round((from - limits.from) / limits.stepMs) * limits.stepMs;
  const start = limits.from + Math.min(Math.max(steps, 0), most - span);
  return { from: start, to: start + span };
}

/** Whether two periods are the same. */
export function isSameRange(one: TimeRange, other: TimeRange): boolean {
  return one.from === other.from && one.to === other.to;
}
