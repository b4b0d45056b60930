import { type RawBuilder, sql } from 'kysely';
import type { Span } from '#/modules/casts/listener-counts/spans.ts';

/**
 * Whether `at` lies in one of the spans. They are constants, so the planner can estimate the row count; for a join
 * with a table of moments it would estimate a ninth of all rows for each.
 */
export function inSpans(spans: readonly Span[]): RawBuilder<boolean> {
  const conditions = spans.map(({ from, to }) => sql`(at >= ${from} and at < ${to})`);
  return conditions.length ? sql`(${sql.join(conditions, sql` or `)})` : sql`false`;
}
