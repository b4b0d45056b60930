import type { SiteMessage, SiteMessageKind, SiteMessageList } from '@unmuted/api/contract';
import { requireSite } from '#/modules/sites/domains/site-access.repository.ts';
import { auditSite } from '#/modules/sites/editing/change-site.ts';
import {
  countUnread,
  deleteMessage,
  listMessages,
  type MessageRow,
  markAll,
  markMessage,
} from '#/modules/sites/messages/messages.repository.ts';
import type { Scope } from '#/platform/auth/scope.ts';
import type { Clock } from '#/platform/clock/clock.ts';
import { type PageQuery, pageOf } from '#/platform/db/pagination.ts';
import type { Db } from '#/platform/db/schema.ts';
import type { Act } from '#/platform/http/act.ts';
import { AppError } from '#/platform/http/app-error.ts';
import type { LiveBus } from '#/platform/live/bus.ts';

export interface SiteMessageDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly bus: Pick<LiveBus, 'publish'>;
}

interface Place {
  readonly username: string;
  readonly id: string;
}

export async function readMessages(
  { db }: Pick<SiteMessageDeps, 'db'>,
  scope: Scope,
  username: string,
  query: PageQuery & { readonly kind?: SiteMessageKind | undefined; readonly unread?: 'true' | undefined },
): Promise<SiteMessageList> {
  await requireSite(db, scope, username);
  const page = pageOf(query);
  const { items, total } = await listMessages(db, scope, username, {
    kind: query.kind,
    isUnread: query.unread !== undefined,
    page,
  });
  return { items: items.map(toMessage), total, ...page, unread: await countUnread(db, scope, username) };
}

export async function changeMessage(
  { db, clock, bus }: SiteMessageDeps,
  scope: Scope,
  place: Place,
  isRead: boolean,
): Promise<SiteMessage> {
  const row = await markMessage(db, scope, place, isRead ? clock.now() : null);
  if (!row) throw new AppError('resource.not_found');
  bus.publish([`site:${place.username}`]);
  return toMessage(row);
}

export async function readAllMessages(
  { db, clock, bus }: SiteMessageDeps,
  scope: Scope,
  username: string,
): Promise<{ marked: number }> {
  await requireSite(db, scope, username);
  const marked = await markAll(db, scope, username, clock.now());
  if (marked > 0) bus.publish([`site:${username}`]);
  return { marked };
}

/** The audit log has that a message was deleted, but nothing of it: it is personal. */
export async function removeMessage(deps: SiteMessageDeps, act: Act, place: Place): Promise<void> {
  await deps.db.transaction().execute(async (tx) => {
    const row = await deleteMessage(tx, act.scope, place);
    if (!row) throw new AppError('resource.not_found');
    await auditSite(deps, tx, act, {
      action: 'site.message_deleted',
      site: row,
      change: { before: { kind: row.kind, receivedAt: row.received_at.toISOString() }, after: null },
    });
  });
  deps.bus.publish([`site:${place.username}`]);
}

const toMessage = ({
  received_at: receivedAt,
  read_at: readAt,
  username: _,
  ...message
}: MessageRow): SiteMessage => ({
  id: message.id,
  kind: message.kind,
  name: message.name,
  email: message.email,
  song: message.song,
  text: message.text,
  country: message.country as SiteMessage['country'],
  language: message.language,
  receivedAt: receivedAt.toISOString(),
  readAt: readAt?.toISOString() ?? null,
});
