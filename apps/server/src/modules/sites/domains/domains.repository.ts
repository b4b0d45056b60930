import { sql } from 'kysely';
import { type OwnSite, withinSites } from '#/modules/sites/domains/site-access.repository.ts';
import type { Scope } from '#/platform/auth/scope.ts';
import type { Db, Row, Tx } from '#/platform/db/schema.ts';

export type DomainRow = Row<'site_domains'>;

/** The domains of a site, oldest first; `domain` filters by name. */
export async function listDomains(
  db: Db | Tx,
  scope: Scope,
  username: string,
  domain?: string,
): Promise<DomainRow[]> {
  const one = domain === undefined ? sql`true` : sql`d.domain = ${domain}`;
  const { rows } = await sql<DomainRow>`select d.* from site_domains d
    join one_pages on one_pages.username = d.username and ${withinSites(scope)}
    where d.username = ${username} and ${one} order by d.added_at, d.id`.execute(db);
  return rows;
}

/** Locks a site so that concurrent calls cannot exceed the limit. The caller must have checked its scope. */
export async function lockSite(tx: Tx, { username }: OwnSite): Promise<void> {
  await tx.selectFrom('one_pages').select('username').where('username', '=', username).forUpdate().execute();
}

/** The caller must have locked the site. */
export async function insertDomain(
  tx: Tx,
  row: Pick<DomainRow, 'id' | 'username' | 'domain' | 'token' | 'added_at' | 'expires_at' | 'next_check_at'>,
): Promise<void> {
  const unknown = { verified_at: null, checked_at: null, problem: null, seen: null };
  await tx
    .insertInto('site_domains')
    .values({ ...row, ...unknown })
    .execute();
}

/** Returns the deleted row; undefined if the scope has no such domain. */
export async function deleteDomain(
  tx: Tx,
  scope: Scope,
  { username, domain }: Pick<DomainRow, 'username' | 'domain'>,
): Promise<(DomainRow & Pick<OwnSite, 'account_id'>) | undefined> {
  const { rows } = await sql<DomainRow & Pick<OwnSite, 'account_id'>>`delete from site_domains d
    using one_pages where one_pages.username = d.username and ${withinSites(scope)}
      and d.username = ${username} and d.domain = ${domain}
    returning d.*, one_pages.account_id`.execute(tx);
  return rows[0];
}

/** Makes a domain primary, or none with null. The caller must have locked the site and checked the domain. */
export async function savePrimary(tx: Tx, { username }: OwnSite, id: string | null): Promise<void> {
  const update = tx.updateTable('site_domains').where('username', '=', username);
  // One after the other: the unique index is checked row by row.
  await update.set({ is_primary: false }).where('is_primary', '=', true).execute();
  if (id !== null) await update.set({ is_primary: true }).where('id', '=', id).execute();
}
