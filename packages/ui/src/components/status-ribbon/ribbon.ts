/** What a stretch of time was. `automatic`: the station played by itself, without an encoder. */
export const RIBBON_STATES = ['live', 'automatic', 'silent', 'off-air', 'no-data'] as const;

/** One of the states of a ribbon. */
export type RibbonState = (typeof RIBBON_STATES)[number];

/** A stretch of time in one state. */
export interface RibbonSegment {
  /** Its start and end, in milliseconds since 1970. */
  readonly from: number;
  readonly to: number;
  /** What it was. */
  readonly state: RibbonState;
}

/**
 * The segments of a period without holes: what is outside is cut off, what nobody told about is `no-data`, and neighbours
 * in the same state are one. Where segments overlap, the one that began later holds.
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

/** How long each state lasted in all, in milliseconds; only states that came. */
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
 * How much of the time that is known was on air, 0 to 1; `undefined` when nothing is known. Silence was sent too. It is cut
 * to a thousandth and never rounded up: a station that was off for a moment was not on air all the time.
 */
export function onAirShare(segments: readonly RibbonSegment[]): number | undefined {
  const totals = ribbonTotals(segments);
  const sum = (states: readonly RibbonState[]) =>
    totals.reduce((all, { state, ms }) => (states.includes(state) ? all + ms : all), 0);
  const known = sum(['live', 'automatic', 'silent', 'off-air']);
  if (known === 0) return undefined;
  return Math.floor((sum(['live', 'automatic', 'silent']) / known) * 1000) / 1000;
}
