import type { OnAirDay, OnAirSpan } from '@unmuted/api/contract';

/** Start and end in milliseconds. */
export interface Stretch {
  readonly from: number;
  readonly to: number;
}

export interface Sent extends Stretch {
  readonly agent: string | null;
}

type Span = Stretch & Pick<OnAirSpan, 'state' | 'agent'>;

export interface Recorded {
  /** Oldest first. */
  readonly sent: readonly Sent[];
  readonly watched: readonly Stretch[];
  readonly suspended?: readonly Stretch[];
}

/**
 * Splits a period without gaps: on air while any mount had a source, suspended while support had closed the cast, off
 * air while observed without a source, and unknown while unobserved.
 */
export function spansOf({ from, to }: Stretch, { sent, watched, suspended = [] }: Recorded): Span[] {
  const moments = new Set([from, to]);
  for (const stretch of [...sent, ...watched, ...suspended]) {
    for (const at of [stretch.from, stretch.to]) if (at > from && at < to) moments.add(at);
  }
  const ordered = [...moments].sort((a, b) => a - b);
  const spans: Span[] = [];
  for (const [index, at] of ordered.entries()) {
    const next = ordered[index + 1];
    if (next === undefined) break;
    const covers = (stretch: Stretch) => stretch.from <= at && stretch.to >= next;
    const source = sent.findLast(covers);
    const silent = suspended.some(covers) ? 'suspended' : watched.some(covers) ? 'off_air' : 'unknown';
    const state = source ? 'on_air' : silent;
    const agent = source?.agent ?? null;
    const last = spans.at(-1);
    if (last?.state === state && last.agent === agent) spans[spans.length - 1] = { ...last, to: next };
    else spans.push({ from: at, to: next, state, agent });
  }
  return spans;
}

/** Total durations in whole seconds. */
export function totalsOf(spans: readonly Span[]): Pick<OnAirDay, 'onAirS' | 'offAirS'> {
  const seconds = (state: Span['state']) =>
    Math.floor(
      spans.reduce((sum, span) => (span.state === state ? sum + span.to - span.from : sum), 0) / 1_000,
    );
  return { onAirS: seconds('on_air'), offAirS: seconds('off_air') };
}
