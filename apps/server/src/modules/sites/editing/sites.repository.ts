import type { Locale, SiteDocument, SiteState } from '@unmuted/api/contract';
import { sql } from 'kysely';
import { withinSites } from '#/modules/sites/domains/site-access.repository.ts';
import type { Scope } from '#/platform/auth/scope.ts';
import type { StoredSitePage } from '#/platform/db/product-tables.ts';
import type { Db, Row, Tx } from '#/platform/db/schema.ts';

/** Days of `visits_7d`, including today. */
const visitDays = 7;

/** A site with its published version. */
export type SiteRow = Row<'one_pages'> & {
  /** The verified main domain. */
  readonly domain: string | null;
  /** The language of the account's owner. */
  readonly locale: Locale;
  readonly visits_7d: number;
  readonly unread: number;
  /** Of the published version, also while the site is withdrawn. */
  readonly published: SiteDocument | null;
  readonly published_at: Date | null;
  readonly published_by: string | null;
  readonly published_pages: readonly StoredSitePage[] | null;
};

/** Undefined for a site that the scope may not see. */
export async function findSite(
  db: Db | Tx,
  scope: Scope,
  username: string,
  now: Date,
): Promise<SiteRow | undefined> {
  const { rows } = await sql<SiteRow>`select one_pages.*, d.domain, coalesce(o.locale, 'en') as locale,
      v.document as published, v.published_at, v.published_by, v.pages as published_pages,
      (select coalesce(sum(visits), 0)::int from site_days where site_days.username = one_pages.username
        and day > ${now.toISOString().slice(0, 10)}::date - ${sql.lit(visitDays)}) as visits_7d,
      (select count(*)::int from site_messages m where m.username = one_pages.username and m.read_at is null) as unread
    from one_pages
    left join site_domains d on d.username = one_pages.username and d.is_primary and d.verified_at is not null
    left join customers o on o.account_id = one_pages.account_id and o.role = 'owner'
    left join site_versions v on v.username = one_pages.username and v.number = one_pages.published_number
    where one_pages.username = ${username} and ${withinSites(scope)}`.execute(db);
  return rows[0];
}

export type LockedSite = Row<'one_pages'>;

/** Locks a site until the end of the transaction, while visitors can send messages; undefined for one that the scope may not see. */
export async function lockSite(tx: Tx, scope: Scope, username: string): Promise<LockedSite | undefined> {
  const { rows } = await sql<LockedSite>`select one_pages.* from one_pages
    where username = ${username} and ${withinSites(scope)} for no key update`.execute(tx);
  return rows[0];
}

interface SavedDraft {
  readonly document: SiteDocument;
  readonly state: SiteState;
  readonly version: number;
  readonly at: Date;
}

/** The title of the site is that of its draft. The caller must have locked the site. */
export async function saveDraft(
  tx: Tx,
  username: string,
  { document, state, version, at }: SavedDraft,
): Promise<void> {
  await tx
    .updateTable('one_pages')
    .set({ title: document.title, draft: JSON.stringify(document), draft_saved_at: at, state, version })
    .where('username', '=', username)
    .execute();
}

type SiteChange = Partial<
  Pick<
    Row<'one_pages'>,
    | 'state'
    | 'published_number'
    | 'publish_at'
    | 'share_hash'
    | 'share_expires_at'
    | 'taken_down_at'
    | 'taken_down_reason'
    | 'allows_code'
  >
>;

/** The caller must have locked the site. */
export async function saveSite(tx: Tx, username: string, change: SiteChange): Promise<void> {
  await tx.updateTable('one_pages').set(change).where('username', '=', username).execute();
}

/** Those of the files that the draft or a version of this site uses. The caller must have locked the site. */
export async function listUsedFiles(tx: Tx, username: string, files: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ file: string }>`select distinct file #>> '{}' as file from (
      select draft as document from one_pages where username = ${username}
      union all select document from site_versions where username = ${username}
    ) as documents, jsonb_path_query(document, 'strict $.**.file') as file
    where file #>> '{}' = any(${[...files]})`.execute(tx);
  return rows.map(({ file }) => file);
}

/** Those of the hashes that drafts, versions, rendered pages and their drawn pictures use; internal to the purge of files, and not scoped. */
export async function listSiteHashes(db: Db | Tx, hashes: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ hash: string }>`select distinct hash from (
      select split_part(file #>> '{}', '.', 1) as hash from (
        select draft as document from one_pages where draft is not null
        union all select document from site_versions
      ) as documents, jsonb_path_query(document, 'strict $.**.file') as file
      union all
      select unnest(array[page ->> 'hash', page ->> 'shareHash'])
      from site_versions, jsonb_array_elements(pages) as page
    ) as used where hash = any(${[...hashes]})`.execute(db);
  return rows.map(({ hash }) => hash);
}
