import type { SiteDocument, SiteFacts, SiteSource } from '@unmuted/api/contract';
import type { StreamUrlOf } from '#/engine/engine.ts';
import { filesPath, fileUrls } from '#/modules/files/public/file-name.ts';
import { listPodcasts } from '#/modules/sites/podcasts/podcasts.repository.ts';
import {
  findSource,
  listLiveApps,
  listLiveSkills,
  type SourceRow,
} from '#/modules/sites/rendering/site-facts.repository.ts';
import type { Db, Row, Tx } from '#/platform/db/schema.ts';

export interface SiteFactsDeps {
  readonly db: Db | Tx;
  readonly streamUrlOf: StreamUrlOf;
  /** The public URL of the main API. */
  readonly apiUrl: () => string;
}

/** Of a site, what its facts depend on. */
export type SiteOfFacts = Pick<Row<'one_pages'>, 'account_id' | 'allows_code'>;

/** What a site shows about the products of its account, as they are now. */
export async function readSiteFacts(
  deps: SiteFactsDeps,
  { account_id: accountId, allows_code: allowsCode }: SiteOfFacts,
  { source, sections }: Pick<SiteDocument, 'source' | 'sections'>,
): Promise<SiteFacts> {
  const { db, apiUrl } = deps;
  const feeds = feedsOf(sections);
  const [found, apps, skills, podcasts] = await Promise.all([
    source && findSource(db, accountId, source),
    listLiveApps(db, accountId),
    listLiveSkills(db, accountId, source),
    listPodcasts(db, feeds),
  ]);
  return {
    source: source && found ? toSource(deps, source, found) : null,
    apps: apps.flatMap(({ platform, name, store_url: storeUrl }) =>
      storeUrl === null ? [] : [{ platform, name, storeUrl }],
    ),
    skills,
    podcasts: feeds.flatMap((feed) => {
      const podcast = podcasts.find(({ url }) => url === feed);
      return podcast ? [{ feed, title: podcast.title, episodes: [...podcast.episodes] }] : [];
    }),
    allowsCode,
    filesUrl: new URL(`${filesPath}/`, apiUrl()).href,
  };
}

/** In the order of the page, also of sections that are off: the editor shows them. */
const feedsOf = (sections: SiteDocument['sections']): string[] => [
  ...new Set(
    sections.flatMap((section) => (section.type === 'podcasts' && section.feed !== '' ? [section.feed] : [])),
  ),
];

function toSource(
  { streamUrlOf, apiUrl }: SiteFactsDeps,
  source: SiteSource,
  { name, timezone, isSuspended, mount, url, logo }: SourceRow,
): NonNullable<SiteFacts['source']> {
  const address = mount === null ? url : streamUrlOf(mount);
  return {
    ...source,
    name,
    timezone,
    listenUrl: isSuspended ? null : address,
    logoUrl: logo && fileUrls(apiUrl)(logo),
  };
}
