import type { WebhookDisabledReason } from '@unmuted/api/contract';
import {
  type DeliveryChange,
  type DueDelivery,
  endPending,
  findDueDelivery,
  insertTry,
  leaseDueEndpoints,
  lockEndpointRow,
  releaseEndpoint,
  saveDelivery,
  saveEndpointState,
} from '#/modules/webhooks/queue/queue.repository.ts';
import {
  type Endpoint,
  isSuccess,
  type Outcome,
  type SendDeps,
  send,
} from '#/modules/webhooks/queue/send.ts';
import { recordAudit } from '#/platform/audit/audit.repository.ts';
import { ConnectorError } from '#/platform/connector/connector-error.ts';
import type { Db, Tx } from '#/platform/db/schema.ts';
import { type NotifyDeps, notify } from '#/platform/notifications/notify.ts';

const secondMs = 1_000;
const minuteMs = 60 * secondMs;
const hourMs = 60 * minuteMs;

/** The waits between tries. */
const waitsMs = [
  5 * secondMs,
  5 * minuteMs,
  30 * minuteMs,
  2 * hourMs,
  5 * hourMs,
  10 * hourMs,
  14 * hourMs,
  20 * hourMs,
  24 * hourMs,
];
/** Waits vary by up to a tenth, so that receivers are not called by all at once. */
const jitter = 0.1;
const disableAfterMs = 5 * 24 * hourMs;
/** Longer than a call can take: if a server dies, another one repeats its call after this. */
const leaseMs = minuteMs;
/** Before a call is repeated that was not made because too many run. */
const busyMs = 5 * secondMs;

/** Concurrent calls, and those of them to endpoints whose last try failed. */
const slots = 16;
const slotsOfFailing = 8;

export interface DeliverDeps extends SendDeps, NotifyDeps {
  readonly db: Db;
  /** The public base URL for links in emails. */
  readonly publicUrl: () => string;
}

/** Sends every due message once and returns the number of tries. */
export async function deliverDue(deps: DeliverDeps): Promise<number> {
  let tries = 0;
  for (;;) {
    const endpoints = await lease(deps, { failing: slotsOfFailing, others: slots });
    if (endpoints.length === 0) return tries;
    await Promise.all(endpoints.map((endpoint) => deliverNext(deps, endpoint)));
    tries += endpoints.length;
  }
}

async function lease(
  { db, clock }: DeliverDeps,
  free: { readonly failing: number; readonly others: number },
): Promise<Endpoint[]> {
  const now = clock.now();
  const until = new Date(now.getTime() + leaseMs);
  const others = await leaseDueEndpoints(db, { now, until, limit: free.others, isFailing: false });
  const limit = Math.min(free.failing, free.others - others.length);
  return [...others, ...(await leaseDueEndpoints(db, { now, until, limit, isFailing: true }))];
}

/** Makes one call to a leased endpoint. */
async function deliverNext(deps: DeliverDeps, endpoint: Endpoint): Promise<void> {
  const { db, clock } = deps;
  const now = clock.now();
  const delivery = await findDueDelivery(db, endpoint.id, now);
  if (!delivery) return releaseEndpoint(db, endpoint.id);
  try {
    const message = { id: delivery.message_id, body: delivery.body, at: now };
    const outcome = await send(deps, endpoint, message);
    await db.transaction().execute((tx) => saveOutcome(deps, tx, delivery, outcome));
  } catch (error) {
    if (!(error instanceof ConnectorError && error.code === 'busy')) throw error;
    const { tries, state } = delivery;
    await saveDelivery(db, delivery.id, { tries, state, next_try_at: new Date(now.getTime() + busyMs) });
    await releaseEndpoint(db, endpoint.id);
  }
}

async function saveOutcome(
  deps: DeliverDeps,
  tx: Tx,
  delivery: DueDelivery,
  outcome: Outcome,
): Promise<void> {
  const endpoint = await lockEndpointRow(tx, delivery.endpoint_id);
  if (!endpoint) return;
  await insertTry(tx, delivery.id, outcome);
  await saveDelivery(tx, delivery.id, nextState(delivery, outcome));
  if (isSuccess(outcome)) {
    const change = { failing_since: null, last_success_at: outcome.at, leased_until: null };
    return saveEndpointState(tx, endpoint.id, change);
  }
  const failingSince = endpoint.failing_since ?? outcome.at;
  await saveEndpointState(tx, endpoint.id, { failing_since: failingSince, leased_until: null });
  if (endpoint.disabled_at) return;
  if (outcome.status === 410) return disable(deps, tx, endpoint, 'gone');
  if (outcome.at.getTime() - failingSince.getTime() >= disableAfterMs)
    return disable(deps, tx, endpoint, 'failing');
}

function nextState({ tries }: DueDelivery, outcome: Outcome): DeliveryChange {
  const done = tries + 1;
  if (isSuccess(outcome)) return { state: 'delivered', tries: done, next_try_at: null };
  const waitMs = waitsMs[tries];
  if (waitMs === undefined || outcome.status === 410)
    return { state: 'failed', tries: done, next_try_at: null };
  const variedMs = waitMs * (1 - jitter + 2 * jitter * Math.random());
  return { state: 'pending', tries: done, next_try_at: new Date(outcome.at.getTime() + variedMs) };
}

/** The server turns an endpoint off; its owners are told by mail. */
async function disable(
  deps: DeliverDeps,
  tx: Tx,
  endpoint: Endpoint,
  reason: Exclude<WebhookDisabledReason, 'person'>,
): Promise<void> {
  const now = deps.clock.now();
  await saveEndpointState(tx, endpoint.id, {
    disabled_at: now,
    disabled_reason: reason,
    version: endpoint.version + 1,
  });
  const ended = await endPending(tx, endpoint.id);
  const { host } = new URL(endpoint.url);
  await recordAudit(tx, {
    at: now,
    action: 'webhook.disabled',
    by: 'system',
    about: { accountId: endpoint.account_id },
    details: { webhook: endpoint.id, host, reason, ended },
    change: { before: { isEnabled: true }, after: { isEnabled: false } },
  });
  const link = `${deps.publicUrl()}/template/pages/setting/webhooks`;
  await notify(deps, tx, {
    accountId: endpoint.account_id,
    kind: 'webhook_disabled',
    products: endpoint.products,
    about: host,
    mailTo: (name) => ({ kind: `webhook_${reason}`, name, host, link }),
  });
}

const everyMs = 1_000;

/** Sends messages as they are queued. Several servers may run it: each endpoint is leased by one of them. */
export function startDelivering({
  onError,
  ...deps
}: DeliverDeps & { readonly onError: (error: unknown) => void }): { stop(): Promise<void> } {
  const calls = new Map<Promise<void>, boolean>();
  let isStopping = false;
  let filling: Promise<void> | undefined;

  async function fill(): Promise<void> {
    const failing = [...calls.values()].filter(Boolean).length;
    const endpoints = await lease(deps, { failing: slotsOfFailing - failing, others: slots - calls.size });
    for (const endpoint of endpoints) {
      const call = deliverNext(deps, endpoint)
        .catch(onError)
        .finally(() => {
          calls.delete(call);
          wake();
        });
      calls.set(call, endpoint.failing_since !== null);
    }
  }
  function wake(): void {
    if (isStopping || filling) return;
    filling = fill()
      .catch(onError)
      .finally(() => {
        filling = undefined;
      });
  }
  const timer = setInterval(wake, everyMs);
  timer.unref();
  return {
    async stop() {
      isStopping = true;
      clearInterval(timer);
      await filling;
      await Promise.all(calls.keys());
    },
  };
}
