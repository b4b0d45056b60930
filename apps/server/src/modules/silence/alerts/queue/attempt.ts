import { type AlertError, limits } from '@unmuted/api/contract';
import type { AlertMessage, ChannelReply } from '#/modules/silence/alerts/channels/alert-channel.ts';
import { openTarget } from '#/modules/silence/alerts/channels/recipient-target.ts';
import { type ChannelDeps, sendByChannel } from '#/modules/silence/alerts/channels/send-by-channel.ts';
import { countStations, findAffected } from '#/modules/silence/alerts/queue/affected.repository.ts';
import type { Place } from '#/modules/silence/alerts/queue/place.ts';
import { countTexts, type QueuedAlert, saveLink } from '#/modules/silence/alerts/queue/queue.repository.ts';
import { wordsWith } from '#/modules/silence/alerts/templates/template-words.ts';
import { findChangedTexts } from '#/modules/silence/alerts/templates/templates.repository.ts';
import { type AlertFacts, alertMessage } from '#/modules/silence/alerts/texts/alert-message.ts';
import { alertCode, alertToken, tokenHash } from '#/modules/silence/alerts/tokens/alert-tokens.ts';
import type { Clock } from '#/platform/clock/clock.ts';
import { ConnectorError } from '#/platform/connector/connector-error.ts';
import { failureOf } from '#/platform/connector/failure-of.ts';
import { type SecretBox, UnreadableSecretError } from '#/platform/crypto/secrets.ts';
import type { Db } from '#/platform/db/schema.ts';
import type { PolicyMail, SilenceMail } from '#/platform/mail/mail.ts';

export interface AttemptDeps extends ChannelDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly secrets: SecretBox;
  readonly publicUrl: () => string;
}

/** The result of one try. */
export interface Outcome extends Pick<ChannelReply, 'retryAfterMs' | 'providerId' | 'chatId'> {
  readonly at: Date;
  readonly tookMs: number;
  /** HTTP status; null without a reply, and for email. */
  readonly status: number | null;
  readonly error: AlertError | null;
  /** To queue with the result. */
  readonly mail?: { readonly to: string; readonly mail: SilenceMail | PolicyMail };
}

/** Tries to send a message once. Rejects only if too many requests run, or on a fault of this server. */
export async function attempt(deps: AttemptDeps, alert: QueuedAlert): Promise<Outcome> {
  const { clock, secrets } = deps;
  const at = clock.now();
  const failed = (error: AlertError): Outcome => ({ at, tookMs: 0, status: null, error });
  const target = openTarget(secrets, alert.recipient_id, alert.target);
  if (target === null) return failed('secret_unreadable');
  const message = await messageOf(deps, alert);
  if (target.channel === 'email')
    return { ...failed('bad_reply'), error: null, mail: { to: target.email, mail: mailOf(alert, message) } };
  if (target.channel === 'sms' || target.channel === 'voice') {
    const allowed = alert.sms_per_month ?? limits.smsPerMonth;
    if ((await countTexts(deps.db, placeOf(alert), monthOf(at))) >= allowed) return failed('quota_exceeded');
  }
  const began = performance.now();
  const tookMs = () => Math.round(performance.now() - began);
  try {
    const reply = await sendByChannel(deps, target, message, at);
    const moved = reply?.chatId;
    const next =
      moved !== undefined && target.channel === 'telegram'
        ? await sendByChannel(deps, { ...target, chatId: moved }, message, at)
        : reply;
    if (!next) return failed('not_configured');
    return { ...next, ...(moved !== undefined && { chatId: moved }), at, tookMs: tookMs() };
  } catch (error) {
    if (error instanceof UnreadableSecretError) return failed('secret_unreadable');
    if (!(error instanceof ConnectorError) || error.code === 'busy') throw error;
    return { ...failed(failureOf(error.code)), tookMs: tookMs() };
  }
}

