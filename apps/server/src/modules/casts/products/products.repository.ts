import type { OnePage } from '@unmuted/api/contract';
import { sql } from 'kysely';
import { ownedBy } from '#/platform/auth/owned-by.repository.ts';
import type { CustomerScope } from '#/platform/auth/scope.ts';
import { type Found, offsetOf, type Page } from '#/platform/db/pagination.ts';
import type { Database, Db, Row, Tx } from '#/platform/db/schema.ts';

type Executor = Db | Tx;

/** A cast or a station. A station has no username; its mount is the primary stream of its cast. */
export interface ProductRow {
  id: string;
  name: string;
  group_name: string;
  server: string;
  plan: string;
  status: Row<'casts'>['status'];
  renews_at: Date | null;
  created_at: Date;
  suspended_since: Date | null;
  username: string | null;
  mount: string | null;
  stream_url: string | null;
  logo: Pick<Row<'files'>, 'hash' | 'content_type'> | null;
  checks_paused_at: Date | null;
  is_hosted: boolean;
}

export async function findProducts(
  db: Executor,
  scope: CustomerScope,
  page: Page,
): Promise<Found<ProductRow>> {
  const products = sql<ProductRow>`(
    select c.id, c.name, group_name, server, plan, status, renews_at, c.created_at,
      suspended_at as suspended_since, username, mount, null as stream_url, null::json as logo,
      null::timestamptz as checks_paused_at, true as is_hosted
    from casts c left join cast_streams m on m.cast_id = c.id and m.is_primary
    where ${ownedBy(scope, { table: 'c', kind: 'cast', id: 'id' })}
    union all
    select s.id, s.name, s.group_name, s.server, s.plan, s.status, s.renews_at, s.created_at,
      case when s.status = 'suspended' then s.status_since end, null, m.mount, service.url,
      case when f.hash is not null then json_build_object('hash', f.hash, 'content_type', f.content_type) end,
      service.paused_at, service.cast_id is not null
    from stations s left join streaming_services service on service.id = s.service_id
    left join files f on f.hash = s.logo_hash
    left join casts c on c.id = service.cast_id and c.account_id = s.account_id
      and c.terminated_at is null
    left join cast_streams m on m.cast_id = c.id and m.is_primary
    where ${ownedBy(scope, { table: 's', kind: 'station', id: 'id' })}
  ) as products`;
  const { rows: items } = await sql<ProductRow>`select * from ${products}
    order by name collate "und-x-icu", id
    limit ${page.pageSize} offset ${offsetOf(page)}`.execute(db);
  const count = await sql<{ total: string }>`select count(*) as total from ${products}`.execute(db);
  return { items, total: Number(count.rows[0]?.total ?? 0) };
}

/** Part of its lifetime after which a certificate should have been renewed long ago. */
const criticalShare = 5 / 6;

/** What needs attention about `one_pages`, most severe first. Its owner has no part in certificates of our own host names. */
const faultsAt = (now: Date) => sql`(
  select coalesce(json_agg(json_build_object('kind', kind, 'domain', domain,
    'since', to_char(since at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) order by rank, domain), '[]')
  from (
    select 1 as rank, 'taken_down' as kind, null as domain, taken_down_at as since where taken_down_at is not null
    union all
    select 2, 'domain_failing', d.domain, d.failing_since from site_domains d
      where d.username = one_pages.username and d.verified_at is not null and d.failures > 0
    union all
    select 3, 'certificate_failing', d.domain, c.issued_at + (c.expires_at - c.issued_at) * ${criticalShare}::float8
      from site_domains d join certificates c on c.name = d.domain
      where d.username = one_pages.username and d.verified_at is not null and c.is_wanted and c.problem is not null
        and ${now} >= c.issued_at + (c.expires_at - c.issued_at) * ${criticalShare}::float8
  ) as faults)`;

/** A published site with a main domain that is not verified waits for DNS. */
export async function findOnePages(
  db: Executor,
  scope: CustomerScope,
  page: Page,
  now: Date,
): Promise<Found<OnePage>> {
  const own = sql`from one_pages left join site_domains main
    on main.username = one_pages.username and main.is_primary
    where ${ownedBy(scope, { table: 'one_pages', kind: 'onepage', id: 'username' })}`;
  const { rows: items } = await sql<OnePage>`select one_pages.username, title, main.domain,
      case when state = 'published' and main.domain is not null and main.verified_at is null
        then 'waiting_for_dns' else state end as state, ${faultsAt(now)} as faults ${own}
    order by title collate "und-x-icu", one_pages.created_at
    limit ${page.pageSize} offset ${offsetOf(page)}`.execute(db);
  const count = await sql<{ total: string }>`select count(*) as total ${own}`.execute(db);
  return { items, total: Number(count.rows[0]?.total ?? 0) };
}

export function findAlexaSkills(
  db: Executor,
  scope: CustomerScope,
  page: Page,
): Promise<Found<Row<'alexa_skills'>>> {
  return findOwn(db, scope, { table: 'alexa_skills', page, orderBy: 'name' });
}

export function findMobileApps(
  db: Executor,
  scope: CustomerScope,
  page: Page,
): Promise<Found<Row<'mobile_apps'>>> {
  return findOwn(db, scope, { table: 'mobile_apps', page, orderBy: 'name' });
}

type OwnedTable = 'alexa_skills' | 'mobile_apps';

const ownership = {
  alexa_skills: { kind: 'alexa', id: 'id' },
  mobile_apps: { kind: 'mobile', id: 'id' },
} as const;

/** Kysely cannot type a table name given as a variable, so this query is raw SQL. */
async function findOwn<Table extends OwnedTable & keyof Database>(
  db: Executor,
  scope: CustomerScope,
  { table, page, orderBy }: { table: Table; page: Page; orderBy: string },
): Promise<Found<Row<Table>>> {
  const own = sql`from ${sql.table(table)} where ${ownedBy(scope, { table, ...ownership[table] })}`;
  const { rows } = await sql<Row<Table>>`select * ${own}
    order by ${sql.ref(orderBy)} collate "und-x-icu", created_at
    limit ${page.pageSize} offset ${offsetOf(page)}`.execute(db);
  const count = await sql<{ total: string }>`select count(*) as total ${own}`.execute(db);
  return { items: rows, total: Number(count.rows[0]?.total ?? 0) };
}
