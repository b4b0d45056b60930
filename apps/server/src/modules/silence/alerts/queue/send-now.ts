import { randomUUID } from 'node:crypto';
import type { AlertEvent } from '@unmuted/api/contract';
import { type AttemptDeps, attempt, type Outcome } from '#/modules/silence/alerts/queue/attempt.ts';
import { insertAlert, readAlert, settleAlert } from '#/modules/silence/alerts/queue/queue.repository.ts';
import { type SaveDeps, saveOutcome } from '#/modules/silence/alerts/queue/save-outcome.ts';
import { ConnectorError } from '#/platform/connector/connector-error.ts';
import type { Row } from '#/platform/db/schema.ts';
import { AppError } from '#/platform/http/app-error.ts';

export interface SendNowDeps extends AttemptDeps, SaveDeps {}

/** Longer than a try can take. */
const leaseMs = 60_000;

interface ImmediateAlert {
  readonly id: string;
  readonly recipient: Pick<
    Row<'silence_recipients'>,
    'id' | 'station_id' | 'policy_id' | 'name' | 'channel' | 'hint'
  >;
  readonly event: AlertEvent;
  /** What a message is sent again about. */
  readonly about?: Pick<Row<'silence_alerts'>, 'incident_id' | 'station_id' | 'is_about_all' | 'round'>;
}

/** Sends a message once, while a person waits for its receipt. Returns the message with its result. */
export async function sendNow(
  deps: SendNowDeps,
  { id, recipient, event, about }: ImmediateAlert,
): Promise<Row<'silence_alerts'>> {
  const { db, clock } = deps;
  const worker = randomUUID();
  const now = clock.now();
  await insertAlert(db, {
    id,
    station_id: recipient.station_id,
    policy_id: recipient.policy_id,
    recipient_id: recipient.id,
    recipient_name: recipient.name,
    channel: recipient.channel,
    hint: recipient.hint,
    event,
    ...about,
    queued_at: now,
    next_at: null,
    leased_by: worker,
    lease_until: new Date(now.getTime() + leaseMs),
  });
  const alert = await readAlert(db, id);
  if (!alert) throw new AppError('resource.not_found');
  await saveOutcome(deps, alert, await tried(deps, id, worker, attempt(deps, alert)), {
    worker,
    retries: false,
  });
  const sent = await readAlert(db, id);
  if (!sent) throw new AppError('resource.not_found');
  return sent;
}

async function tried(
  { db }: SendNowDeps,
  id: string,
  worker: string,
  trying: Promise<Outcome>,
): Promise<Outcome> {
  try {
    return await trying;
  } catch (error) {
    await settleAlert(db, id, worker, { state: 'failed' });
    if (error instanceof ConnectorError) throw new AppError('service.unavailable', { cause: error });
    throw error;
  }
}
