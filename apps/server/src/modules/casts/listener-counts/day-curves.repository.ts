import { type RawBuilder, sql } from 'kysely';
import { stepMs } from '#/modules/casts/listener-counts/roll-up-steps.ts';
import { inSpans, type Span, widened } from '#/modules/casts/listener-counts/spans.ts';
import type { Db, Tx } from '#/platform/db/schema.ts';

/** What a cast had at most in each half hour of a day, or of the part of it that was asked for. */
export interface DayCurve {
  readonly castId: string;
  readonly sample: boolean;
  readonly startMs: number;
  /** From the start on, one each half hour; null where nothing was counted. */
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
 * Of each cast and day that the span touches, which begins and ends with a half hour: two rows a cast for the last 24 hours,
 * where its half hours would be 48. `isWanted` says which rows of `cast_days`.
 */
export async function listDayCurves(
  db: Db | Tx,
  { span, isWanted }: { span: Span; isWanted: RawBuilder<unknown> },
): Promise<DayCurve[]> {
  const { from, to } = span;
  // PostgreSQL's own text of a list is what it makes, and what is read here, fastest.
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

/** How many of the half hours of the row's day are over at that moment. */
const halvesUntil = (moment: Date): RawBuilder<number> =>
  sql`least(greatest(date_part('epoch', ${moment}::timestamptz - at) / ${halfMs / 1000}, 0), 48)::int`;
