import type { WebhookEvent } from '@unmuted/api/contract';
import type { Db, Tx } from '#/platform/db/schema.ts';
import {
  findCastNames,
  findSiteTitle,
  insertMessage,
  listSubscriptions,
  type Subscription,
  wasRecorded,
} from '#/platform/events/events.repository.ts';
import { allProducts, productOfCast, productOfSite, productOfStation } from '#/platform/events/products.ts';
import { uuidv7 } from '#/platform/lib/uuid.ts';

/** A value of an event: thin, never a secret. */
export type EventData = Readonly<Record<string, string | number | boolean | null>>;

interface NamedStation {
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
    | { readonly station: NamedStation }
    | { readonly site: string };
  readonly data?: EventData;
  /** Not recorded if the same event of the product was recorded within this time. */
  readonly quietMs?: number;
}

function productOf({ product }: NewEvent): string {
  if ('castId' in product) return productOfCast(product.castId);
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
  return products.includes(allOf(event.product)) || products.includes(productOf(event));
}

function allOf(product: NewEvent['product']): string {
  if ('castId' in product) return allProducts.cast;
  return 'site' in product ? allProducts.site : allProducts.station;
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
  if ('station' in product) return { stationId: product.station.id, name: product.station.name };
  const cast = await findCastNames(tx, product.castId);
  return cast && { cast: cast.username, name: cast.name };
}
