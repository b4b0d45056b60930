import type { SongOrder } from '@unmuted/api/contract';
import { type RawBuilder, sql } from 'kysely';
import { within } from '#/modules/casts/cast/cast-access.repository.ts';
import { findNotRolledUp } from '#/modules/casts/listener-counts/peaks.repository.ts';
import { inSpans } from '#/modules/casts/listener-counts/spans.repository.ts';
import type { Span } from '#/modules/casts/listener-counts/spans.ts';
import { isActive, isRobot } from '#/modules/statistics/statistics/session-filter.repository.ts';
import type { Scope } from '#/platform/auth/scope.ts';
import type { Db } from '#/platform/db/schema.ts';

/** A title in a range. */
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
  /** Whether sample data is wanted: never both kinds. */
  readonly sample: boolean;
  readonly span: Span;
  readonly now: Date;
  readonly order: SongOrder;
  /** Maximum number of songs. */
  readonly limit: number;
}

export interface PlayedSongs {
  readonly songs: readonly PlayedSong[];
  /** Totals of all songs, including those beyond the limit. */
  readonly total: { readonly songs: number; readonly plays: number };
}

const dayMs = 24 * 60 * 60_000;
/** A title that returns within this time never stopped; titles that overlap longer are two programmes. */
const breath = sql`interval '60 seconds'`;

/**
 * Titles that began in a span. Listener figures come from the minutes of start and end.
 * Listeners disconnected because the source left did not tune out. Unknown values sort last; on a tie, more plays come
 * first. Only the sort key is computed for all titles; the rest only for the returned ones.
 */
export async function listSongs(
  db: Db,
  scope: Scope,
  { castId, sample, span, now, order, limit }: SongsWanted,
): Promise<PlayedSongs> {
  const { from } = span;
  const around = { from, to: new Date(Math.min(now.getTime() + 1, span.to.getTime() + dayMs)) };
  const fresh = await findNotRolledUp(db, around);
  const own = sql`exists (select from casts where casts.id = ${castId} and ${within(scope)})`;
  const rolled = sql`select at, total::float8 / samples as mean from cast_minutes
    where cast_id = ${castId} and sample = ${sample} and not ${inSpans(fresh)}`;
  const leaves = sql`select s.ended_at as at from listener_sessions s
    where s.cast_id = ${castId} and s.sample = ${sample} and s.end_reason = 'left' and not ${isRobot} and ${isActive(now)}
      and (s.ended_at <@ (select moments from cut_off)) is not true`;
  const { rows } = await sql<PlayedSong & { ofSongs: number; ofPlays: number }>`with
    titles as (
      select id, title, started_at, coalesce(ended_at, ${now}) as ended_at, ended_at is null as goes_on
      from played_titles where cast_id = ${castId} and sample = ${sample} and ${own}
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
      select *, date_bin('1 minute', started_at, 'epoch') as began, date_bin('1 minute', ended_at, 'epoch') as ended,
        least(ended_at, lead(started_at) over in_time, ${around.to}) as heard_until,
        not goes_on and date_bin('1 minute', started_at, 'epoch') <> date_bin('1 minute', ended_at, 'epoch')
          and not coalesce(ended_at > ${breath} + lead(started_at) over in_time, false)
          and not coalesce(started_at + ${breath} < max(ended_at) over (in_time rows between unbounded preceding and 1 preceding),
            false) as is_alone
      from plays window in_time as (order by started_at, ended_at)
    ),
    fresh_minutes as materialized (
      select date_bin('1 minute', at, 'epoch') as at, avg(listeners)::float8 as mean from listener_samples
      where username = (select username from casts where id = ${castId} and ${within(scope)})
        and sample = ${sample} and ${inSpans([around])} and ${inSpans(fresh)} group by 1
    ),
    cut_off as (
      select range_agg(tstzrange(ended_at - interval '5 seconds', ended_at + interval '15 seconds')) as moments
      from on_air_spans where cast_id = ${castId} and ended_at > ${from}
    ),
    ranked as materialized (${rankedBy(order, { rolled: sql`${rolled} and ${inSpans([around])}`, leaves, around })}),
    first as (
      select *, row_number() over (order by score desc nulls last, plays desc, title collate "C") as rank,
        (count(*) over ())::int as "ofSongs", (sum(plays) over ())::int as "ofPlays"
      from ranked order by rank limit ${limit}
    ),
    told as (
      select rank, plays, "ofSongs", "ofPlays", placed.*, at_start.mean as at_start, at_end.mean as at_end,
        is_alone and at_start.mean is not null and at_end.mean is not null as is_known,
        (select count(*) from (${leaves}) as s where at >= started_at and at < heard_until) as tune_outs
      from first join placed using (title)
        left join lateral (${meanOf(sql`began`, rolled)}) as at_start on true
        left join lateral (${meanOf(sql`ended`, rolled)}) as at_end on true
    )
    select title, plays, sum(airtime_s) * 1000 as "airtimeMs", (count(*) filter (where is_known))::int as counted,
      avg(at_start) filter (where is_known) as "atStart", avg(at_end) filter (where is_known) as "atEnd",
      sum(tune_outs)::int as "tuneOuts", "ofSongs", "ofPlays"
    from told group by rank, title, plays, "ofSongs", "ofPlays" order by rank`.execute(db);
  return {
    songs: rows.map(({ ofSongs: _, ofPlays: __, ...song }) => song),
    total: { songs: rows[0]?.ofSongs ?? 0, plays: rows[0]?.ofPlays ?? 0 },
  };
}