/** The month of a quota is that of UTC. */
export const monthOf = (at: Date): Date => new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth()));

async function messageOf(deps: AttemptDeps, alert: QueuedAlert): Promise<AlertMessage> {
  const { secrets, publicUrl } = deps;
  const { id, event, kind, started_at: startedAt, incident_id: incidentId } = alert;
  const incident =
    incidentId === null || kind === null || startedAt === null
      ? null
      : {
          id: incidentId,
          kind,
          startedAt,
          endedAt: alert.ended_at,
          lowestDb: alert.lowest_db,
          listeners: alert.listeners_at_start,
          isTest: alert.is_test ?? false,
          acknowledgedBy: alert.acknowledged_by,
        };
  const hasLink =
    incident !== null && incident.endedAt === null && (event === 'raised' || event === 'reminder');
  const token = hasLink ? alertToken(secrets, id) : null;
  if (token !== null && alert.link_hash === null) await saveLink(deps.db, id, tokenHash(token));
  const facts: AlertFacts = {
    id,
    event,
    locale: alert.locale,
    station: stationOf(alert),
    policy: await policyOf(deps, alert),
    incident,
    actUrl: token === null ? null : `${publicUrl()}/alert#token=${token}`,
    pageUrl: publicUrl() + pageOf(alert),
    code: event === 'confirm' ? alertCode(secrets, id) : null,
    now: deps.clock.now(),
  };
  return alertMessage(facts, wordsWith(alert.locale, await findChangedTexts(deps.db, alert.locale)));
}

const placeOf = ({ policy_id: policyId, station_id: stationId }: QueuedAlert): Place =>
  policyId === null ? { kind: 'station', id: stationId ?? '' } : { kind: 'policy', id: policyId };

const stationOf = ({ station_id: id, station_name: name, station_timezone: timeZone }: QueuedAlert) =>
  id === null || name === null || timeZone === null ? null : { id, name, timeZone };

async function policyOf({ db, clock }: AttemptDeps, alert: QueuedAlert): Promise<AlertFacts['policy']> {
  const { policy_id: id, policy_name: name, is_about_all: isAboutAll, event } = alert;
  if (id === null || name === null) return null;
  if (!isAboutAll) return { name, all: null };
  const affected = event === 'recovered' ? [] : await findAffected(db, clock.now(), id);
  return { name, all: { stations: await countStations(db, id), isOver: affected.length === 0 } };
}

/** Staff do not see the pages of customers. */
function pageOf({ policy_id: policyId, station_id: stationId, service_id: serviceId }: QueuedAlert): string {
  if (policyId === null) return `/station/${stationId}/silence-detection`;
  if (stationId === null) return '/admin/silence/policies';
  return serviceId === null ? '/admin/silence' : `/admin/silence/manage/${serviceId}`;
}

const mailKinds = {
  raised: 'silence_started',
  reminder: 'silence_reminder',
  acknowledged: 'silence_reminder',
  recovered: 'silence_ended',
  test: 'silence_test',
  confirm: 'silence_test',
} as const;

function mailOf(alert: QueuedAlert, message: AlertMessage): SilenceMail | PolicyMail {
  const { incident, isOver, title, lines, act, page } = message;
  const facts = [title, ...lines, ...(act ? [`${page.label}: ${page.url}`] : [])];
  const mail = { name: alert.recipient_name, quote: facts.join('\n'), link: (act ?? page).url };
  const policy = alert.policy_name ?? '';
  if (alert.is_about_all) return { ...mail, policy, kind: isOver ? 'silence_ended' : 'silence_started' };
  if (alert.station_name === null) return { ...mail, policy, kind: 'silence_test' };
  const kind = isOver ? 'silence_ended' : mailKinds[alert.event];
  return {
    ...mail,
    station: alert.station_name,
    kind: incident === null || incident.isTest ? 'silence_test' : kind,
    ...(incident !== null && !incident.isTest && { title }),
  };
}
