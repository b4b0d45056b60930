import { sql } from 'kysely';
import type { Db } from '#/db/schema.ts';
import { within } from '#/modules/cast/own-cast.ts';
import { findNotRolledUp } from '#/modules/history/peaks.repository.ts';
import { stepMs } from '#/modules/history/roll-up-steps.ts';
import { inSpans, type Span, widened } from '#/modules/history/spans.ts';
import type { Scope } from '#/modules/session/scope.ts';

export interface CountsWanted {
  readonly castId: string;
  readonly span: Span;
  /** False leaves out what was made for the demo. */
  readonly withSamples: boolean;
}

/** What was counted in one step of time. */
export interface CountedStep {
  readonly atMs: number;
  readonly samples: number;
  readonly total: number;
  readonly lowest: number;
  readonly highest: number;
  /** Made for the demo. */
  readonly sample: boolean;
}

/**
 * Steps of one cast in order of time; a step without counts is not there. Minutes that are not rolled up yet are read as
 * they were counted. A step has either what was counted or, where nothing was, what was made for the demo: never both.
 */
export async function listCounted(
  db: Db,
  scope: Scope,
  { castId, span, withSamples }: CountsWanted,
  step: 'minutes' | 'quarters',
): Promise<CountedStep[]> {
  const fresh = await findNotRolledUp(db, span);
  const unsettled = inSpans(widened(fresh, stepMs[step]));
  const isWanted = sql`${withSamples ? sql`true` : sql`not sample`} and ${inSpans([span])}`;
  const ofCast = sql`cast_id = ${castId} and cast_id in (select id from casts where ${within(scope)})`;
  const width = sql`${`${stepMs[step] / 1_000} seconds`}::interval`;
  // As lists in PostgreSQL's own text: of all that it can send, it makes these fastest.
  const { rows } = await sql<Record<keyof CountedStep, string | null>>`
    select array_agg((date_part('epoch', at) * 1000)::bigint)::text as "atMs", array_agg(samples)::text as samples,
      array_agg(total)::text as total, array_agg(lowest)::text as lowest, array_agg(highest)::text as highest,
      array_agg(sample::int)::text as sample
    from (
      select distinct on (at) * from (
        select date_bin(${width}, at, 'epoch') as at, sum(samples)::bigint as samples, sum(total)::bigint as total,
          min(lowest) as lowest, max(highest) as highest, sample
        from (
          select at, samples, total, lowest, highest, sample from ${sql.table(`cast_${step}`)}
          where ${ofCast} and ${isWanted} and not ${unsettled}
          union all
          select at, samples, total, lowest, highest, sample from cast_minutes
          where ${ofCast} and ${isWanted} and ${unsettled} and not ${inSpans(fresh)}
          union all
          select at, 1, listeners, listeners, listeners, sample from listener_samples
          where username = (select username from casts where id = ${castId} and ${within(scope)})
            and ${isWanted} and ${inSpans(fresh)}
        ) as counts group by 1, sample
      ) as steps order by at, sample
    ) as chosen`.execute(db);
  return unpacked(rows[0]);
}

/** When so many listened, within a span that is known to have that: to the count, else to the minute. */
export async function findMoment(
  db: Db,
  scope: Scope,
  { castId, span }: CountsWanted,
  { listeners, sample }: { readonly listeners: number; readonly sample: boolean },
): Promise<Date> {
  const own = sql`casts.id = ${castId} and ${within(scope)}`;
  const { rows } = await sql<{ at: Date | null }>`select coalesce(
      (select min(at) from listener_samples join casts using (username)
        where ${own} and ${inSpans([span])} and listeners = ${listeners} and sample = ${sample}),
      (select min(at) from cast_minutes join casts on casts.id = cast_id
        where ${own} and ${inSpans([span])} and highest = ${listeners} and sample = ${sample})) as at`.execute(
    db,
  );
  return rows[0]?.at ?? span.from;
}

/** What was on air at a moment; null where nobody knows any more. */
export async function findTitleAt(db: Db, scope: Scope, castId: string, at: Date): Promise<string | null> {
  const { rows } = await sql<{ title: string }>`select title
    from played_titles t join casts on casts.id = t.cast_id and ${within(scope)}
    where t.cast_id = ${castId} and started_at <= ${at} and (ended_at is null or ended_at > ${at})
    order by started_at desc, t.id desc limit 1`.execute(db);
  return rows[0]?.title ?? null;
}

function unpacked(lists: Record<keyof CountedStep, string | null> | undefined): CountedStep[] {
  const numbers = (key: keyof CountedStep) => JSON.parse(`[${lists?.[key]?.slice(1, -1) ?? ''}]`) as number[];
  const [samples, total, lowest, highest, sample] = (
    ['samples', 'total', 'lowest', 'highest', 'sample'] as const
  ).map(numbers) as [number[], number[], number[], number[], number[]];
  return numbers('atMs').map((atMs, index) => ({
    atMs,
    samples: samples[index] ?? 0,
    total: total[index] ?? 0,
    lowest: lowest[index] ?? 0,
    highest: highest[index] ?? 0,
    sample: sample[index] === 1,
  }));
}

/** When a cast was first counted, as far as that is kept: to the quarter of an hour, or of old to the day. */
export async function findFirstCount(
  db: Db,
  scope: Scope,
  castId: string,
  withSamples: boolean,
): Promise<Date | null> {
  const ofCast = sql`cast_id = ${castId} and cast_id in (select id from casts where ${within(scope)})
    and (${withSamples} or not sample)`;
  const { rows } = await sql<{ day: Date | null; quarter: Date | null; count: Date | null }>`select
    (select min(at) from cast_days where ${ofCast}) as day,
    (select min(at) from cast_quarters where ${ofCast}) as quarter,
    (select min(at) from listener_samples join casts using (username)
      where casts.id = ${castId} and ${within(scope)} and (${withSamples} or not sample)) as count`.execute(
    db,
  );
  const { day = null, quarter = null, count = null } = rows[0] ?? {};
  const first = [quarter, count].filter((at) => at !== null).sort((a, b) => a.getTime() - b.getTime())[0];
  // A day is one of UTC, and begins before what was counted in it.
  if (day && (!first || day.getTime() + stepMs.days <= first.getTime())) return day;
  return first ?? null;
}
