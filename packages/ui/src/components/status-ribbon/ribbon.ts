/**
 * States of a station. `automatic`: AutoDJ plays without a live encoder. `suspended`: it may not broadcast, so the time
 * counts as neither on air nor off air.
 */
export const RIBBON_STATES = ['live', 'automatic', 'silent', 'off-air', 'suspended', 'no-data'] as const;

/** One of the states of a ribbon. */
export type RibbonState = (typeof RIBBON_STATES)[number];

/** A period of time in one state. */
export interface RibbonSegment {
  /** Start, in milliseconds since the epoch. */
  readonly from: number;
  /** End, in milliseconds since the epoch. */
  readonly to: number;
  /** State of the period. */
  readonly state: RibbonState;
}

/**
 * Segments of a period without gaps: they are clipped to the period, gaps become `no-data`, and adjacent segments with
 * the same state are merged. Where segments overlap, the later one wins.
 */
export function wholeRibbon(segments: readonly RibbonSegment[], from: number, to: number): RibbonSegment[] {
  const result: RibbonSegment[] = [];
  let reached = from;
  const add = (end: number, state: RibbonState) => {
    if (end <= reached) return;
    const last = result.at(-1);
    if (last?.state === state) result[result.length - 1] = { ...last, to: end };
    else result.push({ from: reached, to: end, state });
    reached = end;
  };
  const sorted = [...segments]
    .filter((segment) => segment.to > from && segment.from < to)
    .sort((one, other) => one.from - other.from);
  sorted.forEach((segment, index) => {
    const next = sorted[index + 1]?.from ?? Number.POSITIVE_INFINITY;
    add(Math.min(segment.from, to), 'no-data');
    add(Math.min(segment.to, next, to), segment.state);
  });
  add(to, 'no-data');
  return result;
}

/** Total duration of each state that occurs, in milliseconds. */
export function ribbonTotals(segments: readonly RibbonSegment[]): { state: RibbonState; ms: number }[] {
  return RIBBON_STATES.map((state) => ({
    state,
    ms: segments.reduce(
      (sum, segment) => (segment.state === state ? sum + segment.to - segment.from : sum),
      0,
    ),
  })).filter(({ ms }) => ms > 0);
}

/**
 * Share of known time on air, 0 to 1; `undefined` without data. Silence counts as on air, a suspension not at all. Truncated to a thousandth:
 * a station with a short outage never shows 100 %.
 */
export function onAirShare(segments: readonly RibbonSegment[]): number | undefined {
  const totals = ribbonTotals(segments);
  const sum = (states: readonly RibbonState[]) =>
    totals.reduce((all, { state, ms }) => (states.includes(state) ? all + ms : all), 0);
  const known = sum(['live', 'automatic', 'silent', 'off-air']);
  if (known === 0) return undefined;
  return Math.floor((sum(['live', 'automatic', 'silent']) / known) * 1000) / 1000;
}
