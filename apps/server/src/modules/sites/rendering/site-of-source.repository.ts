import type { SiteSource } from '@unmuted/api/contract';
import { sql } from 'kysely';
import type { Db, Tx } from '#/platform/db/schema.ts';

/** The published site of a station or cast with its main domain; the oldest of several. */
export async function findSiteOfSource(
  db: Db | Tx,
  accountId: string,
  source: SiteSource,
): Promise<{ readonly username: string; readonly domain: string | null } | undefined> {
  const { rows } = await sql<{ username: string; domain: string | null }>`select s.username, d.domain
    from one_pages s
    join site_versions v on v.username = s.username and v.number = s.published_number
    left join site_domains d on d.username = s.username and d.is_primary and d.verified_at is not null
    where s.account_id = ${accountId} and s.state = 'published' and s.taken_down_at is null
      and v.document -> 'source' = ${JSON.stringify({ kind: source.kind, id: source.id })}::jsonb
    order by s.created_at, s.username limit 1`.execute(db);
  return rows[0];
}
