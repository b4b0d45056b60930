import type { AlertError } from '@unmuted/api/contract';
import { openTarget, sealTarget } from '#/modules/silence/alerts/channels/recipient-target.ts';
import type { Outcome } from '#/modules/silence/alerts/queue/attempt.ts';
import {
  lockLeased,
  lockRecipient,
  type QueuedAlert,
  type RecipientChange,
  saveRecipient,
  settleAlert,
} from '#/modules/silence/alerts/queue/queue.repository.ts';
import { receiptTime } from '#/modules/silence/alerts/queue/receipt-times.ts';
import { notifyOfStation, type StationNoticeDeps } from '#/modules/stations/notices/notify-of-station.ts';
import { recordAudit } from '#/platform/audit/audit.repository.ts';
import type { SecretBox } from '#/platform/crypto/secrets.ts';
import type { Db, Row, Tx } from '#/platform/db/schema.ts';

export interface SaveDeps extends StationNoticeDeps {
  readonly db: Db;
  readonly secrets: SecretBox;
}

const secondMs = 1_000;
const minuteMs = 60 * secondMs;
const dayMs = 24 * 60 * minuteMs;
/** The waits between the tries of a message. */
const waitsMs = [5 * secondMs, 30 * secondMs, 2 * minuteMs, 10 * minuteMs, 30 * minuteMs];
/** A recipient that takes no message for so long is disabled. */
const failingMs = 5 * dayMs;

/** A later try can succeed without a change of the recipient. */
const passing: readonly AlertError[] = [
  'rate_limited',
  'service_error',
  'not_resolved',
  'unreachable',
  'certificate',
  'time_out',
  'bad_reply',
];
/** The service has no such recipient any more. */
const final: readonly AlertError[] = ['gone', 'unsubscribed'];

interface Saving {
  readonly worker: string;
  /** Tests and confirmations are tried once; a person sees their result. */
  readonly retries: boolean;
}

/** Stores the result of a try, unless another server took the message over. Returns whether it disabled the recipient. */
export function saveOutcome(
  deps: SaveDeps,
  leased: QueuedAlert,
  outcome: Outcome,
  { worker, retries }: Saving,
): Promise<boolean> {
  return deps.db.transaction().execute(async (tx) => {
    const recipient = await lockRecipient(tx, leased.recipient_id);
    const alert = await lockLeased(tx, leased.id, worker);
    if (!alert) return false;
    const nextAt = retries ? retryTime(alert, outcome) : null;
    const waitMs = nextAt === null ? 0 : nextAt.getTime() - outcome.at.getTime();
    const isSent = outcome.error === null;
    const hasReceipt = isSent && outcome.providerId !== undefined;
    await settleAlert(tx, alert.id, worker, {
      state: isSent ? 'sent' : nextAt ? 'queued' : 'failed',
      next_at: nextAt,
      attempts: alert.attempts + 1,
      // The time since the first try, with the waits.
      duration_ms: (alert.duration_ms ?? 0) + outcome.tookMs + waitMs,
      sent_at: isSent ? outcome.at : null,
      status: outcome.status,
      error: outcome.error,
      receipt_at: hasReceipt ? receiptTime({ channel: alert.channel, sentAt: outcome.at }, 0) : null,
      provider_id: outcome.providerId ?? (outcome.mail ? alert.id : null),
    });
    if (outcome.mail && recipient) {
      const { to, mail } = outcome.mail;
      await deps.mailer.send(tx, { email: to, locale: recipient.locale }, mail, { id: alert.id });
    }
    if (!recipient || isStale(recipient, leased)) return false;
    return noteOutcome(deps, tx, { leased, recipient, outcome, retries });
  });
}

interface Noting {
  readonly leased: QueuedAlert;
  /** Locked by the caller. */
  readonly recipient: Row<'silence_recipients'>;
  readonly outcome: Pick<Outcome, 'at' | 'error' | 'chatId'>;
  readonly retries: boolean;
}

