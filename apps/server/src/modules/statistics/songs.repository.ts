import { sql } from 'kysely';
import type { Db } from '#/db/schema.ts';
import { within } from '#/modules/cast/own-cast.ts';
import { findNotRolledUp } from '#/modules/history/peaks.repository.ts';
import { inSpans, type Span } from '#/modules/history/spans.ts';
import type { Scope } from '#/modules/session/scope.ts';
import { isActive, isRobot, present } from '#/modules/statistics/session-terms.ts';

/** One title of a range. */
export interface PlayedSong {
  readonly title: string;
  readonly plays: number;
  readonly airtimeMs: number;
  /** Plays with counts at both ends, and the mean counts there. */
  readonly counted: number;
  readonly atStart: number | null;
  readonly atEnd: number | null;
  readonly tuneOuts: number;
}

interface SongsWanted {
  readonly castId: string;
  readonly span: Span;
  readonly now: Date;
}

const dayMs = 24 * 60 * 60_000;
/** A title that comes back so soon never left; titles that overlap for longer are two programmes at once. */
const breath = sql`interval '60 seconds'`;

/**
 * Titles that began in a span. Listeners are those of the minutes in which a title began and ended, never such as were made
 * for the demo. Whoever was cut off because the source had left did not tune out.
 */
export async function listSongs(
  db: Db,
  scope: Scope,
  { castId, span, now }: SongsWanted,
): Promise<PlayedSong[]> {
  const { from } = span;
  const around = { from, to: new Date(Math.min(now.getTime() + 1, span.to.getTime() + dayMs)) };
  const fresh = await findNotRolledUp(db, around);
  const own = sql`exists (select from casts where casts.id = ${castId} and ${within(scope)})`;
  const { rows } = await sql<PlayedSong>`with
    titles as (
      select id, title, started_at, coalesce(ended_at, ${now}) as ended_at, ended_at is null as goes_on
      from played_titles where cast_id = ${castId} and ${own}
        and started_at >= ${from}::timestamptz - interval '1 day' and started_at < ${span.to}
    ),
    parts as (
      select *, coalesce(started_at > ${breath} + max(ended_at) over (partition by title order by started_at, id
        rows between unbounded preceding and 1 preceding), true) as begins from titles
    ),
    plays as (
      select title, min(started_at) as started_at, max(ended_at) as ended_at, bool_or(goes_on) as goes_on,
        sum(date_part('epoch', ended_at - started_at)) as airtime_s
      from (select *, count(*) filter (where begins) over (partition by title order by started_at, id) as play
        from parts) as numbered
      group by title, play having min(started_at) >= ${from}
    ),
    placed as materialized (
      select *, row_number() over in_time as place,
        coalesce(ended_at > ${breath} + lead(started_at) over in_time, false)
          or coalesce(started_at + ${breath} < max(ended_at) over (in_time rows between unbounded preceding and 1 preceding),
            false) as is_beside
      from plays window in_time as (order by started_at, ended_at)
    ),
    minutes as materialized (
      select at, total::float8 / samples as mean from cast_minutes
      where cast_id = ${castId} and not sample and ${inSpans([around])} and not ${inSpans(fresh)}
      union all
      select date_bin('1 minute', at, 'epoch'), avg(listeners)::float8 from listener_samples
      where username = (select username from casts where id = ${castId} and ${within(scope)})
        and not sample and ${inSpans([around])} and ${inSpans(fresh)} group by 1
    ),
    cut_off as (
      select range_agg(tstzrange(ended_at - interval '5 seconds', ended_at + interval '15 seconds')) as moments
      from on_air_spans where cast_id = ${castId} and ended_at > ${from}
    ),
    tune_outs as (
      select width_bucket(s.ended_at, (select array_agg(started_at order by place) from placed)) as place,
        s.ended_at as at
      from (${present(castId, around)}) as s
      where s.ended_at >= ${from} and s.ended_at < ${around.to} and s.end_reason = 'left' and not ${isRobot}
        and ${isActive(now)} and (s.ended_at <@ (select moments from cut_off)) is not true
    ),
    left_by_place as (
      select place, count(*) as tune_outs from tune_outs join placed using (place) where at < ended_at group by 1
    ),
    known as (
      select placed.*, coalesce(tune_outs, 0) as tune_outs, began.mean as at_start, ended.mean as at_end,
        not goes_on and not is_beside and began.mean is not null and ended.mean is not null
          and began.at <> ended.at as is_known
      from placed left join left_by_place using (place)
        left join minutes as began on began.at = date_bin('1 minute', started_at, 'epoch')
        left join minutes as ended on ended.at = date_bin('1 minute', ended_at, 'epoch')
    )
    select title, count(*)::int as plays, sum(airtime_s) * 1000 as "airtimeMs",
      (count(*) filter (where is_known))::int as counted, avg(at_start) filter (where is_known) as "atStart",
      avg(at_end) filter (where is_known) as "atEnd", sum(tune_outs)::int as "tuneOuts"
    from known group by title`.execute(db);
  return rows;
}

/** Since when titles of a cast are kept. */
export async function findFirstTitle(db: Db, scope: Scope, castId: string): Promise<Date | null> {
  const { rows } = await sql<{ at: Date | null }>`select min(started_at) as at from played_titles
    where cast_id = ${castId} and exists (select from casts where casts.id = ${castId} and ${within(scope)})`.execute(
    db,
  );
  return rows[0]?.at ?? null;
}
