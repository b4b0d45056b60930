import type { SiteDocument } from '@unmuted/api/contract';
import { sql } from 'kysely';
import { withinSites } from '#/modules/sites/domains/site-access.repository.ts';
import type { Scope } from '#/platform/auth/scope.ts';
import type { StoredSitePage } from '#/platform/db/product-tables.ts';
import type { Db, Row, Tx } from '#/platform/db/schema.ts';

/** The kept versions, latest first. */
export async function listVersions(db: Db, scope: Scope, username: string): Promise<Row<'site_versions'>[]> {
  const { rows } = await sql<Row<'site_versions'>>`select v.* from site_versions v
    join one_pages on one_pages.username = v.username and ${withinSites(scope)}
    where v.username = ${username} order by v.number desc`.execute(db);
  return rows;
}

/** The document of a version; undefined if it is not kept. The caller must have locked the site. */
export async function findVersion(
  tx: Tx,
  username: string,
  number: number,
): Promise<SiteDocument | undefined> {
  const row = await tx
    .selectFrom('site_versions')
    .select('document')
    .where('username', '=', username)
    .where('number', '=', number)
    .executeTakeFirst();
  return row?.document;
}

interface NewVersion {
  readonly username: string;
  readonly document: SiteDocument;
  readonly pages: readonly StoredSitePage[];
  readonly at: Date;
  readonly by: string | null;
}

/** Returns the number of the version. The caller must have locked the site. */
export async function insertVersion(tx: Tx, version: NewVersion): Promise<number> {
  const { username, document, pages, at, by } = version;
  const { rows } = await sql<{ number: number }>`insert into site_versions
      (username, number, document, pages, published_at, published_by)
    select ${username}, coalesce(max(number), 0) + 1, ${JSON.stringify(document)}::jsonb,
      ${JSON.stringify(pages)}::jsonb, ${at}, ${by} from site_versions where username = ${username}
    returning number`.execute(tx);
  const [row] = rows;
  if (!row) throw new Error(`No version of ${username} was inserted.`);
  return row.number;
}

/** Deletes all versions but the latest. The caller must have locked the site. */
export async function keepVersions(
  tx: Tx,
  username: string,
  { latest, keep }: { latest: number; keep: number },
) {
  await tx
    .deleteFrom('site_versions')
    .where('username', '=', username)
    .where('number', '<=', latest - keep)
    .execute();
}

/** Sites whose drafts are due; internal to the job, and not scoped. */
export async function listDue(db: Db, now: Date): Promise<string[]> {
  const { rows } = await sql<{ username: string }>`select username from one_pages
    where publish_at <= ${now} and taken_down_at is null order by publish_at`.execute(db);
  return rows.map(({ username }) => username);
}

/** Undefined if another server publishes it, or it is not due any more; internal to the job, and not scoped. */
export async function lockDue(tx: Tx, username: string, now: Date): Promise<Row<'one_pages'> | undefined> {
  const { rows } = await sql<Row<'one_pages'>>`select * from one_pages
    where username = ${username} and publish_at <= ${now} and taken_down_at is null
    for no key update skip locked`.execute(tx);
  return rows[0];
}
