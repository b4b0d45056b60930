import type { SiteDocument, SiteSource, SiteState } from '@unmuted/api/contract';
import { sql } from 'kysely';
import type { StoredSitePage } from '#/platform/db/product-tables.ts';
import type { Db, Tx } from '#/platform/db/schema.ts';
import type { CheckedState } from '#/platform/db/station-tables.ts';

// Public data: not scoped. What is not published is never returned.

/** A verified domain of a site. */
export interface SiteHost {
  readonly domain: string;
  readonly username: string;
}

export function listSiteHosts(db: Db): Promise<SiteHost[]> {
  return db
    .selectFrom('site_domains')
    .select(['domain', 'username'])
    .where('verified_at', 'is not', null)
    .execute();
}

/** The host names of published sites: their verified domains and, with a host for sites, their names below it. */
export async function listServedNames(db: Db, sitesHost: string | null): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`with public as (
      select username from one_pages where state = 'published' and taken_down_at is null
    ) select d.domain as name from site_domains d join public using (username) where d.verified_at is not null
    union select username || '.' || ${sitesHost}::text from public where ${sitesHost}::text is not null`.execute(
    db,
  );
  return rows.map(({ name }) => name);
}

/** The site that has verified a domain. */
export async function findSiteOfDomain(db: Db, domain: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('site_domains')
    .select('username')
    .where('domain', '=', domain)
    .where('verified_at', 'is not', null)
    .executeTakeFirst();
  return row?.username;
}

/** A site that was published, with its public version. */
export interface PublicSiteRow {
  readonly username: string;
  readonly account_id: string;
  readonly state: SiteState;
  readonly is_taken_down: boolean;
  readonly allows_code: boolean;
  readonly number: number;
  readonly document: SiteDocument;
  readonly pages: readonly StoredSitePage[];
}

/** Undefined for a site that never was published. */
export async function findPublicSite(db: Db, username: string): Promise<PublicSiteRow | undefined> {
  const { rows } = await sql<PublicSiteRow>`select s.username, s.account_id, s.state,
      s.taken_down_at is not null as is_taken_down, s.allows_code, v.number, v.document, v.pages
    from one_pages s join site_versions v on v.username = s.username and v.number = s.published_number
    where s.username = ${username}`.execute(db);
  return rows[0];
}

/** Replaces the pages of a version by newly rendered ones. */
export async function savePages(
  tx: Tx,
  { username, number }: Pick<PublicSiteRow, 'username' | 'number'>,
  pages: readonly StoredSitePage[],
): Promise<void> {
  await tx
    .updateTable('site_versions')
    .set({ pages: JSON.stringify(pages) })
    .where('username', '=', username)
    .where('number', '=', number)
    .execute();
}

/** The code of a section that a site shows; undefined without the permission of staff. */
export async function findPublicCode(
  db: Db,
  username: string,
  sectionId: string,
): Promise<string | undefined> {
  const { rows } = await sql<{ html: string }>`select section ->> 'html' as html
    from one_pages s join site_versions v on v.username = s.username and v.number = s.published_number,
      jsonb_array_elements(v.document -> 'sections') as section
    where s.username = ${username} and s.allows_code and s.state = 'published' and s.taken_down_at is null
      and section ->> 'type' = 'code' and section ->> 'id' = ${sectionId} and section -> 'isOn' = 'true'`.execute(
    db,
  );
  return rows[0]?.html;
}

/** A draft that its owner shares. */
export interface SharedDraft {
  readonly username: string;
  readonly account_id: string;
  readonly allows_code: boolean;
  readonly document: SiteDocument;
}

export async function findSharedDraft(db: Db, hash: Buffer, now: Date): Promise<SharedDraft | undefined> {
  const { rows } =
    await sql<SharedDraft>`select username, account_id, allows_code, draft as document from one_pages
    where share_hash = ${hash} and share_expires_at > ${now} and draft is not null`.execute(db);
  return rows[0];
}

/** What is known about the stream of a site. */
export interface LiveSource {
  readonly name: string;
  /** Null for a cast without a station. */
  readonly station_id: string | null;
  /** Of a stream that is hosted here. */
  readonly cast_id: string | null;
  readonly cast: string | null;
  readonly is_suspended: boolean;
  /** The last check of a stream that is hosted elsewhere; null while it is paused. */
  readonly checked: CheckedState | null;
  readonly listeners: number | null;
}

export async function findLiveSource(
  db: Db,
  accountId: string,
  { kind, id }: SiteSource,
): Promise<LiveSource | undefined> {
  const query =
    kind === 'station'
      ? sql<LiveSource>`select s.name, s.id as station_id, c.id as cast_id, c.username as cast,
          s.status = 'suspended' as is_suspended,
          case when v.paused_at is null then k.state end as checked, k.listeners
        from stations s left join streaming_services v on v.id = s.service_id
        left join casts c on c.id = v.cast_id and c.account_id = s.account_id and c.terminated_at is null
        left join service_checks k on k.service_id = v.id
        where s.id = ${id} and s.account_id = ${accountId}`
      : sql<LiveSource>`select c.name, null::uuid as station_id, c.id as cast_id, c.username as cast,
          false as is_suspended, null::text as checked, null::integer as listeners
        from casts c where c.id = ${id} and c.account_id = ${accountId} and c.terminated_at is null`;
  const { rows } = await query.execute(db);
  return rows[0];
}
