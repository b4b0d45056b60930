import type { StationTimeline } from '@unmuted/api/contract';
import type { Row } from '#/platform/db/schema.ts';

export interface SpanRow {
  state: Row<'service_spans'>['state'];
  began_at: Date;
  ended_at: Date | null;
}

export interface TimeRange {
  readonly from: Date;
  readonly to: Date;
}

/** Recorded states within a range. The record of a cast has its times on air; between them, it was off air. */
export function toStateSpans(
  rows: readonly SpanRow[],
  { from, to, isCast }: TimeRange & { readonly isCast: boolean },
): StationTimeline['spans'] {
  const spans = isCast ? withOffAir(rows, to) : rows;
  return spans.map(({ state, began_at: began, ended_at: ended }) => ({
    state,
    from: (began > from ? began : from).toISOString(),
    to: (ended !== null && ended < to ? ended : to).toISOString(),
    isOpen: ended === null,
  }));
}

function withOffAir(rows: readonly SpanRow[], to: Date): SpanRow[] {
  return rows.flatMap((row, index) => {
    const next = rows[index + 1]?.began_at ?? null;
    if (row.ended_at === null || (next === null && row.ended_at >= to)) return [row];
    return [row, { state: 'off_air' as const, began_at: row.ended_at, ended_at: next }];
  });
}