/** The mean of a minute: from the roll-up, or else from raw counts. */
const meanOf = (minute: RawBuilder<unknown>, rolled: RawBuilder<unknown>) => sql`
  select mean from (${rolled}) as rolled where at = ${minute}
  union all select mean from fresh_minutes where at = ${minute} limit 1`;

interface RankedFrom {
  readonly rolled: RawBuilder<unknown>;
  readonly leaves: RawBuilder<unknown>;
  readonly around: Span;
}

/** All titles with play counts and the sort key, in descending order. */
function rankedBy(order: SongOrder, { rolled, leaves, around }: RankedFrom): RawBuilder<unknown> {
  switch (order) {
    case 'plays':
      return sql`select title, count(*)::int as plays, 0 as score from placed group by title`;
    case 'tuneOuts': {
      // Leaves before a moment, from one ordered array: avoids a lookup per session.
      const leftBefore = (moment: RawBuilder<unknown>) =>
        sql`width_bucket(${moment} - interval '1 microsecond', (select moments from left_at))`;
      return sql`with left_at as materialized (select array_agg(at order by at) as moments
          from (${leaves} and s.ended_at >= ${around.from} and s.ended_at < ${around.to}) as s)
        select title, count(*)::int as plays,
          coalesce(sum(${leftBefore(sql`heard_until`)} - ${leftBefore(sql`started_at`)}), 0) as score
        from placed group by title`;
    }
    default: {
      // One ordered array: a join would sort all minutes twice.
      const ats = sql`(select ats from minutes)`;
      const meanAt = (minute: RawBuilder<unknown>, place: RawBuilder<unknown>) =>
        sql`case when ${ats}[${place}] = ${minute} then (select means from minutes)[${place}] end`;
      const change = sql`${meanAt(sql`ended`, sql`end_place`)} - ${meanAt(sql`began`, sql`start_place`)}`;
      return sql`with minutes as materialized (
          select array_agg(at order by at) as ats, array_agg(mean order by at) as means
          from (${rolled} union all select * from fresh_minutes) as known
        )
        select title, count(*)::int as plays,
          ${order === 'gain' ? sql`` : sql`-`}(avg(${change}) filter (where is_alone)) as score
        from (select *, width_bucket(began, ${ats}) as start_place, width_bucket(ended, ${ats}) as end_place from placed) as placed
        group by title`;
    }
  }
}

/** The first stored title of a cast. */
export async function findFirstTitle(
  db: Db,
  scope: Scope,
  { castId, sample }: Pick<SongsWanted, 'castId' | 'sample'>,
): Promise<Date | null> {
  const { rows } = await sql<{ at: Date | null }>`select min(started_at) as at from played_titles
    where cast_id = ${castId} and sample = ${sample}
      and exists (select from casts where casts.id = ${castId} and ${within(scope)})`.execute(db);
  return rows[0]?.at ?? null;
}