/** Stores what the result of a message says about its recipient. Returns whether it disabled the recipient. */
export async function noteOutcome(
  deps: SaveDeps,
  tx: Tx,
  { leased, recipient, outcome, retries }: Noting,
): Promise<boolean> {
  const change = recipientChange(deps, recipient, outcome, { event: leased.event, retries });
  await saveRecipient(tx, recipient.id, change);
  if (!change.disabled_at) return false;
  await recordDisabled(deps, tx, leased, outcome);
  return true;
}

/** A result with an earlier target says nothing about the new one. */
const isStale = (recipient: Row<'silence_recipients'>, { target }: QueuedAlert): boolean =>
  !recipient.target.equals(target);

/** Null if there is no further try. */
function retryTime({ attempts }: Row<'silence_alerts'>, outcome: Outcome): Date | null {
  const { error, at, retryAfterMs } = outcome;
  const waitMs = waitsMs[attempts];
  if (error === null || waitMs === undefined || !passing.includes(error)) return null;
  return new Date(at.getTime() + Math.min(dayMs, Math.max(waitMs, retryAfterMs ?? 0)));
}

function recipientChange(
  { secrets }: Pick<SaveDeps, 'secrets'>,
  recipient: Row<'silence_recipients'>,
  { error, at, chatId }: Noting['outcome'],
  { event, retries }: { readonly event: QueuedAlert['event']; readonly retries: boolean },
): RecipientChange {
  if (error === null) {
    // A service that takes a test is confirmed by it; people confirm by a link or a code.
    const isConfirming = event === 'test' && recipient.confirmed_at === null;
    return {
      problem: null,
      failing_since: null,
      ...movedTo(secrets, recipient, chatId),
      ...(isConfirming && { confirmed_at: at, confirm_until: null }),
    };
  }
  // It is not the recipient's fault.
  if (error === 'quota_exceeded' || error === 'not_configured') return { problem: error };
  const since = recipient.failing_since ?? at;
  const isFinal = final.includes(error) || at.getTime() - since.getTime() >= failingMs;
  const isDisabled = retries && recipient.confirmed_at !== null && isFinal;
  return {
    problem: error,
    failing_since: since,
    ...(isDisabled && { disabled_at: at, version: recipient.version + 1 }),
  };
}

/** The new number of a Telegram chat. */
function movedTo(
  secrets: SecretBox,
  { id, target }: Row<'silence_recipients'>,
  chatId: string | undefined,
): RecipientChange {
  const stored = chatId === undefined ? null : openTarget(secrets, id, target);
  if (stored?.channel !== 'telegram' || chatId === undefined) return {};
  return { target: sealTarget(secrets, id, { ...stored, chatId }), hint: chatId };
}

/** People who manage the station learn that somebody they rely on is not told any more. */
async function recordDisabled(
  deps: SaveDeps,
  tx: Tx,
  alert: QueuedAlert,
  { at, error }: Noting['outcome'],
): Promise<void> {
  await recordAudit(tx, {
    at,
    action: 'silence_recipient.updated',
    by: 'system',
    about: alert.policy_id === null && alert.account_id ? { accountId: alert.account_id } : null,
    details: {
      ...(alert.policy_id === null
        ? { station: alert.station_name, stationId: alert.station_id }
        : { policy: alert.policy_name, policyId: alert.policy_id }),
      recipient: alert.recipient_name,
      channel: alert.channel,
      reason: error,
    },
    change: { before: { state: 'confirmed' }, after: { state: 'disabled' } },
  });
  const { station_id: id, station_name: name, account_id, policy_id: policyId } = alert;
  if (policyId !== null || id === null || name === null || account_id === null) return;
  await notifyOfStation(
    deps,
    tx,
    { id, name, account_id },
    { kind: 'alarm_recipient_disabled', recipient: alert.recipient_name },
  );
}
