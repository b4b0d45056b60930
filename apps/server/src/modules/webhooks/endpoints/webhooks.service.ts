import {
  type AuditAction,
  type CreatedWebhook,
  limits,
  selectionOf,
  type Webhook,
  type WebhookChange,
  type WebhookDraft,
  type WebhookList,
  type WebhookSecret,
} from '@unmuted/api/contract';
import { invalid, productsOf } from '#/modules/webhooks/endpoints/selection.ts';
import { toWebhook } from '#/modules/webhooks/endpoints/webhook-response.ts';
import * as repository from '#/modules/webhooks/endpoints/webhooks.repository.ts';
import { endPending } from '#/modules/webhooks/queue/queue.repository.ts';
import { secretPlace } from '#/modules/webhooks/queue/send.ts';
import { recordAudit } from '#/platform/audit/audit.repository.ts';
import type { CustomerScope } from '#/platform/auth/scope.ts';
import type { Clock } from '#/platform/clock/clock.ts';
import { isReceiverUrl } from '#/platform/connector/receiver-url.ts';
import { openOrNull, type SecretBox } from '#/platform/crypto/secrets.ts';
import { newSigningSecret } from '#/platform/crypto/sign-message.ts';
import type { Db, Row, Tx } from '#/platform/db/schema.ts';
import { AppError } from '#/platform/http/app-error.ts';
import type { Caller } from '#/platform/http/caller.ts';
import { uuidv7 } from '#/platform/lib/uuid.ts';

export interface WebhookDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly secrets: SecretBox;
  /** `host:port` of receivers that may be reached without https, and may be private. */
  readonly webhookPlainHosts: readonly string[];
}

/** A person and their address. */
export interface CustomerAct {
  readonly scope: CustomerScope;
  readonly caller: Caller;
}

const hourMs = 3_600_000;

export async function listWebhooks({ db }: WebhookDeps, scope: CustomerScope): Promise<WebhookList> {
  const items = (await repository.listEndpoints(db, scope)).map(toWebhook);
  return { items, total: items.length, page: 1, pageSize: Math.max(1, items.length) };
}

export async function readWebhook(
  { db }: { readonly db: Db | Tx },
  scope: CustomerScope,
  id: string,
): Promise<Webhook> {
  const [row] = await repository.listEndpoints(db, scope, id);
  if (!row) throw new AppError('resource.not_found');
  return toWebhook(row);
}

export async function createWebhook(
  deps: WebhookDeps,
  act: CustomerAct,
  draft: WebhookDraft,
): Promise<CreatedWebhook> {
  const { db, clock, secrets } = deps;
  const { scope } = act;
  return db.transaction().execute(async (tx) => {
    const fields = await fieldsOf(deps, tx, scope, draft);
    if ((await repository.lockEndpointCount(tx, scope)) >= limits.webhooks)
      throw new AppError('resource.limit_reached');
    const now = clock.now();
    const id = uuidv7(now);
    const secret = newSigningSecret();
    const sealed = secrets.seal(secret, secretPlace(id, 'secret'));
    await repository.insertEndpoint(tx, scope, { ...fields, id, secret: sealed, created_at: now });
    const webhook = await readWebhook({ db: tx }, scope, id);
    await audit(deps, tx, act, {
      action: 'webhook.created',
      endpoint: webhook,
      before: null,
      after: webhook,
    });
    return { webhook, secret };
  });
}

export async function updateWebhook(
  deps: WebhookDeps,
  act: CustomerAct,
  id: string,
  { change, version }: { readonly change: WebhookChange; readonly version: number },
): Promise<Webhook> {
  const { db, clock } = deps;
  const { scope } = act;
  return db.transaction().execute(async (tx) => {
    const endpoint = await lockOwn(tx, scope, id);
    const before = await readWebhook({ db: tx }, scope, id);
    if (endpoint.version !== version) throw new AppError('resource.version_conflict', { current: before });
    const fields = await fieldsOf(deps, tx, scope, change);
    const isOn = endpoint.disabled_at === null;
    await repository.saveEndpoint(tx, id, {
      ...fields,
      version: version + 1,
      ...(change.isEnabled && { disabled_at: null, disabled_reason: null }),
      ...(change.isEnabled && !isOn && { failing_since: null }),
      ...(!change.isEnabled && isOn && { disabled_at: clock.now(), disabled_reason: 'person' as const }),
    });
    const ended = change.isEnabled ? 0 : await endPending(tx, id);
    const after = await readWebhook({ db: tx }, scope, id);
    const details = { enabled: change.isEnabled, ended };
    await audit(deps, tx, act, { action: 'webhook.updated', endpoint: after, details, before, after });
    return after;
  });
}

