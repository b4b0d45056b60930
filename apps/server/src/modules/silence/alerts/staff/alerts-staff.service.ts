import type { AlertList, AlertReceipt, AlertRow } from '@unmuted/api/contract';
import { listChannels, requireChannel } from '#/modules/silence/alerts/channels/available.ts';
import { durationOf, toReceipt } from '#/modules/silence/alerts/queue/receipt.ts';
import { type SendNowDeps, sendNow } from '#/modules/silence/alerts/queue/send-now.ts';
import * as repository from '#/modules/silence/alerts/staff/alerts-staff.repository.ts';
import type { AdminScope } from '#/platform/auth/scope.ts';
import { type PageQuery, pageOf } from '#/platform/db/pagination.ts';
import { AppError } from '#/platform/http/app-error.ts';
import { uuidv7 } from '#/platform/lib/uuid.ts';

interface AlertQuery extends PageQuery {
  readonly state?: string | undefined;
  readonly channel?: string | undefined;
  readonly q?: string | undefined;
}

export async function listAlerts(
  deps: SendNowDeps,
  scope: AdminScope,
  query: AlertQuery,
): Promise<AlertList> {
  const { db, clock } = deps;
  const now = clock.now();
  const page = pageOf(query);
  const [found, day, figures] = await Promise.all([
    repository.listAlerts(db, scope, {
      ...page,
      states: query.state?.split(',') ?? null,
      channels: query.channel?.split(',') ?? null,
      q: query.q,
    }),
    repository.countDay(db, scope, now),
    repository.countChannels(db, scope, now),
  ]);
  const byChannel = new Map(figures.map((figure) => [figure.channel, figure]));
  return {
    items: found.items.map(toRow),
    total: found.total,
    ...page,
    day,
    channels: listChannels(deps).map(({ channel, isAvailable }) => {
      const figure = byChannel.get(channel);
      return {
        channel,
        isAvailable,
        sent24h: figure?.sent24h ?? 0,
        failed24h: figure?.failed24h ?? 0,
        lastSentAt: figure?.last_sent_at?.toISOString() ?? null,
        lastError: figure?.last_error ?? null,
      };
    }),
  };
}

/** Sends a message again: about its incident as it is now, or a test. */
export async function resendAlert(deps: SendNowDeps, scope: AdminScope, id: string): Promise<AlertReceipt> {
  const alert = await repository.findToResend(deps.db, scope, id);
  if (!alert) throw new AppError('resource.not_found');
  const { recipient, incident_id, station_id, is_about_all } = alert;
  if (!recipient || !alert.is_told) throw new AppError('silence.recipient_disabled');
  requireChannel(deps, recipient.channel);
  const sent = await sendNow(deps, {
    id: uuidv7(deps.clock.now()),
    recipient,
    ...(incident_id === null
      ? { event: 'test' as const }
      : {
          event: 'reminder' as const,
          about: { incident_id, station_id, is_about_all, round: alert.next_round },
        }),
  });
  return toReceipt(sent);
}

function customerOf(row: repository.StaffAlertRow): AlertRow['customer'] {
  const { owner_id: id, owner_name: name, account_name: company, email } = row;
  return id === null || name === null || email === null ? null : { id, name, company, email };
}

const toRow = (row: repository.StaffAlertRow): AlertRow => ({
  id: row.id,
  at: row.queued_at.toISOString(),
  station:
    row.station_id === null
      ? null
      : { id: row.station_id, serviceId: row.service_id, name: row.station_name ?? '' },
  customer: customerOf(row),
  policy:
    row.policy_id === null || row.policy_name === null ? null : { id: row.policy_id, name: row.policy_name },
  incident:
    row.incident_id !== null && row.kind !== null && row.started_at !== null
      ? { id: row.incident_id, kind: row.kind, startedAt: row.started_at.toISOString() }
      : null,
  event: row.event,
  recipientName: row.recipient_name,
  channel: row.channel,
  hint: row.hint,
  state: row.state,
  attempts: row.attempts,
  sentAt: row.sent_at?.toISOString() ?? null,
  durationMs: durationOf(row),
  status: row.status,
  error: row.error,
  providerId: row.provider_id,
});
