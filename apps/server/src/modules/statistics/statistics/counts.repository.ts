import { type RawBuilder, sql } from 'kysely';
import { within } from '#/modules/casts/cast/cast-access.repository.ts';
import { findNotRolledUp } from '#/modules/casts/listener-counts/peaks.repository.ts';
import { stepMs } from '#/modules/casts/listener-counts/roll-up-steps.repository.ts';
import { inSpans } from '#/modules/casts/listener-counts/spans.repository.ts';
import { type Span, widened } from '#/modules/casts/listener-counts/spans.ts';
import type { Buckets } from '#/modules/statistics/statistics/buckets.repository.ts';
import type { Scope } from '#/platform/auth/scope.ts';
import type { Db } from '#/platform/db/schema.ts';

export interface CountsWanted {
  readonly castId: string;
  readonly span: Span;
  /** Whether sample data is wanted: never both kinds. */
  readonly sample: boolean;
}

/** Listener counts of one time bucket. */
export interface Counted {
  /** Number of minutes or quarter hours with counts, and the sum of their means. */
  readonly steps: number;
  readonly means: number;
  readonly samples: number;
  readonly total: number;
  readonly lowest: number;
  readonly highest: number;
}

/**
 * Counts of a cast by bucket; buckets without counts are omitted. Minutes that are not rolled up are read from raw
 * counts.
 */
export async function listCounted(
  db: Db,
  scope: Scope,
  { castId, span, sample }: CountsWanted,
  { step, buckets }: { readonly step: 'minutes' | 'quarters'; readonly buckets: Buckets },
): Promise<Map<number, Counted>> {
  const fresh = await findNotRolledUp(db, span);
  const unsettled = inSpans(widened(fresh, stepMs[step]));
  const isWanted = sql`sample = ${sample} and ${inSpans([span])}`;
  const ofCast = sql`cast_id = ${castId} and exists (select from casts where id = ${castId} and ${within(scope)})`;
  const width = sql`${`${stepMs[step] / 1_000} seconds`}::interval`;
  const { rows } = await sql<Counted & { bucket: number }>`
    select ${buckets.column}::float8 as bucket, count(*)::int as steps, sum(total / samples) as means,
      sum(samples) as samples, sum(total) as total, min(lowest) as lowest, max(highest) as highest
    from (
      select at, samples::float8, total::float8, lowest, highest from ${sql.table(`cast_${step}`)}
      where ${ofCast} and ${isWanted} and not ${unsettled}
      union all
      select date_bin(${width}, at, 'epoch'), sum(samples)::float8, sum(total)::float8, min(lowest), max(highest)
      from (
        select at, samples, total, lowest, highest from cast_minutes
        where ${ofCast} and ${isWanted} and ${unsettled} and not ${inSpans(fresh)}
        union all
        select at, 1, listeners, listeners, listeners from listener_samples
        where username = (select username from casts where id = ${castId} and ${within(scope)})
          and ${isWanted} and ${inSpans(fresh)}
      ) as counts group by 1
    ) as steps group by 1`.execute(db);
  return new Map(rows.map(({ bucket, ...counted }) => [bucket, counted]));
}

/** The first time of a peak within a span that contains it: exact, to the minute, or to the quarter hour. */
export async function findMoment(
  db: Db,
  scope: Scope,
  { castId, span, sample }: CountsWanted,
  highest: number,
): Promise<Date> {
  const inQuarter = sql`at >= (select at from quarter)
    and at < (select at from quarter) + interval '15 minutes' and sample = ${sample}`;
  const { rows } = await sql<{ at: Date | null }>`with
    own as materialized (select id, username from casts where id = ${castId} and ${within(scope)}),
    quarter as materialized (select min(at) as at from cast_quarters
      where cast_id = (select id from own) and ${inSpans([span])} and highest = ${highest} and sample = ${sample})
    select coalesce(
      (select min(at) from listener_samples
        where username = (select username from own) and ${inQuarter} and listeners = ${highest}),
      (select min(at) from cast_minutes
        where cast_id = (select id from own) and ${inQuarter} and highest = ${highest}),
      (select at from quarter),
      (select min(at) from listener_samples
        where username = (select username from own) and ${inSpans([span])} and listeners = ${highest}
          and sample = ${sample})) as at`.execute(db);
  return rows[0]?.at ?? span.from;
}

/** The title on air at a time, or null if it is not stored. */
export async function findTitleAt(
  db: Db,
  scope: Scope,
  { castId, sample }: Pick<CountsWanted, 'castId' | 'sample'>,
  at: Date,
): Promise<string | null> {
  const { rows } = await sql<{ title: string }>`select title
    from played_titles t join casts on casts.id = t.cast_id and ${within(scope)}
    where t.cast_id = ${castId} and t.sample = ${sample} and started_at <= ${at} and (ended_at is null or ended_at > ${at})
    order by started_at desc, t.id desc limit 1`.execute(db);
  return rows[0]?.title ?? null;
}

/** The first recorded or sample count of a cast, as far as quarter hours are retained. */
export async function findFirstCount(
  db: Db,
  scope: Scope,
  { id, username, sample }: { readonly id: string; readonly username: string; readonly sample: boolean },
): Promise<Date | null> {
  // One table at a time by primary key, so that the index returns the first row.
  const { rows } = await sql<{ at: Date | null }>`select least(
      (select min(at) from cast_quarters where cast_id = ${id} and sample = ${sample}),
      (select min(at) from listener_samples where username = ${username} and sample = ${sample})) as at
    from casts where id = ${id} and username = ${username} and ${within(scope)}`.execute(db);
  return rows[0]?.at ?? null;
}

/**
 * Whether sample data covers more quarter hours of a span than recorded counts: the kind of data that an answer over
 * it shows (ADR 27). For a cast without sample data, only a look-up in an empty index and in the latest counts.
 */
export function isCoveredBySamples(db: Db, scope: Scope, cast: CastNames, span: Span): Promise<boolean> {
  return isCovered(db, within(scope), cast, span);
}

/** The same for a cast of an account, for an answer about another product of it. */
export function isAccountCoveredBySamples(
  db: Db,
  accountId: string,
  cast: CastNames,
  span: Span,
): Promise<boolean> {
  return isCovered(db, sql`casts.account_id = ${accountId}`, cast, span);
}

interface CastNames {
  readonly id: string;
  readonly username: string;
}

async function isCovered(
  db: Db,
  isOwn: RawBuilder<boolean>,
  { id, username }: CastNames,
  span: Span,
): Promise<boolean> {
  const own = sql`exists (select from casts where id = ${id} and ${isOwn})`;
  const latest = sql`listener_samples where username = ${username} and ${inSpans([span])}
    and ${inSpans(await findNotRolledUp(db, span))}`;
  const { rows } = await sql<{ found: boolean }>`select ${own} and (
    exists (select from cast_days where cast_id = ${id} and sample)
    or exists (select from ${latest} and sample)) as found`.execute(db);
  if (!rows[0]?.found) return false;
  const covered = await sql<{ isCovered: boolean }>`
    select count(distinct quarter) filter (where sample) > count(distinct quarter) filter (where not sample)
      as "isCovered"
    from (
      select at as quarter, sample from cast_quarters where cast_id = ${id} and ${inSpans([span])}
      union all select date_bin('15 minutes', at, 'epoch'), sample from ${latest}
    ) as covered`.execute(db);
  return covered.rows[0]?.isCovered ?? false;
}
