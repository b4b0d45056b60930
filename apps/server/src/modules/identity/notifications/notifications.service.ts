import {
  type Notification,
  type NotificationChange,
  type NotificationKind,
  type NotificationList,
  type NotificationSettings,
  notificationKinds,
  permits,
} from '@unmuted/api/contract';
import { recordAudit, subjectOf } from '#/platform/audit/audit.repository.ts';
import type { CustomerScope } from '#/platform/auth/scope.ts';
import type { Clock } from '#/platform/clock/clock.ts';
import { type PageQuery, pageOf } from '#/platform/db/pagination.ts';
import type { Db, Tx } from '#/platform/db/schema.ts';
import { AppError } from '#/platform/http/app-error.ts';
import type { Caller } from '#/platform/http/caller.ts';
import * as repository from '#/platform/notifications/notifications.repository.ts';

export interface NotificationDeps {
  readonly db: Db;
}

export interface SaveNotificationsDeps extends NotificationDeps {
  readonly clock: Clock;
}

const kinds = Object.keys(notificationKinds) as NotificationKind[];

export async function readNotificationSettings(
  { db }: { readonly db: Db | Tx },
  scope: CustomerScope,
): Promise<NotificationSettings> {
  const row = await repository.findSettings(db, scope);
  const offered = offeredTo(scope);
  return {
    mailed: offered.filter((kind) => !row?.muted.includes(kind)),
    quietHours: row?.quiet_from && row.quiet_until ? { from: row.quiet_from, until: row.quiet_until } : null,
    offered: offered.map((kind) => ({ kind, isUrgent: notificationKinds[kind].isUrgent })),
    timeZone: await repository.findTimeZone(db, scope),
    version: row?.version ?? 0,
  };
}

export function saveNotificationSettings(
  { db, clock }: SaveNotificationsDeps,
  { scope, caller }: { readonly scope: CustomerScope; readonly caller: Caller },
  { change, version }: { readonly change: NotificationChange; readonly version: number },
): Promise<NotificationSettings> {
  return db.transaction().execute(async (tx) => {
    await repository.lockPerson(tx, scope);
    const current = await readNotificationSettings({ db: tx }, scope);
    if (current.version !== version) throw new AppError('resource.version_conflict', { current });
    // Kinds that the role does not offer keep their setting.
    const offered = new Set(offeredTo(scope));
    const others = ((await repository.findSettings(tx, scope))?.muted ?? []).filter(
      (kind) => !offered.has(kind),
    );
    await repository.saveSettings(tx, scope, {
      muted: [...others, ...[...offered].filter((kind) => !change.mailed.includes(kind))],
      quiet_from: change.quietHours?.from ?? null,
      quiet_until: change.quietHours?.until ?? null,
      version: version + 1,
    });
    const saved = await readNotificationSettings({ db: tx }, scope);
    await recordAudit(tx, {
      at: clock.now(),
      action: 'notifications.updated',
      by: scope,
      about: subjectOf(scope),
      caller,
      change: { before: recordedSettings(current), after: recordedSettings(saved) },
    });
    return saved;
  });
}

/** As in the audit log. */
const recordedSettings = ({ mailed, quietHours }: NotificationSettings) => ({
  mailed,
  quietHours: quietHours && `${quietHours.from}–${quietHours.until}`,
});

export async function listNotifications(
  { db }: NotificationDeps,
  scope: CustomerScope,
  query: PageQuery,
): Promise<NotificationList> {
  const page = pageOf(query);
  const { items, total } = await repository.listNotifications(db, scope, page);
  return { items: items.map(toNotification), total, ...page };
}

const offeredTo = ({ role }: CustomerScope): NotificationKind[] =>
  kinds.filter((kind) => permits(role, notificationKinds[kind].permission));

function toNotification(row: repository.NotificationRow): Notification {
  const { id, kind, about, at, sent_at: sentAt, gave_up_at: gaveUpAt } = row;
  return {
    id,
    kind,
    about,
    at: at.toISOString(),
    channel: 'mail',
    state: sentAt ? 'sent' : gaveUpAt ? 'failed' : 'queued',
    settledAt: (sentAt ?? gaveUpAt)?.toISOString() ?? null,
  };
}
