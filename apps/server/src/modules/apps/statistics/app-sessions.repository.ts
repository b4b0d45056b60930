import type { AppPlatform } from '@unmuted/api/contract';
import { type RawBuilder, sql } from 'kysely';
import { isActive, presence, present } from '#/modules/statistics/statistics/session-filter.repository.ts';
import type { Db } from '#/platform/db/schema.ts';

/** The listeners of an app: sessions of the casts of its account whose user agent names it. */
export interface AppListeners {
  readonly accountId: string;
  readonly platform: AppPlatform;
  readonly packageIds: readonly string[];
}

export interface AppSums {
  readonly sessions: number;
  readonly unique: number;
  readonly listenedMs: number;
}

export interface AppSpan {
  readonly from: Date;
  readonly to: Date;
  readonly sample: boolean;
  readonly now: Date;
}

/**
 * The package id with which a user agent begins: `fm.aurora.app/1.3.0 Media3`. Demo listeners begin with the name of the
 * demo. The index `listener_sessions_app` has the same expression.
 */
const packageOf = sql<string>`substring(s.agent from '^(?:Studio-Demo/1\\.0 )?([A-Za-z0-9_-]+(?:\\.[A-Za-z0-9_-]+)+)/')`;

/** The version that follows it, at most 40 characters of it. */
const versionOf = sql<string>`coalesce(substring(s.agent from '^(?:Studio-Demo/1\\.0 )?[A-Za-z0-9._-]+/([^ ]{1,40})'), '')`;

/** Apps of both platforms may have the same package id. On iOS, the kit names its player. */
const isPlatform = (platform: AppPlatform): RawBuilder<boolean> =>
  sql`(s.agent like '% AVPlayer') = ${platform === 'ios'}`;

const isOfApp = ({ platform, packageIds }: AppListeners): RawBuilder<boolean> =>
  sql`(${packageOf} = any(${[...packageIds]}::text[]) and ${isPlatform(platform)})`;

/** Active sessions `s` of an app that overlap a span or began in it. */
function sessionsOf(app: AppListeners, { from, to, sample, now }: AppSpan): RawBuilder<unknown> {
  return sql`select s.person, s.country, s.started_at, s.ended_at, ${versionOf} as version
    from casts cross join lateral (${present(sql.ref('casts.id'), { from, to })}) as s
    where casts.account_id = ${app.accountId} and ${isOfApp(app)} and s.sample = ${sample} and ${isActive(now)}`;
}

/** Sums by day. A session counts on the day on which it began, its hours on the days on which they were heard. */
export async function sumAppDays(
  db: Db,
  app: AppListeners,
  { begins, sample, now }: Pick<AppSpan, 'sample' | 'now'> & { readonly begins: readonly Date[] },
): Promise<ReadonlyMap<number, AppSums>> {
  const [from, to] = [begins[0] ?? now, begins.at(-1) ?? now];
  const edges = sql`${[...begins]}::timestamptz[]`;
  const heard = presence({ from: sql`(${edges})[day]`, to: sql`(${edges})[day + 1]` }, now);
  const { rows } = await sql<AppSums & { day: number }>`
    select day, (count(*) filter (where day = first))::int as sessions,
      (count(distinct person) filter (where day = first))::int as unique, sum(${heard}) as "listenedMs"
    from (
      select s.*, width_bucket(s.started_at, ${edges}) as first
      from (${sessionsOf(app, { from, to, sample, now })}) as s
    ) as s
    cross join lateral generate_series(greatest(first, 1), least(
      width_bucket(coalesce(s.ended_at, ${now}::timestamptz), ${edges}), ${begins.length - 1}::int)) as day
    group by day`.execute(db);
  return new Map(rows.map(({ day, ...sums }) => [day - 1, sums]));
}

/** Sums of a span: `total`, by country and by version, each with its most frequent values first. */
export async function sumAppSpan(
  db: Db,
  app: AppListeners,
  span: AppSpan,
): Promise<(AppSums & { readonly by: 'total' | 'country' | 'version'; readonly value: string })[]> {
  const inside = sql`filter (where s.started_at >= ${span.from})`;
  const { rows } = await sql<AppSums & { by: 'total' | 'country' | 'version'; value: string }>`
    select case when grouping(s.country) = 0 then 'country' when grouping(s.version) = 0 then 'version' else 'total' end as by,
      coalesce(s.country, s.version, '') as value, (count(*) ${inside})::int as sessions,
      (count(distinct s.person) ${inside})::int as unique, coalesce(sum(${presence(span, span.now)}), 0) as "listenedMs"
    from (${sessionsOf(app, span)}) as s
    group by grouping sets ((), (s.country), (s.version))
    order by sessions desc, "listenedMs" desc, value`.execute(db);
  return rows;
}

/** Who listens now, with sample data, as in all live counts. */
export async function countAppListeners(db: Db, app: AppListeners): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count
    from casts join listener_sessions s on s.cast_id = casts.id
    where casts.account_id = ${app.accountId} and s.ended_at is null and ${isOfApp(app)}`.execute(db);
  return rows[0]?.count ?? 0;
}

/** The start of the first active session of the app. */
export async function findFirstAppSession(
  db: Db,
  app: AppListeners,
  { sample, now }: Pick<AppSpan, 'sample' | 'now'>,
): Promise<Date | null> {
  // One index look-up for each cast and package id.
  const { rows } = await sql<{ at: Date | null }>`select min(first.started_at) as at
    from casts cross join unnest(${[...app.packageIds]}::text[]) as package cross join lateral (
      select s.started_at from listener_sessions s
      where s.cast_id = casts.id and ${packageOf} = package and ${isPlatform(app.platform)}
        and s.sample = ${sample} and ${isActive(now)}
      order by s.started_at limit 1
    ) as first
    where casts.account_id = ${app.accountId}`.execute(db);
  return rows[0]?.at ?? null;
}

/** The casts with sample sessions of the app, which exist only in the demo. */
export async function listSampledCasts(
  db: Db,
  app: AppListeners,
): Promise<{ readonly id: string; readonly username: string }[]> {
  const { rows } = await sql<{ id: string; username: string }>`select casts.id, casts.username from casts
    where casts.account_id = ${app.accountId} and casts.terminated_at is null and exists (
      select from listener_sessions s where s.cast_id = casts.id and s.sample and ${isOfApp(app)})`.execute(
    db,
  );
  return rows;
}

/** The mounts of the casts of an account. */
export async function listMounts(db: Db, accountId: string): Promise<string[]> {
  const { rows } = await sql<{ mount: string }>`select mount from cast_streams
    join casts on casts.id = cast_streams.cast_id
    where casts.account_id = ${accountId} and casts.terminated_at is null`.execute(db);
  return rows.map(({ mount }) => mount);
}
