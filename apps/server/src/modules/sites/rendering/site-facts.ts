import type { SiteDocument, SiteFacts, SiteSource } from '@unmuted/api/contract';
import type { StreamUrlOf } from '#/engine/engine.ts';
import { filesPath, fileUrls } from '#/modules/files/public/file-name.ts';
import type { OwnSite } from '#/modules/sites/domains/site-access.repository.ts';
import {
  findSource,
  listLiveApps,
  listLiveSkills,
  type SourceRow,
} from '#/modules/sites/rendering/site-facts.repository.ts';
import type { Db, Tx } from '#/platform/db/schema.ts';

export interface SiteFactsDeps {
  readonly db: Db | Tx;
  readonly streamUrlOf: StreamUrlOf;
  /** The public URL of the main API. */
  readonly apiUrl: () => string;
}

/** What a site shows about the products of its account, as they are now. */
export async function readSiteFacts(
  deps: SiteFactsDeps,
  { account_id: accountId }: OwnSite,
  { source }: Pick<SiteDocument, 'source'>,
): Promise<SiteFacts> {
  const { db, apiUrl } = deps;
  const [found, apps, skills] = await Promise.all([
    source && findSource(db, accountId, source),
    listLiveApps(db, accountId),
    listLiveSkills(db, accountId),
  ]);
  return {
    source: source && found ? toSource(deps, source, found) : null,
    apps: apps.flatMap(({ platform, name, store_url: storeUrl }) =>
      storeUrl === null ? [] : [{ platform, name, storeUrl }],
    ),
    skills: skills.map(({ name, invocation_name: invocationName }) => ({ name, invocationName })),
    filesUrl: new URL(`${filesPath}/`, apiUrl()).href,
  };
}

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