export async function deleteWebhook(deps: WebhookDeps, act: CustomerAct, id: string): Promise<void> {
  await deps.db.transaction().execute(async (tx) => {
    const endpoint = await lockOwn(tx, act.scope, id);
    const before = await readWebhook({ db: tx }, act.scope, id);
    await repository.deleteEndpoint(tx, id);
    const details = { deliveries: before.deliveries };
    await audit(deps, tx, act, { action: 'webhook.deleted', endpoint, details, before, after: null });
  });
}

/** The replaced secret stays valid for a day, so that receivers can change theirs without losing a message. */
export async function rotateSecret(deps: WebhookDeps, act: CustomerAct, id: string): Promise<WebhookSecret> {
  const { db, clock, secrets } = deps;
  return db.transaction().execute(async (tx) => {
    const endpoint = await lockOwn(tx, act.scope, id);
    const until = new Date(clock.now().getTime() + limits.webhookSecretOverlapHours * hourMs);
    const secret = newSigningSecret();
    const former = openOrNull(secrets, endpoint.secret, secretPlace(id, 'secret'));
    await repository.saveEndpoint(tx, id, {
      secret: secrets.seal(secret, secretPlace(id, 'secret')),
      // A secret that cannot be read cannot sign either.
      previous_secret: former === null ? null : secrets.seal(former, secretPlace(id, 'previous_secret')),
      previous_secret_until: former === null ? null : until,
      version: endpoint.version + 1,
    });
    await audit(deps, tx, act, { action: 'webhook.secret_rotated', endpoint });
    return { secret, previousSecretUntil: until.toISOString() };
  });
}

/** Checks what the schema cannot, and converts to columns. */
async function fieldsOf(
  { webhookPlainHosts }: Pick<WebhookDeps, 'webhookPlainHosts'>,
  tx: Tx,
  scope: CustomerScope,
  { url, description, events, ...selection }: WebhookDraft,
) {
  if (!isReceiverUrl(url, webhookPlainHosts)) throw invalid('/url', 'pattern');
  return { url, description, events, products: await productsOf(tx, scope, selection) };
}

async function lockOwn(tx: Tx, scope: CustomerScope, id: string): Promise<Row<'webhook_endpoints'>> {
  const endpoint = await repository.lockEndpoint(tx, scope, id);
  if (!endpoint) throw new AppError('resource.not_found');
  return endpoint;
}

interface WebhookAudit {
  readonly action: AuditAction;
  readonly endpoint: Pick<Row<'webhook_endpoints'>, 'id' | 'url'>;
  readonly details?: Readonly<Record<string, string | number | boolean>>;
  /** Null for a created webhook. */
  readonly before?: Webhook | null;
  /** Null for a deleted webhook. */
  readonly after?: Webhook | null;
}

const valuesOf = (webhook: Webhook) => ({
  url: webhook.url,
  host: new URL(webhook.url).host,
  description: webhook.description,
  events: webhook.events,
  ...selectionOf(webhook),
  isEnabled: webhook.disabledAt === null,
});

/** Stores the host only: a path may contain a token. */
function audit(
  { clock }: Pick<WebhookDeps, 'clock'>,
  tx: Tx,
  { scope, caller }: CustomerAct,
  { action, endpoint, details, before = null, after = null }: WebhookAudit,
): Promise<void> {
  return recordAudit(tx, {
    at: clock.now(),
    action,
    by: scope,
    about: { accountId: scope.accountId },
    caller,
    details: { webhook: endpoint.id, host: new URL(endpoint.url).host, ...details },
    change: {
      before: before && valuesOf(before),
      after: after && valuesOf(after),
      secretFields: ['url'],
    },
  });
}
