import type { AppPlatform, WebhookEvent } from '@unmuted/api/contract';
import type { Db, Tx } from '#/platform/db/schema.ts';
import {
  findCastNames,
  findSiteTitle,
  insertMessage,
  listSubscriptions,
  type Subscription,
  wasRecorded,
} from '#/platform/events/events.repository.ts';
import {
  allLike,
  productOfApp,
  productOfCast,
  productOfSite,
  productOfSkill,
  productOfStation,
} from '#/platform/events/products.ts';
import { uuidv7 } from '#/platform/lib/uuid.ts';

/** What an event says: thin, never a secret. */
export interface EventData {
  readonly [name: string]: string | number | boolean | null | readonly EventData[];
}

interface NamedProduct {
  readonly id: string;
  readonly name: string;
}

/** Something that happened to a product of an account, for the people's own programs. */
export interface NewEvent {
  readonly accountId: string;
  readonly type: WebhookEvent;
  readonly at: Date;
  readonly product:
    | { readonly castId: string }
    | { readonly station: NamedProduct }
    | { readonly site: string }
    | { readonly skill: NamedProduct }
    | { readonly app: NamedProduct & { readonly platform: AppPlatform } };
  readonly data?: EventData;
  /** Not recorded if the same event of the product was recorded within this time. */
  readonly quietMs?: number;
}

function productOf({ product }: NewEvent): string {
  if ('castId' in product) return productOfCast(product.castId);
  if ('skill' in product) return productOfSkill(product.skill.id);
  if ('app' in product) return productOfApp(product.app.id);
  return 'site' in product ? productOfSite(product.site) : productOfStation(product.station.id);
}

/** The `webhook-id` of a message. */
export const newMessageId = (at: Date): string => `msg_${uuidv7(at).replaceAll('-', '')}`;

/** The body of a message, as defined by Standard Webhooks. */
export function bodyOf(type: WebhookEvent, at: Date, data: EventData): string {
  return JSON.stringify({ type, timestamp: at.toISOString(), data });
}

/**
 * Queues an event for the endpoints that are subscribed to it, in the transaction of the change: it is sent if and only
 * if the transaction commits. Events without a subscription are not stored.
 */
export async function recordEvents(tx: Db | Tx, events: readonly NewEvent[]): Promise<void> {
  if (events.length === 0) return;
  const accounts = [...new Set(events.map(({ accountId }) => accountId))];
  const subscriptions = Map.groupBy(
    await listSubscriptions(tx, accounts),
    ({ account_id: accountId }) => accountId,
  );
  for (const event of events) {
    const endpoints = (subscriptions.get(event.accountId) ?? []).filter((each) => wants(each, event));
    if (endpoints.length > 0) await store(tx, event, endpoints);
  }
}

function wants({ events, products }: Subscription, event: NewEvent): boolean {
  if (!events.includes(event.type)) return false;
  if (products === null) return true;
  const product = productOf(event);
  return products.includes(product) || products.includes(allLike(product));
}

async function store(tx: Db | Tx, event: NewEvent, endpoints: readonly Subscription[]): Promise<void> {
  const { accountId, type, at, data = {}, quietMs } = event;
  const product = productOf(event);
  if (quietMs !== undefined) {
    const since = new Date(at.getTime() - quietMs);
    if (await wasRecorded(tx, { product, type, since })) return;
  }
  const names = await namesOf(tx, event.product);
  if (!names) return;
  await insertMessage(
    tx,
    {
      id: newMessageId(at),
      account_id: accountId,
      product,
      type,
      body: bodyOf(type, at, { ...names, ...data }),
      at,
    },
    endpoints.map(({ id }) => ({ id: uuidv7(at), endpointId: id })),
  );
}

async function namesOf(tx: Db | Tx, product: NewEvent['product']): Promise<EventData | undefined> {
  if ('site' in product) {
    const name = await findSiteTitle(tx, product.site);
    return name === undefined ? undefined : { site: product.site, name };
  }
  if ('skill' in product) return { skillId: product.skill.id, name: product.skill.name };
  if ('app' in product) {
    const { id: appId, platform, name } = product.app;
    return { appId, platform, name };
  }
  if ('station' in product) return { stationId: product.station.id, name: product.station.name };
  const cast = await findCastNames(tx, product.castId);
  return cast && { cast: cast.username, name: cast.name };
}
