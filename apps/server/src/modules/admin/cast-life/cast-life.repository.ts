import type { Locale } from '@unmuted/api/contract';
import { sql } from 'kysely';
import type { AdminScope } from '#/platform/auth/scope.ts';
import { deleteInBatches } from '#/platform/db/delete-in-batches.ts';
import { type Found, offsetOf, type Page } from '#/platform/db/pagination.ts';
import type { Db, Row, Tx } from '#/platform/db/schema.ts';
import { contains } from '#/platform/db/search.ts';

type Executor = Db | Tx;

export interface AccountRow {
  id: string;
  name: string;
  owner: string;
  email: string;
  timezone: string;
  casts: number;
}

/** Accounts by name; all words must occur in the name, the owner or their email address. */
export async function searchAccounts(
  db: Executor,
  _scope: AdminScope,
  { words, ...page }: Page & { readonly words: readonly string[] },
): Promise<Found<AccountRow>> {
  const named = sql`concat_ws(' ', a.name, first_name, last_name, email)`;
  const where = sql.join([sql`true`, ...words.map((word) => contains(named, word))], sql` and `);
  const from = sql`from accounts a join customers c on c.account_id = a.id and c.role = 'owner' where ${where}`;
  const { rows: items } =
    await sql<AccountRow>`select a.id, a.name, first_name || ' ' || last_name as owner, email,
      timezone, (select count(*)::int from casts where casts.account_id = a.id and terminated_at is null) as casts
    ${from} order by a.name collate "und-x-icu", a.id limit ${page.pageSize} offset ${offsetOf(page)}`.execute(
      db,
    );
  const count = await sql<{ total: number }>`select count(*)::int as total ${from}`.execute(db);
  return { items, total: count.rows[0]?.total ?? 0 };
}

export interface CastSizes {
  streams: number;
  fastest: number | null;
  widgets: number;
  stations: number;
  sessions: number;
  listeners: number | null;
  sources: number;
}

/** What belongs to a cast. */
export async function sizeCast(db: Executor, _scope: AdminScope, castId: string): Promise<CastSizes> {
  const { rows } = await sql<CastSizes>`select
    (select count(*)::int from cast_streams where cast_id = ${castId}) as streams,
    (select max(bitrate) from cast_streams where cast_id = ${castId}) as fastest,
    (select count(*)::int from cast_widgets where cast_id = ${castId}) as widgets,
    (select count(*)::int from stations s join streaming_services v on v.id = s.service_id
      where v.cast_id = ${castId}) as stations,
    (select count(*)::int from listener_sessions where cast_id = ${castId}) as sessions,
    (select listeners from cast_live where cast_id = ${castId} and on_air) as listeners,
    (select count(*)::int from stream_live l join cast_streams s on s.id = l.stream_id where s.cast_id = ${castId})
      as sources`.execute(db);
  const [row] = rows;
  if (!row) throw new Error('No sizes were returned.');
  return row;
}

/** The stations that play the cast and its history go with it; limited people of the old account lose it. */
export async function moveCast(
  tx: Tx,
  _scope: AdminScope,
  { castId, accountId }: { readonly castId: string; readonly accountId: string },
): Promise<{ stations: number }> {
  await tx.updateTable('casts').set({ account_id: accountId }).where('id', '=', castId).execute();
  await sql`update streaming_services set account_id = ${accountId} where cast_id = ${castId}`.execute(tx);
  const moved = await sql<{ id: string }>`update stations s set account_id = ${accountId}
    from streaming_services v where v.id = s.service_id and v.cast_id = ${castId}
    returning s.id`.execute(tx);
  const ids = [castId, ...moved.rows.map(({ id }) => id)];
  await sql`delete from customer_products where product_id = any(${ids}) and kind in ('cast', 'station')`.execute(
    tx,
  );
  await sql`update revisions set account_id = ${accountId} where object_type = 'cast' and object_id = ${castId}`.execute(
    tx,
  );
  return { stations: moved.rows.length };
}

export interface Addressee {
  account_id: string;
  usernames: string[];
  email: string;
  locale: Locale;
  first_name: string;
}

