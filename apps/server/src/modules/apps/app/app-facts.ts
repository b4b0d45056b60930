import type { AppFacts, SiteSource } from '@unmuted/api/contract';
import type { AppRow } from '#/modules/apps/app/app.repository.ts';
import { filesPath } from '#/modules/files/public/file-name.ts';
import { type PlayedSourceDeps, readPlayedSource } from '#/modules/sites/pages/played-source.ts';
import { findSiteOfSource } from '#/modules/sites/rendering/site-of-source.repository.ts';
import { type SiteAddressDeps, siteAddressOf } from '#/modules/sites/site-address.ts';

export interface AppFactsDeps extends PlayedSourceDeps, SiteAddressDeps {
  readonly castUrl: () => string;
}

/** The address that installed apps read. */
export const configUrlOf = ({ castUrl }: Pick<AppFactsDeps, 'castUrl'>, id: string): string =>
  `${castUrl()}/public/apps/${id}`;

/** What an app plays and links to, as it is now. */
export async function readAppFacts(
  deps: AppFactsDeps,
  { id, account_id: accountId }: Pick<AppRow, 'id' | 'account_id'>,
  source: SiteSource | null,
): Promise<AppFacts> {
  const [played, siteUrl] = source
    ? await Promise.all([readPlayedSource(deps, accountId, source), readSiteUrl(deps, accountId, source)])
    : [null, null];
  return {
    source: played,
    siteUrl,
    configUrl: configUrlOf(deps, id),
    filesUrl: new URL(`${filesPath}/`, deps.apiUrl()).href,
  };
}

/** The public page of a station or cast; null without a published one. */
export async function readSiteUrl(
  deps: Pick<AppFactsDeps, 'db'> & SiteAddressDeps,
  accountId: string,
  source: SiteSource,
): Promise<string | null> {
  const site = await findSiteOfSource(deps.db, accountId, source);
  return site ? siteAddressOf(deps, site.username, site.domain) : null;
}
