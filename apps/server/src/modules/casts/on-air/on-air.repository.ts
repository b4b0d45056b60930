import { sql } from 'kysely';
import { within } from '#/modules/casts/cast/cast-access.repository.ts';
import type { Scope } from '#/platform/auth/scope.ts';
import type { Db, Row, Tx } from '#/platform/db/schema.ts';

type Executor = Db | Tx;

export type TitleRow = Omit<Row<'played_titles'>, 'cast_id' | 'mount'>;
export type SpanRow = Pick<Row<'on_air_spans'>, 'started_at' | 'ended_at' | 'agent'>;
export type WatchRow = Row<'engine_watches'>;

/** Limit for a source that reconnects all day. */
export const spansAtMost = 2_000;
const maxTitles = 10_000;

/** The latest titles, newest first, and the total stored. */
export async function listPlayedTitles(
  db: Executor,
  scope: Scope,
  castId: string,
  limit: number,
): Promise<{ rows: TitleRow[]; total: number }> {
  const { rows } = await sql<TitleRow & { total: string }>`
    select t.id, t.title, t.listeners, t.started_at, t.ended_at, count(*) over () as total
    from played_titles t join casts on casts.id = t.cast_id and ${within(scope)}
    where t.cast_id = ${castId} order by t.started_at desc, t.id desc limit ${limit}`.execute(db);
  return { rows, total: Number(rows[0]?.total ?? 0) };
}

/** The latest spans that end after a moment, newest first. */
export async function listSpans(db: Executor, scope: Scope, castId: string, from: Date): Promise<SpanRow[]> {
  const { rows } = await sql<SpanRow>`select s.started_at, s.ended_at, s.agent
    from on_air_spans s join casts on casts.id = s.cast_id and ${within(scope)}
    where s.cast_id = ${castId} and (s.ended_at is null or s.ended_at > ${from})
    order by s.started_at desc, s.id desc limit ${spansAtMost}`.execute(db);
  return rows;
}

/**
 * When the cast's first known source connected: null if none ever did. Undefined if one did, but so long ago that its
 * record is deleted.
 */
export async function findFirstSource(
  db: Executor,
  scope: Scope,
  castId: string,
): Promise<Date | null | undefined> {
  const { rows } = await sql<{ first: Date | null; was_live: boolean }>`
    select min(s.started_at) as first, bool_or(l.on_air is not null) as was_live
    from casts left join on_air_spans s on s.cast_id = casts.id left join cast_live l on l.cast_id = casts.id
    where casts.id = ${castId} and ${within(scope)}`.execute(db);
  const [row] = rows;
  return row?.first ?? (row?.was_live ? undefined : null);
}

/** Number of sources since then on a mount that had one before. */
export async function countReconnects(
  db: Executor,
  scope: Scope,
  castId: string,
  from: Date,
): Promise<number> {
  const { rows } = await sql<{ count: string }>`select count(*) as count from (
      select s.started_at, lag(s.id) over (partition by s.mount order by s.started_at, s.id) as former
      from on_air_spans s join casts on casts.id = s.cast_id and ${within(scope)} where s.cast_id = ${castId}
    ) as comings where former is not null and started_at > ${from}`.execute(db);
  return Number(rows[0]?.count ?? 0);
}

/** Not scoped: anyone who can see a cast may know when the engine was observed. */
export function listWatches(db: Executor, from: Date): Promise<WatchRow[]> {
  return db
    .selectFrom('engine_watches')
    .selectAll()
    .where('seen_at', '>', from)
    .orderBy('began_at')
    .execute();
}

/** Deletes spans that ended before then, and all but the latest titles of each cast. */
export async function purgeOnAir(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('on_air_spans').where('ended_at', '<', before).execute();
  await db.deleteFrom('played_titles').where('ended_at', '<', before).execute();
  await db.deleteFrom('engine_watches').where('seen_at', '<', before).execute();
  await db.deleteFrom('cast_suspensions').where('ended_at', '<', before).execute();
  await sql`delete from played_titles where id in (
    select id from (
      select id, ended_at, row_number() over (partition by cast_id order by started_at desc, id desc) as place
      from played_titles
    ) as placed where place > ${maxTitles} and ended_at is not null)`.execute(db);
}

/** The latest observation of the engine. Internal: not scoped. */
export function findLatestWatch(db: Executor): Promise<WatchRow | undefined> {
  return db.selectFrom('engine_watches').selectAll().orderBy('began_at', 'desc').limit(1).executeTakeFirst();
}

/** If the clock was set back, the later time is kept. */
export async function extendWatch(db: Executor, { began_at }: WatchRow, at: Date): Promise<void> {
  await sql`update engine_watches set seen_at = greatest(seen_at, ${at}) where began_at = ${began_at}`.execute(
    db,
  );
}

export async function insertWatch(db: Executor, at: Date): Promise<void> {
  await db.insertInto('engine_watches').values({ began_at: at, seen_at: at }).execute();
}