/** The owners of the named casts, each once. */
export async function listOwners(
  db: Executor,
  _scope: AdminScope,
  usernames: readonly string[],
): Promise<Addressee[]> {
  const { rows } =
    await sql<Addressee>`select casts.account_id, array_agg(username order by username) as usernames,
      email, locale, first_name
    from casts join customers c on c.account_id = casts.account_id and c.role = 'owner'
    where username = any(${[...usernames]}) and terminated_at is null
    group by casts.account_id, email, locale, first_name`.execute(db);
  return rows;
}

export async function findNotes(
  db: Executor,
  _scope: AdminScope,
  { castId, ...page }: Page & { readonly castId: string },
): Promise<Found<Row<'cast_notes'>>> {
  const { rows: items } = await sql<Row<'cast_notes'>>`select * from cast_notes where cast_id = ${castId}
    order by made_at desc, id desc limit ${page.pageSize} offset ${offsetOf(page)}`.execute(db);
  const count = await sql<{ total: number }>`select count(*)::int as total from cast_notes
    where cast_id = ${castId}`.execute(db);
  return { items, total: count.rows[0]?.total ?? 0 };
}

export async function insertNote(tx: Tx, _scope: AdminScope, note: Row<'cast_notes'>): Promise<void> {
  await tx.insertInto('cast_notes').values(note).execute();
}

export async function deleteNote(
  tx: Tx,
  _scope: AdminScope,
  { castId, id }: { readonly castId: string; readonly id: string },
): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('cast_notes')
    .where('cast_id', '=', castId)
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}

export interface LogRow {
  at: Date;
  kind: string;
  mount: string | null;
  count: number | null;
  detail: string | null;
}

/** The latest recorded events of a cast. */
export async function listLog(
  db: Executor,
  _scope: AdminScope,
  { castId, username, limit }: { readonly castId: string; readonly username: string; readonly limit: number },
): Promise<LogRow[]> {
  const latest = (query: ReturnType<typeof sql>) => sql`(${query} order by 1 desc limit ${limit})`;
  const parts = [
    sql`select started_at as at, 'source.connected' as kind, mount, null::int as count, agent as detail
      from on_air_spans where cast_id = ${castId}`,
    sql`select ended_at, 'source.disconnected', mount, null, agent from on_air_spans
      where cast_id = ${castId} and ended_at is not null`,
    sql`select hour, 'listeners.refused', null, sum(count)::int, rule from join_refusals where cast_id = ${castId}
      group by hour, rule`,
    sql`select last_at, 'listeners.full', null, count, null from full_rejections where cast_id = ${castId}`,
    sql`select started_at, 'connection.tested', tried_mount, null, reason from connection_tests
      where cast_id = ${castId}`,
    sql`select at, 'action', null, null, action from audit_trail
      where details ? 'cast' and details ->> 'cast' = ${username}`,
  ];
  const { rows } = await sql<LogRow>`select * from (${sql.join(parts.map(latest), sql` union all `)}) as log
    order by at desc limit ${limit}`.execute(db);
  return rows;
}

/** Casts terminated before then. Internal: not scoped. */
export function listExpired(
  db: Executor,
  before: Date,
): Promise<Pick<Row<'casts'>, 'id' | 'username' | 'account_id'>[]> {
  return db
    .selectFrom('casts')
    .select(['id', 'username', 'account_id'])
    .where('terminated_at', '<', before)
    .execute();
}

/** Deletes the largest tables of a cast in batches. Internal: not scoped. */
export async function deleteCastRecords(
  db: Db,
  castId: string,
  signal: AbortSignal | undefined,
): Promise<void> {
  for (const table of ['listener_sessions', 'session_days', 'played_titles', 'cast_minutes'] as const)
    await deleteInBatches(db, { table, where: sql`cast_id = ${castId}`, signal });
}

/** Deletes a cast with everything that belongs to it; false if it was restored meanwhile. Internal: not scoped. */
export async function deleteCastRow(tx: Tx, castId: string, before: Date): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('casts')
    .where('id', '=', castId)
    .where('terminated_at', '<', before)
    .executeTakeFirstOrThrow();
  if (numDeletedRows === 0n) return false;
  await sql`delete from revisions where object_type = 'cast' and object_id = ${castId}`.execute(tx);
  await sql`delete from customer_products where kind = 'cast' and product_id = ${castId}`.execute(tx);
  return true;
}
