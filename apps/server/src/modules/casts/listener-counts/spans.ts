import { type RawBuilder, sql } from 'kysely';

/** A stretch of time, without its end. */
export interface Span {
  readonly from: Date;
  readonly to: Date;
}

const minuteMs = 60_000;

/** The spans that these minutes make together, as few as there can be, in order. */
export function spansOfMinutes(minutes: readonly Date[]): Span[] {
  return joined(minutes.map((from) => ({ from, to: new Date(from.getTime() + minuteMs) })));
}

/** The same spans up to the full steps that they touch. */
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

/**
 * Whether `at` lies in one of them. They are constants to PostgreSQL, which then knows how little it is asked for; from a
 * table of moments it would guess a ninth of all for each.
 */
export function inSpans(spans: readonly Span[]): RawBuilder<boolean> {
  const conditions = spans.map(({ from, to }) => sql`(at >= ${from} and at < ${to})`);
  return conditions.length ? sql`(${sql.join(conditions, sql` or `)})` : sql`false`;
}
