import { randomUUID } from 'node:crypto';
import { type AttemptDeps, attempt } from '#/modules/silence/alerts/queue/attempt.ts';
import {
  leaseDueAlerts,
  type QueuedAlert,
  readAlert,
  settleAlert,
} from '#/modules/silence/alerts/queue/queue.repository.ts';
import { type SaveDeps, saveOutcome } from '#/modules/silence/alerts/queue/save-outcome.ts';
import type { TimerClock } from '#/platform/clock/clock.ts';
import { ConnectorError } from '#/platform/connector/connector-error.ts';
import { startLeasedWork } from '#/platform/jobs/leased-work.ts';
import type { LiveBus } from '#/platform/live/bus.ts';
import { afterQuietHours } from '#/platform/notifications/quiet-hours.ts';

export interface SenderDeps extends Omit<AttemptDeps, 'clock'>, Omit<SaveDeps, 'clock'> {
  readonly bus: Pick<LiveBus, 'publish'>;
  readonly clock: TimerClock;
  readonly onError: (error: unknown) => void;
}

const secondMs = 1_000;
/** Longer than a try can take: if a server dies, another one repeats its try after this. */
const leaseMs = 60 * secondMs;
/** Concurrent tries of one server. */
const slots = 24;
/** Before a try is repeated that was not made, because too many run or this server failed. */
const busyMs = 5 * secondMs;
const faultMs = 60 * secondMs;

/** Sends messages about incidents as they are due. Every server takes part. Returns its stop function. */
export function startSendingAlerts(deps: SenderDeps): () => Promise<void> {
  const { db, bus, clock, onError } = deps;
  const worker = randomUUID();

  async function send(id: string): Promise<void> {
    const now = clock.now();
    try {
      const alert = await readAlert(db, id);
      if (!alert || isPointless(alert))
        return await settleAlert(db, id, worker, { state: endState(alert), next_at: null });
      const quietUntil = quietEnd(alert, now);
      if (quietUntil > now) return await settleAlert(db, id, worker, { next_at: quietUntil });
      const outcome = await attempt(deps, alert);
      await saveOutcome(deps, alert, outcome, { worker, retries: true });
      if (alert.station_id !== null) bus.publish([`silence:${alert.station_id}`]);
    } catch (error) {
      const isBusy = error instanceof ConnectorError && error.code === 'busy';
      if (!isBusy) onError(error);
      const nextAt = new Date(now.getTime() + (isBusy ? busyMs : faultMs));
      await settleAlert(db, id, worker, { next_at: nextAt }).catch(onError);
    }
  }

  return startLeasedWork({
    clock,
    onError,
    slots,
    lease(limit) {
      const now = clock.now();
      return leaseDueAlerts(db, { now, until: new Date(now.getTime() + leaseMs), worker, limit });
    },
    work: send,
  });
}

/** Nobody has to be woken for an incident that is over, acknowledged or no incident. */
function isPointless({ event, ended_at, acknowledged_at, is_false_alarm }: QueuedAlert): boolean {
  if (event !== 'raised' && event !== 'reminder') return false;
  return ended_at !== null || acknowledged_at !== null || is_false_alarm === true;
}

const endState = (alert: QueuedAlert | undefined) =>
  alert && alert.attempts > 0 ? ('failed' as const) : ('skipped' as const);

/** When the message may be sent. Services that keep incidents of their own learn their end at once. */
function quietEnd(alert: QueuedAlert, now: Date): Date {
  const { channel, event, quiet_from: from, quiet_until: until, timezone } = alert;
  if (from === null || until === null) return now;
  if (channel === 'pagerduty' && event !== 'raised' && event !== 'reminder') return now;
  return afterQuietHours(now, { from, until }, timezone);
}
