import type { AlexaSkill, MobileApp, OnePage, Product } from '@unmuted/api/contract';
import type { Row } from '#/db/schema.ts';
import type { ProductRow } from '#/modules/products/products.repository.ts';

/** The public address of a mount, or null when no engine serves one. */
export type StreamUrlOf = (mount: string) => string | null;

export function toProduct(row: ProductRow, streamUrlOf: StreamUrlOf): Product {
  const shared = {
    id: row.id,
    name: row.name,
    group: row.group_name,
    server: row.server,
    plan: row.plan,
    status: row.status,
    renewsAt: row.renews_at?.toISOString() ?? null,
  };
  const streamUrl = row.mount === null ? row.stream_url : streamUrlOf(row.mount);
  return row.username === null
    ? { ...shared, type: 'station', stationId: row.id, streamUrl }
    : { ...shared, type: 'cast', username: row.username, streamUrl };
}

export function toOnePage({ username, title, domain, state }: Row<'one_pages'>): OnePage {
  return { username, title, domain, state };
}

export function toAlexaSkill(row: Row<'alexa_skills'>): AlexaSkill {
  return {
    id: row.id,
    name: row.name,
    invocationName: row.invocation_name,
    locales: row.locales,
    status: row.status,
  };
}

export function toMobileApp(row: Row<'mobile_apps'>): MobileApp {
  return {
    id: row.id,
    platform: row.platform,
    name: row.name,
    status: row.status,
    version: row.version,
    storeUrl: row.store_url,
  };
}
