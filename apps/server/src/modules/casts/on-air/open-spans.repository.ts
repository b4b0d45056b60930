import { sql } from 'kysely';
import type { Db, NewRow, Row, Tx } from '#/platform/db/schema.ts';

type Executor = Db | Tx;

export type OpenSpan = Pick<Row<'on_air_spans'>, 'id' | 'cast_id' | 'mount' | 'started_at'>;
export type OpenTitle = Pick<Row<'played_titles'>, 'id' | 'cast_id' | 'mount' | 'title'>;

/** Spans of connected sources. Internal: not scoped. */
export function listOpenSpans(db: Executor): Promise<OpenSpan[]> {
  return db
    .selectFrom('on_air_spans')
    .select(['id', 'cast_id', 'mount', 'started_at'])
    .where('ended_at', 'is', null)
    .execute();
}

export async function insertSpan(
  db: Executor,
  span: Omit<NewRow<'on_air_spans'>, 'ended_at'>,
): Promise<void> {
  await db
    .insertInto('on_air_spans')
    .values({ ...span, ended_at: null })
    .execute();
}

/** Records the first source of a cast. Must run before the report is saved: a cast with engine data had a source before. */
export async function markFirstOnAir(tx: Tx, castId: string, at: Date): Promise<void> {
  await sql`update casts set first_on_air_at = ${at} where id = ${castId} and first_on_air_at is null
    and not exists (select from cast_live where cast_id = ${castId})`.execute(tx);
}

/** Titles that play now. Internal: not scoped. */
export function listOpenTitles(db: Executor): Promise<OpenTitle[]> {
  return db
    .selectFrom('played_titles')
    .select(['id', 'cast_id', 'mount', 'title'])
    .where('ended_at', 'is', null)
    .execute();
}

export async function insertTitle(
  db: Executor,
  title: Omit<NewRow<'played_titles'>, 'ended_at'>,
): Promise<void> {
  await db
    .insertInto('played_titles')
    .values({ ...title, ended_at: null })
    .execute();
}

/**
 * Continues the last play of a title that ended at or after `since`, as song statistics count it. Returns false if there
 * is none. The start is bounded for the index.
 */
export async function continueTitle(
  db: Executor,
  { castId, mount, title, since }: { castId: string; mount: string; title: string; since: Date },
): Promise<boolean> {
  const { rows } = await sql`update played_titles set ended_at = null, mount = ${mount} where id = (
    select id from played_titles where cast_id = ${castId} and title = ${title} and ended_at >= ${since}
      and started_at >= ${since}::timestamptz - interval '1 day'
    order by ended_at desc, id desc limit 1) returning id`.execute(db);
  return rows.length > 0;
}

export interface MovedTitle {
  readonly id: string;
  readonly mount: string;
}

/** A mount has at most one title, and two mounts may swap theirs: all are released before they are reassigned. */
export async function moveTitles(tx: Tx, moved: readonly MovedTitle[]): Promise<void> {
  if (moved.length === 0) return;
  const ids = moved.map(({ id }) => id);
  await sql`update played_titles set mount = id::text where id = any(${ids}::bigint[])`.execute(tx);
  for (const { id, mount } of moved)
    await tx.updateTable('played_titles').set({ mount }).where('id', '=', id).execute();
}

/** The engine's clock may differ: an end never precedes its start. */
export async function closeRow(
  tx: Tx,
  table: 'on_air_spans' | 'played_titles',
  { id }: { readonly id: string },
  at: Date,
): Promise<void> {
  await sql`update ${sql.table(table)} set ended_at = greatest(started_at, ${at}) where id = ${id}`.execute(
    tx,
  );
}
