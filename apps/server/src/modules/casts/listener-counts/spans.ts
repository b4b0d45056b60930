/** A half-open period: the end is excluded. */
export interface Span {
  readonly from: Date;
  readonly to: Date;
}

const minuteMs = 60_000;

/** Merges minutes into as few ordered spans as possible. */
export function spansOfMinutes(minutes: readonly Date[]): Span[] {
  return joined(minutes.map((from) => ({ from, to: new Date(from.getTime() + minuteMs) })));
}

/** Extends the spans to full steps and merges them. */
export function widened(spans: readonly Span[], stepMs: number): Span[] {
  const wide = ({ from, to }: Span) => ({
    from: new Date(Math.floor(from.getTime() / stepMs) * stepMs),
    to: new Date(Math.ceil(to.getTime() / stepMs) * stepMs),
  });
  return joined(spans.map(wide));
}

function joined(spans: readonly Span[]): Span[] {
  const inOrder = spans.toSorted((a, b) => a.from.getTime() - b.from.getTime());
  const all: Span[] = [];
  for (const span of inOrder) {
    const last = all.at(-1);
    if (last && span.from <= last.to) {
      const endMs = Math.max(last.to.getTime(), span.to.getTime());
      all[all.length - 1] = { from: last.from, to: new Date(endMs) };
    } else all.push(span);
  }
  return all;
}
