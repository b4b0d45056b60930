import type { AlexaSkill, MobileApp, Product } from '@unmuted/api/contract';
import type { StreamUrlOf } from '#/engine/engine.ts';
import {
  findAlexaSkills,
  findMobileApps,
  findOnePages,
  findProducts,
  type ProductRow,
} from '#/modules/casts/products/products.repository.ts';
import { type FileUrlOf, fileUrls } from '#/modules/files/public/file-name.ts';
import type { CustomerScope } from '#/platform/auth/scope.ts';
import type { Clock } from '#/platform/clock/clock.ts';
import { type Found, type PageQuery, pageOf } from '#/platform/db/pagination.ts';
import type { Db, Row } from '#/platform/db/schema.ts';

export interface ProductsDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly streamUrlOf: StreamUrlOf;
  /** The public URL of the main API. */
  readonly apiUrl: () => string;
}

export async function listProducts(
  { db, streamUrlOf, apiUrl }: ProductsDeps,
  scope: CustomerScope,
  query: PageQuery,
) {
  const found = await findProducts(db, scope, pageOf(query));
  return listed(query, found, (row) => toProduct(row, { streamUrlOf, fileUrlOf: fileUrls(apiUrl) }));
}

export async function listOnePages(
  { db, clock }: Pick<ProductsDeps, 'db' | 'clock'>,
  scope: CustomerScope,
  query: PageQuery,
) {
  return listed(query, await findOnePages(db, scope, pageOf(query), clock.now()), (site) => site);
}

export async function listAlexaSkills(
  { db }: Pick<ProductsDeps, 'db'>,
  scope: CustomerScope,
  query: PageQuery,
) {
  return listed(query, await findAlexaSkills(db, scope, pageOf(query)), toAlexaSkill);
}

export async function listMobileApps(
  { db }: Pick<ProductsDeps, 'db'>,
  scope: CustomerScope,
  query: PageQuery,
) {
  return listed(query, await findMobileApps(db, scope, pageOf(query)), toMobileApp);
}

function listed<R, T>(query: PageQuery, { items, total }: Found<R>, toItem: (row: R) => T) {
  return { items: items.map(toItem), total, ...pageOf(query) };
}

interface Urls extends Pick<ProductsDeps, 'streamUrlOf'> {
  readonly fileUrlOf: FileUrlOf;
}

function toProduct(row: ProductRow, { streamUrlOf, fileUrlOf }: Urls): Product {
  const shared = {
    id: row.id,
    name: row.name,
    group: row.group_name,
    server: row.server,
    plan: row.plan,
    status: row.status,
    renewsAt: row.renews_at?.toISOString() ?? null,
    createdAt: row.created_at.toISOString(),
    suspendedSince: row.suspended_since?.toISOString() ?? null,
  };
  const streamUrl = row.mount === null ? row.stream_url : streamUrlOf(row.mount);
  return row.username === null
    ? {
        ...shared,
        type: 'station',
        stationId: row.id,
        streamUrl,
        logoUrl: row.logo && fileUrlOf(row.logo),
        isHosted: row.is_hosted,
        checksPausedAt: row.checks_paused_at?.toISOString() ?? null,
      }
    : { ...shared, type: 'cast', username: row.username, streamUrl };
}

function toAlexaSkill(row: Row<'alexa_skills'>): AlexaSkill {
  return {
    id: row.id,
    name: row.name,
    invocationName: row.invocation_name,
    locales: row.locales,
    status: row.status,
    statusSince: row.status_since?.toISOString() ?? null,
  };
}

function toMobileApp(row: Row<'mobile_apps'>): MobileApp {
  return {
    id: row.id,
    platform: row.platform,
    name: row.name,
    status: row.status,
    statusSince: row.status_since?.toISOString() ?? null,
    version: row.version,
    storeUrl: row.store_url,
  };
}
