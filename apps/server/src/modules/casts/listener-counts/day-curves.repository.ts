import { type RawBuilder, sql } from 'kysely';
import { stepMs } from '#/modules/casts/listener-counts/roll-up-steps.repository.ts';
import { inSpans } from '#/modules/casts/listener-counts/spans.repository.ts';
import { type Span, widened } from '#/modules/casts/listener-counts/spans.ts';
import type { Db, Tx } from '#/platform/db/schema.ts';

/** The peak of a cast in each half hour of a day, or of the requested part of it. */
export interface DayCurve {
  readonly castId: string;
  readonly sample: boolean;
  readonly startMs: number;
  /** One value per half hour from the start; null where nothing was counted. */
  readonly halves: readonly (number | null)[];
}

interface CurveRow {
  readonly cast_id: string;
  readonly sample: boolean;
  readonly start_s: number;
  readonly halves: string;
}

export const halfMs = stepMs.halves;

/**
 * Curves per cast and day in the span, which must be aligned to half hours: two rows per cast for the last 24 hours
 * instead of 48. `isWanted` filters the rows of `cast_days`.
 */
export async function listDayCurves(
  db: Db | Tx,
  { span, isWanted }: { span: Span; isWanted: RawBuilder<unknown> },
): Promise<DayCurve[]> {
  const { from, to } = span;
  // PostgreSQL's array text is the fastest format to produce and to parse here.
  const { rows } = await sql<CurveRow>`
    select cast_id, sample, date_part('epoch', greatest(at, ${from}::timestamptz))::int as start_s,
      halves[${halvesUntil(from)} + 1 : ${halvesUntil(to)}]::text as halves
    from cast_days where ${inSpans(widened([span], stepMs.days))} and ${isWanted}`.execute(db);
  return rows.map(({ cast_id, sample, start_s, halves }) => ({
    castId: cast_id,
    sample,
    startMs: start_s * 1000,
    halves: JSON.parse(`[${halves.slice(1, -1).replaceAll('NULL', 'null')}]`) as (number | null)[],
  }));
}

/** How many half hours of the row's day have passed at that moment. */
const halvesUntil = (moment: Date): RawBuilder<number> =>
  sql`least(greatest(date_part('epoch', ${moment}::timestamptz - at) / ${halfMs / 1000}, 0), 48)::int`;
