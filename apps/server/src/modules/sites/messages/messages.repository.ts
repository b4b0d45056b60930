import type { SiteMessageKind } from '@unmuted/api/contract';
import { sql } from 'kysely';
import { withinSites } from '#/modules/sites/domains/site-access.repository.ts';
import type { Scope } from '#/platform/auth/scope.ts';
import { deleteInBatches } from '#/platform/db/delete-in-batches.ts';
import { type Found, offsetOf, type Page } from '#/platform/db/pagination.ts';
import type { Db, NewRow, Row, Tx } from '#/platform/db/schema.ts';

export type MessageRow = Row<'site_messages'>;

export async function insertMessage(tx: Tx, row: NewRow<'site_messages'>): Promise<void> {
  await tx.insertInto('site_messages').values(row).execute();
}

/** Deletes the oldest messages beyond a number. */
export async function keepMessages(tx: Tx, username: string, keep: number): Promise<void> {
  await sql`delete from site_messages where id in (
    select id from site_messages where username = ${username}
    order by received_at desc, id desc offset ${keep})`.execute(tx);
}

/** A condition on `site_messages` as `m`. */
const within = (scope: Scope, username: string) =>
  sql<boolean>`m.username = ${username} and exists (
    select from one_pages where one_pages.username = m.username and ${withinSites(scope)})`;

interface Filter {
  readonly kind: SiteMessageKind | undefined;
  readonly isUnread: boolean;
}

/** One page of messages, latest first. */
export async function listMessages(
  db: Db,
  scope: Scope,
  username: string,
  { kind, isUnread, page }: Filter & { readonly page: Page },
): Promise<Found<MessageRow>> {
  const found = sql`from site_messages m where ${within(scope, username)}
    and (${kind ?? null}::text is null or m.kind = ${kind ?? null}) and (not ${isUnread} or m.read_at is null)`;
  const { rows: items } = await sql<MessageRow>`select m.* ${found}
    order by m.received_at desc, m.id desc limit ${page.pageSize} offset ${offsetOf(page)}`.execute(db);
  const count = await sql<{ total: string }>`select count(*) as total ${found}`.execute(db);
  return { items, total: Number(count.rows[0]?.total ?? 0) };
}

export async function countUnread(db: Db, scope: Scope, username: string): Promise<number> {
  const { rows } = await sql<{ unread: string }>`select count(*) as unread from site_messages m
    where ${within(scope, username)} and m.read_at is null`.execute(db);
  return Number(rows[0]?.unread ?? 0);
}

/** Unread messages of a site. Internal to its mails: not scoped. */
export async function countAllUnread(tx: Db | Tx, username: string): Promise<number> {
  const { rows } = await sql<{ unread: string }>`select count(*) as unread from site_messages
    where username = ${username} and read_at is null`.execute(tx);
  return Number(rows[0]?.unread ?? 0);
}

/** The first time of reading stays; undefined for a message that the scope may not see. */
export async function markMessage(
  db: Db,
  scope: Scope,
  { username, id }: { readonly username: string; readonly id: string },
  readAt: Date | null,
): Promise<MessageRow | undefined> {
  const { rows } = await sql<MessageRow>`update site_messages m
    set read_at = case when ${readAt}::timestamptz is null then null else coalesce(m.read_at, ${readAt}) end
    where m.id = ${id} and ${within(scope, username)} returning m.*`.execute(db);
  return rows[0];
}

/** Returns how many were unread. */
export async function markAll(db: Db, scope: Scope, username: string, readAt: Date): Promise<number> {
  const { numAffectedRows } = await sql`update site_messages m set read_at = ${readAt}
    where m.read_at is null and ${within(scope, username)}`.execute(db);
  return Number(numAffectedRows ?? 0);
}

export async function deleteMessage(
  tx: Tx,
  scope: Scope,
  { username, id }: { readonly username: string; readonly id: string },
): Promise<(MessageRow & { readonly account_id: string }) | undefined> {
  const { rows } = await sql<
    MessageRow & { account_id: string }
  >`delete from site_messages m using one_pages o
    where m.id = ${id} and o.username = m.username and ${within(scope, username)}
    returning m.*, o.account_id`.execute(tx);
  return rows[0];
}

/** Deletes messages from before a time; internal to the purge, and not scoped. */
export async function purgeMessages(db: Db, before: Date, signal?: AbortSignal): Promise<void> {
  await deleteInBatches(db, { table: 'site_messages', where: sql`received_at < ${before}`, signal });
}
