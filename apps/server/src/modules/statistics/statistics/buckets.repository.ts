import { type RawBuilder, sql } from 'kysely';
import type { Range } from '#/modules/statistics/statistics/range.ts';
import { type OffsetSpan, offsetSpans } from '#/platform/lib/time-zone.ts';

/** `range`: a single bucket. `week`: the 168 hours of a week, Monday first. */
export type BucketKind = 'range' | 'minute' | 'hour' | 'day' | 'week';

/** Maps times to integer bucket numbers, identically here and in PostgreSQL. */
export interface Buckets {
  of(atMs: number): number;
  /** Bucket number of the column `at`. */
  readonly column: RawBuilder<number>;
}

const minuteS = 60;
const hourS = 60 * minuteS;
const dayS = 24 * hourS;

/** Hours, days and weeks use local time; an hour repeated by DST is two buckets, except for `week`. */
export function bucketsOf(range: Range, kind: BucketKind): Buckets {
  const spans = offsetSpans(range.zone, range.fromMs, range.toMs);
  const offsetOf = (atMs: number) => (spans.find(({ toMs }) => atMs < toMs) ?? spans.at(-1))?.offsetMs ?? 0;
  const wall = (atMs: number) => (atMs + offsetOf(atMs)) / 1_000;
  const epoch = sql<number>`date_part('epoch', at)`;
  const wallColumn = sql<number>`(${epoch} + ${offsetColumn(spans)})`;
  const floor = (seconds: RawBuilder<number>, width: number) =>
    sql<number>`floor(${seconds} / ${sql.lit(width)})`;
  switch (kind) {
    case 'range':
      return { of: () => 0, column: sql`0` };
    case 'minute':
      return { of: (atMs) => Math.floor(atMs / 1_000 / minuteS), column: floor(epoch, minuteS) };
    case 'hour': {
      const aside = sql<number>`(${epoch} + mod((${offsetColumn(spans)})::int, ${sql.lit(hourS)}))`;
      const asideOf = (atMs: number) => (offsetOf(atMs) / 1_000) % hourS;
      return {
        of: (atMs) => Math.floor((atMs / 1_000 + asideOf(atMs)) / hourS),
        column: floor(aside, hourS),
      };
    }
    case 'day':
      return { of: (atMs) => Math.floor(wall(atMs) / dayS), column: floor(wallColumn, dayS) };
    case 'week': {
      // 1 January 1970 was a Thursday.
      const sinceMonday = sql<number>`(${wallColumn} + ${sql.lit(3 * dayS)})`;
      return {
        of: (atMs) => Math.floor((wall(atMs) + 3 * dayS) / hourS) % 168,
        column: sql`mod(${floor(sinceMonday, hourS)}::bigint, 168)`,
      };
    }
  }
}

/** UTC offset in seconds. */
function offsetColumn(spans: readonly OffsetSpan[]): RawBuilder<number> {
  const last = (spans.at(-1)?.offsetMs ?? 0) / 1_000;
  if (spans.length < 2) return sql`${sql.lit(last)}`;
  const cases = spans
    .slice(0, -1)
    .map(({ toMs, offsetMs }) => sql`when at < ${new Date(toMs)} then ${sql.lit(offsetMs / 1_000)}`);
  return sql`case ${sql.join(cases, sql` `)} else ${sql.lit(last)} end`;
}
