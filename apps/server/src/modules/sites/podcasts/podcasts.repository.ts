import type { SiteFeedProblem } from '@unmuted/api/contract';
import { sql } from 'kysely';
import type { Podcast } from '#/modules/sites/podcasts/parse-podcast.ts';
import type { Db, Row, Tx } from '#/platform/db/schema.ts';

// Feeds are public and shared: sites with the same address show the same episodes. Not scoped.

/** Feeds in drafts and published versions, also of sections that are off. */
const usedFeeds = sql`select feed #>> '{}' as url from (
    select draft as document from one_pages where draft is not null
    union all select v.document from one_pages s
      join site_versions v on v.username = s.username and v.number = s.published_number
  ) as documents, jsonb_path_query(document, 'strict $.sections[*] ? (@.type == "podcasts").feed') as feed
  where octet_length(feed #>> '{}') between 1 and 2048`;

/** Those of the feeds that could be read at least once. */
export async function listPodcasts(
  db: Db | Tx,
  feeds: readonly string[],
): Promise<Pick<Row<'podcast_feeds'>, 'url' | 'title' | 'episodes'>[]> {
  if (feeds.length === 0) return [];
  return db
    .selectFrom('podcast_feeds')
    .select(['url', 'title', 'episodes'])
    .where('url', 'in', [...feeds])
    .where('read_at', 'is not', null)
    .execute();
}

/** Adds the feeds of sites that are not known yet. */
export async function addUsedFeeds(db: Db): Promise<void> {
  await sql`insert into podcast_feeds (url) select distinct url from (${usedFeeds}) as used
    on conflict do nothing`.execute(db);
}

/** Takes feeds that are due and used, those that waited longest first; no other run takes them until then. */
export async function takeDueFeeds(
  db: Db,
  { now, before, limit }: { readonly now: Date; readonly before: Date; readonly limit: number },
): Promise<string[]> {
  const { rows } = await sql<{ url: string }>`update podcast_feeds set asked_at = ${now} where url in (
      select url from podcast_feeds where (asked_at is null or asked_at <= ${before})
        and url in (select url from (${usedFeeds}) as used)
      order by asked_at nulls first limit ${limit} for update skip locked
    ) returning url`.execute(db);
  return rows.map(({ url }) => url);
}

export async function savePodcast(
  db: Db,
  url: string,
  { podcast: { title, episodes }, at }: { readonly podcast: Podcast; readonly at: Date },
): Promise<void> {
  const read = { title, episodes: JSON.stringify(episodes), asked_at: at, read_at: at, problem: null };
  await db
    .insertInto('podcast_feeds')
    .values({ url, ...read })
    .onConflict((conflict) => conflict.column('url').doUpdateSet(read))
    .execute();
}

/** What was read last stays. */
export async function saveFeedProblem(db: Db, url: string, problem: SiteFeedProblem): Promise<void> {
  await db.updateTable('podcast_feeds').set({ problem }).where('url', '=', url).execute();
}

/** Deletes feeds that no site uses and nobody has checked since. */
export async function purgeFeeds(db: Db, before: Date): Promise<void> {
  await sql`delete from podcast_feeds where (asked_at is null or asked_at < ${before})
    and url not in (select url from (${usedFeeds}) as used)`.execute(db);
}
