import { randomUUID } from 'node:crypto';
import { readTextReceipt, type TextReceipt } from '#/modules/silence/alerts/channels/twilio-receipt.ts';
import {
  lockLeased,
  lockRecipient,
  readAlert,
  settleAlert,
} from '#/modules/silence/alerts/queue/queue.repository.ts';
import { receiptTime } from '#/modules/silence/alerts/queue/receipt-times.ts';
import { leaseDueReceipts } from '#/modules/silence/alerts/queue/receipts.repository.ts';
import { noteOutcome } from '#/modules/silence/alerts/queue/save-outcome.ts';
import type { SenderDeps } from '#/modules/silence/alerts/queue/sender.ts';
import { ConnectorError } from '#/platform/connector/connector-error.ts';
import type { Row } from '#/platform/db/schema.ts';
import { startLeasedWork } from '#/platform/jobs/leased-work.ts';

export type ReceiptDeps = Pick<
  SenderDeps,
  'db' | 'bus' | 'clock' | 'secrets' | 'mailer' | 'publicUrl' | 'alertConnector' | 'textService' | 'onError'
>;

type Alert = Row<'silence_alerts'>;

/** Longer than a question can take. */
const leaseMs = 60_000;
/** Concurrent questions of one server. */
const slots = 8;

/**
 * Asks the service of text messages and calls whether they arrived. It is asked, because its own calls would need a public address.
 * Every server takes part. Returns its stop function.
 */
export function startReadingReceipts(deps: ReceiptDeps): () => Promise<void> {
  const { db, bus, clock, onError } = deps;
  const worker = randomUUID();

  async function read(alert: Alert): Promise<void> {
    try {
      const receipt = await ask(deps, alert);
      await save(deps, alert, receipt, worker);
      if (receipt.state !== 'unknown' && alert.station_id !== null)
        bus.publish([`silence:${alert.station_id}`]);
    } catch (error) {
      onError(error);
      // After the lease it is tried again.
    }
  }

  return startLeasedWork({
    clock,
    onError,
    slots,
    lease(limit) {
      const now = clock.now();
      return leaseDueReceipts(db, { now, until: new Date(now.getTime() + leaseMs), worker, limit });
    },
    work: read,
  });
}

async function ask({ alertConnector, textService }: ReceiptDeps, alert: Alert): Promise<TextReceipt> {
  const { channel, provider_id: providerId } = alert;
  const isText = channel === 'sms' || channel === 'voice';
  if (!isText || providerId === null || textService === null) return { state: 'unknown' };
  try {
    return await readTextReceipt(alertConnector, textService, { channel, providerId });
  } catch (error) {
    if (!(error instanceof ConnectorError)) throw error;
    return { state: 'unknown' };
  }
}

/** Stores the receipt, and what it says about the recipient. */
async function save(deps: ReceiptDeps, alert: Alert, receipt: TextReceipt, worker: string): Promise<void> {
  const { db, clock } = deps;
  const { id, channel, recipient_id: recipientId, event } = alert;
  const now = clock.now();
  await db.transaction().execute(async (tx) => {
    const recipient = recipientId === null ? undefined : await lockRecipient(tx, recipientId);
    if (!(await lockLeased(tx, id, worker))) return;
    const tries = alert.receipt_tries + 1;
    if (receipt.state === 'unknown') {
      const nextAt = alert.sent_at && receiptTime({ channel, sentAt: alert.sent_at }, tries);
      return settleAlert(tx, id, worker, { receipt_at: nextAt, receipt_tries: tries });
    }
    const error = receipt.state === 'bounced' ? receipt.error : null;
    await settleAlert(tx, id, worker, {
      state: receipt.state,
      error,
      receipt_at: null,
      receipt_tries: tries,
    });
    const told = await readAlert(tx, id);
    // It says nothing about a number that was entered since.
    const isSame = recipient?.channel === channel && recipient.hint === alert.hint;
    if (error === null || !told || !recipient || !isSame) return;
    const retries = event !== 'test' && event !== 'confirm';
    await noteOutcome(deps, tx, { leased: told, recipient, outcome: { at: now, error }, retries });
  });
}
