import type { SiteSource } from '@unmuted/api/contract';
import { sql } from 'kysely';
import { ownedBy } from '#/platform/auth/owned-by.repository.ts';
import type { Scope } from '#/platform/auth/scope.ts';
import type { Db, Row, Tx } from '#/platform/db/schema.ts';

type Executor = Db | Tx;

/** What a site plays, and what is known about it. */
export interface SourceRow {
  name: string;
  timezone: string;
  isSuspended: boolean;
  /** Of a stream that is hosted here. */
  mount: string | null;
  /** Of a stream that is hosted elsewhere. */
  url: string | null;
  logo: Pick<Row<'files'>, 'hash' | 'content_type'> | null;
}

/** A station or a cast of the account; undefined if it has none such. */
export async function findSource(
  db: Executor,
  accountId: string,
  { kind, id }: SiteSource,
): Promise<SourceRow | undefined> {
  const query =
    kind === 'station'
      ? sql<SourceRow>`select s.name, s.timezone, m.mount, v.url,
          s.status = 'suspended' or c.status is not distinct from 'suspended' as "isSuspended",
          case when f.hash is not null then json_build_object('hash', f.hash, 'content_type', f.content_type) end as logo
        from stations s left join streaming_services v on v.id = s.service_id
        left join casts c on c.id = v.cast_id and c.account_id = s.account_id and c.terminated_at is null
        left join cast_streams m on m.cast_id = c.id and m.is_primary
        left join files f on f.hash = s.logo_hash
        where s.id = ${id} and s.account_id = ${accountId}`
      : sql<SourceRow>`select c.name, c.timezone, m.mount, null as url, c.status = 'suspended' as "isSuspended",
          null::json as logo
        from casts c left join cast_streams m on m.cast_id = c.id and m.is_primary
        where c.id = ${id} and c.account_id = ${accountId} and c.terminated_at is null`;
  const { rows } = await query.execute(db);
  return rows[0];
}

/** Stations, and casts that no station plays, by name. */
export async function listSources(
  db: Executor,
  scope: Scope,
  accountId: string,
): Promise<(SiteSource & { readonly name: string })[]> {
  const { rows } = await sql<SiteSource & { name: string }>`select * from (
      select 'station' as kind, s.id, s.name from stations s
      where s.account_id = ${accountId} and ${ownedBy(scope, { table: 's', kind: 'station', id: 'id' })}
      union all
      select 'cast', c.id, c.name from casts c
      where c.account_id = ${accountId} and ${ownedBy(scope, { table: 'c', kind: 'cast', id: 'id' })}
        and not exists (select from stations s join streaming_services v on v.id = s.service_id
          where v.cast_id = c.id and s.account_id = c.account_id)
    ) as sources order by name collate "und-x-icu", id`.execute(db);
  return rows;
}

/** Apps that visitors can install. */
export function listLiveApps(
  db: Executor,
  accountId: string,
): Promise<Pick<Row<'mobile_apps'>, 'platform' | 'name' | 'store_url'>[]> {
  return db
    .selectFrom('mobile_apps')
    .select(['platform', 'name', 'store_url'])
    .where('account_id', '=', accountId)
    .where('status', '=', 'live')
    .where('store_url', 'is not', null)
    .orderBy('platform')
    .orderBy('name')
    .execute();
}

/** Skills that visitors can use, with the names that are live: of the site's station or cast, and those from before skills had one. */
export async function listLiveSkills(
  db: Executor,
  accountId: string,
  source: SiteSource | null,
): Promise<{ readonly name: string; readonly invocationName: string }[]> {
  const { rows } = await sql<{ name: string; invocationName: string }>`select
      coalesce(s.live ->> 'name', s.name) as name,
      coalesce(s.live #>> '{voices,0,invocationName}', s.invocation_name) as "invocationName"
    from alexa_skills s where s.account_id = ${accountId}
      and (s.status = 'active' or s.live is not null and s.status <> 'suspended')
      and (s.draft is null or s.draft -> 'source' = ${JSON.stringify(source)}::jsonb)
    order by 1`.execute(db);
  return rows;
}
