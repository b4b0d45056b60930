import type { SiteChecks, SiteFeedReport, SiteLinkReport } from '@unmuted/api/contract';
import { requireSiteRow, type SiteDeps } from '#/modules/sites/editing/change-site.ts';
import { checkDraft } from '#/modules/sites/editing/check-draft.ts';
import { requestLinks } from '#/modules/sites/editing/check-links.ts';
import { draftOf } from '#/modules/sites/editing/site-response.ts';
import { savePodcast } from '#/modules/sites/podcasts/podcasts.repository.ts';
import { readPodcast } from '#/modules/sites/podcasts/read-podcast.ts';
import { readDraftWeight } from '#/modules/sites/rendering/draft-weight.ts';
import { readSiteFacts } from '#/modules/sites/rendering/site-facts.ts';
import type { Scope } from '#/platform/auth/scope.ts';
import type { Connector } from '#/platform/connector/connector.ts';

export async function readChecks(deps: SiteDeps, scope: Scope, username: string): Promise<SiteChecks> {
  const row = await requireSiteRow(deps, scope, username);
  const document = draftOf(row);
  const facts = await readSiteFacts(deps, row, document);
  const weight = await readDraftWeight(deps, { ...row, document });
  return { ...checkDraft(document, facts), weight };
}

export async function checkLinks(
  deps: SiteDeps & { readonly connector: Connector },
  scope: Scope,
  username: string,
  signal: AbortSignal,
): Promise<SiteLinkReport> {
  const row = await requireSiteRow(deps, scope, username);
  return requestLinks(deps.connector, draftOf(row), signal);
}

/** Reads a feed now and keeps what it has: the page shows it without waiting for the hourly job. */
export async function checkFeed(
  deps: SiteDeps & { readonly connector: Connector },
  scope: Scope,
  username: string,
  feed: string,
): Promise<SiteFeedReport> {
  await requireSiteRow(deps, scope, username);
  const reading = await readPodcast(deps.connector, feed);
  if ('problem' in reading) return { ...reading, episodes: 0, latest: null };
  const { podcast, status } = reading;
  await savePodcast(deps.db, feed, { podcast, at: deps.clock.now() });
  deps.bus.publish([`site:${username}`]);
  const [latest] = podcast.episodes;
  return {
    problem: null,
    status,
    title: podcast.title,
    episodes: podcast.episodes.length,
    latest: latest ? { title: latest.title, publishedAt: latest.publishedAt } : null,
  };
}
