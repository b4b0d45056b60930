import type {
  WebhookDelivery,
  WebhookDeliveryDetails,
  WebhookDeliveryList,
  WebhookEvent,
} from '@unmuted/api/contract';
import * as repository from '#/modules/webhooks/deliveries/deliveries.repository.ts';
import { testData } from '#/modules/webhooks/deliveries/test-data.ts';
import { lockEndpoint } from '#/modules/webhooks/endpoints/webhooks.repository.ts';
import { readWebhook, type WebhookDeps } from '#/modules/webhooks/endpoints/webhooks.service.ts';
import { insertTry } from '#/modules/webhooks/queue/queue.repository.ts';
import { isSuccess, type Outcome, type SendDeps, send } from '#/modules/webhooks/queue/send.ts';
import type { CustomerScope } from '#/platform/auth/scope.ts';
import { ConnectorError } from '#/platform/connector/connector-error.ts';
import { UnreadableSecretError } from '#/platform/crypto/secrets.ts';
import { type PageQuery, pageOf } from '#/platform/db/pagination.ts';
import type { Db, Row, Tx } from '#/platform/db/schema.ts';
import { bodyOf, newMessageId } from '#/platform/events/record-event.ts';
import { AppError } from '#/platform/http/app-error.ts';
import { uuidv7 } from '#/platform/lib/uuid.ts';
import type { Throttle } from '#/platform/throttle/throttle.ts';

export interface DeliveriesDeps extends WebhookDeps, SendDeps {
  readonly throttle: Throttle;
}

/** A delivery and its endpoint. */
interface Place {
  readonly id: string;
  readonly deliveryId: string;
}

const tests = { kind: 'webhook.test', limit: 20, windowMs: 60_000 };

export async function listDeliveries(
  { db }: DeliveriesDeps,
  scope: CustomerScope,
  id: string,
  query: PageQuery,
): Promise<WebhookDeliveryList> {
  await readWebhook({ db }, scope, id);
  const page = pageOf(query);
  const { items, total } = await repository.listDeliveries(db, scope, id, page);
  return { items: items.map(toDelivery), total, ...page };
}

export async function readDelivery(
  { db }: { readonly db: Db | Tx },
  scope: CustomerScope,
  place: Place,
): Promise<WebhookDeliveryDetails> {
  const row = await repository.findDelivery(db, scope, place);
  if (!row) throw new AppError('resource.not_found');
  const tries = await repository.listTries(db, row.id);
  return { ...toDelivery(row), body: row.body, log: tries.map(toTry) };
}

/** The message keeps its id, so that the receiver recognizes it. */
export async function replayDelivery(
  { db, clock }: DeliveriesDeps,
  scope: CustomerScope,
  place: Place,
): Promise<WebhookDeliveryDetails> {
  return db.transaction().execute(async (tx) => {
    const endpoint = await lockEndpoint(tx, scope, place.id);
    const delivery = endpoint && (await repository.findDelivery(tx, scope, place));
    if (!delivery) throw new AppError('resource.not_found');
    if (endpoint.disabled_at) throw new AppError('webhook.disabled');
    await repository.queueAgain(tx, delivery.id, clock.now());
    return readDelivery({ db: tx }, scope, place);
  });
}

/** Sends once, also while the endpoint is off, and does not count as one of its failures. */
export async function testWebhook(
  deps: DeliveriesDeps,
  scope: CustomerScope,
  { id, event }: { readonly id: string; readonly event: WebhookEvent },
): Promise<WebhookDeliveryDetails> {
  const { db, clock, throttle } = deps;
  const endpoint = await db.transaction().execute((tx) => lockEndpoint(tx, scope, id));
  if (!endpoint) throw new AppError('resource.not_found');
  await throttle.pass(tests, scope.accountId);
  const at = clock.now();
  const message = { id: newMessageId(at), body: bodyOf(event, at, testData[event]), at };
  const outcome = await trySend(deps, endpoint, message);
  const deliveryId = uuidv7(at);
  return db.transaction().execute(async (tx) => {
    if (!(await lockEndpoint(tx, scope, id))) throw new AppError('resource.not_found');
    await repository.insertTest(
      tx,
      { ...message, type: event, account_id: scope.accountId, product: 'test' },
      { id: deliveryId, endpoint_id: id, state: isSuccess(outcome) ? 'delivered' : 'failed' },
    );
    await insertTry(tx, deliveryId, outcome);
    return readDelivery({ db: tx }, scope, { id, deliveryId });
  });
}

async function trySend(...call: Parameters<typeof send>): Promise<Outcome> {
  try {
    return await send(...call);
  } catch (error) {
    if (error instanceof UnreadableSecretError)
      throw new AppError('webhook.secret_unreadable', { cause: error });
    if (error instanceof ConnectorError) throw new AppError('service.unavailable', { cause: error });
    throw error;
  }
}

function toDelivery(row: repository.DeliveryRow): WebhookDelivery {
  return {
    id: row.id,
    messageId: row.message_id,
    event: row.type,
    eventAt: row.at.toISOString(),
    isTest: row.is_test,
    state: row.state,
    tries: row.all_tries,
    lastTryAt: row.last_try_at?.toISOString() ?? null,
    status: row.status,
    error: row.error,
    durationMs: row.duration_ms,
    nextTryAt: row.next_try_at?.toISOString() ?? null,
  };
}

function toTry({ at, status, error, duration_ms, response }: Row<'webhook_tries'>) {
  return { at: at.toISOString(), status, error, durationMs: duration_ms, response };
}
