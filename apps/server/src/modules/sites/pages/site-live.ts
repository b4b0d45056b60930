import type { SiteLive } from '@unmuted/api/contract';
import type { PublicSite } from '#/modules/sites/pages/public-sites.ts';
import { readSourceLive, type SourceLiveDeps } from '#/modules/sites/pages/source-live.ts';

type Site = Pick<PublicSite, 'account_id' | 'document' | 'number'>;

/** What a site plays now. */
export async function readSiteLive(deps: SourceLiveDeps, site: Site): Promise<SiteLive> {
  const { source, sections } = site.document;
  const { state, song, previous, listeners } = await readSourceLive(deps, site.account_id, source);
  const isShown = sections.some(
    (section) => section.type === 'hero' && section.isOn && section.showsListeners,
  );
  return {
    state,
    song,
    previous: [...previous],
    listeners: isShown ? listeners : null,
    version: site.number,
  };
}
