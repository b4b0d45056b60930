import { limits } from '@unmuted/api/contract';
import type { Logger } from 'pino';
import { siteTopic as siteTopicOf } from '#/modules/sites/domains/check-claim.ts';
import { type CheckDomainsDeps, checkDomains } from '#/modules/sites/domains/check-domains.ts';
import { domainHandlers } from '#/modules/sites/domains/domains.routes.ts';
import type { DomainDeps } from '#/modules/sites/domains/domains.service.ts';
import { listSiteHashes } from '#/modules/sites/editing/sites.repository.ts';
import { type SiteRouteDeps, siteHandlers } from '#/modules/sites/editing/sites.routes.ts';
import { purgeMessages } from '#/modules/sites/messages/messages.repository.ts';
import { type ReceiveDeps, receiveSiteMessage } from '#/modules/sites/messages/receive-message.ts';
import { siteMessageHandlers } from '#/modules/sites/messages/site-messages.routes.ts';
import { findSiteOfDomain, listServedNames } from '#/modules/sites/pages/pages.repository.ts';
import { createPublicSites } from '#/modules/sites/pages/public-sites.ts';
import { rewriteForHost } from '#/modules/sites/pages/rewrite-host.ts';
import type { ServeSitesDeps } from '#/modules/sites/pages/serve-deps.ts';
import { serveSites } from '#/modules/sites/pages/serve-sites.ts';
import { createSiteHosts } from '#/modules/sites/pages/site-hosts.ts';
import { purgeFeeds } from '#/modules/sites/podcasts/podcasts.repository.ts';
import { type RefreshPodcastsDeps, refreshPodcasts } from '#/modules/sites/podcasts/refresh-podcasts.ts';
import { type PublishDueDeps, publishDue } from '#/modules/sites/publishing/publish-due.ts';
import { publishingHandlers } from '#/modules/sites/publishing/publishing.routes.ts';
import { readSiteBuild } from '#/modules/sites/rendering/site-build.ts';
import { siteTopic } from '#/modules/sites/site.live.ts';
import { siteStaffHandlers } from '#/modules/sites/staff/site-staff.routes.ts';
import type { SiteStaffDeps } from '#/modules/sites/staff/site-staff.service.ts';
import { addSiteDays, purgeSiteDays } from '#/modules/sites/statistics/site-days.repository.ts';
import { siteStatisticsHandlers } from '#/modules/sites/statistics/site-statistics.routes.ts';
import { createVisitCounter } from '#/modules/sites/statistics/visit-counter.ts';
import { createPublicReader } from '#/modules/widgets/public/public.service.ts';
import { defineModule, type PurgeContext } from '#/platform/modules/define-module.ts';

type RouteDeps = DomainDeps &
  SiteRouteDeps &
  SiteStaffDeps &
  ReceiveDeps &
  Omit<Parameters<typeof createPublicReader>[0], 'db'> &
  Pick<
    ServeSitesDeps,
    'geo' | 'takeCall' | 'streamOrigins' | 'dashboardOrigins' | 'defaultLocale' | 'siteRoot' | 'storage'
  > & { readonly logger: Logger };

type JobDeps = Omit<CheckDomainsDeps, 'signal'> &
  Omit<PublishDueDeps, 'signal'> &
  Omit<RefreshPodcastsDeps, 'signal'>;

interface Retention {
  /** Daily visits and plays of sites. */
  readonly siteDaysDays: number;
  /** What visitors of sites sent. */
  readonly siteMessagesDays: number;
}

export const sites = defineModule({
  name: 'sites',
  routes: (deps: RouteDeps) => {
    const onError = (err: unknown) => deps.logger.error({ err }, 'sites');
    const hosts = createSiteHosts({ ...deps, onError });
    const visits = createVisitCounter({ ...deps, save: (days) => addSiteDays(deps.db, days), onError });
    return {
      main: {
        ...siteHandlers(deps),
        ...publishingHandlers(deps),
        ...siteStatisticsHandlers({ ...deps, visits }),
        ...siteMessageHandlers(deps),
        ...siteStaffHandlers(deps),
        ...domainHandlers(deps),
      },
      rewriteUrl: (host, url) => {
        const username = hosts.usernameOf(host);
        return username === null ? null : rewriteForHost(username, url);
      },
      servePages: async (server) => {
        await hosts.refresh().catch(onError);
        const build = await readSiteBuild(deps.siteRoot);
        if (!build) return;
        const shared = { ...deps, onError, build };
        await serveSites(server, {
          ...shared,
          sites: createPublicSites(shared, build),
          reader: createPublicReader(deps),
          visits,
          receive: (site, visitor, fields) => receiveSiteMessage(deps, site, visitor, fields),
        });
      },
      close: () => visits.close(),
    };
  },
  liveTopics: (deps: SiteRouteDeps) => [siteTopic(deps)],
  jobs: (deps: JobDeps) => [
    { name: 'check-domains', cron: '* * * * *', run: (signal) => checkDomains({ ...deps, signal }) },
    { name: 'refresh-podcasts', cron: '*/5 * * * *', run: (signal) => refreshPodcasts({ ...deps, signal }) },
    { name: 'publish-sites', cron: '* * * * *', run: (signal) => publishDue({ ...deps, signal }) },
  ],
  fileReferences: listSiteHashes,
  hostNames: ({ db, sitesHost }) => listServedNames(db, sitesHost),
  certificateChanged: async ({ db, bus }, name) => {
    const username = await findSiteOfDomain(db, name);
    if (username !== undefined) bus.publish([siteTopicOf(username)]);
  },
  retention: { siteDaysDays: 400, siteMessagesDays: limits.siteMessageDays },
  purge: ({ db, retention, daysAgo, signal }: PurgeContext<Retention>) => ({
    siteDays: () => purgeSiteDays(db, daysAgo(retention.siteDaysDays), signal),
    podcastFeeds: () => purgeFeeds(db, daysAgo(1)),
    siteMessages: () => purgeMessages(db, daysAgo(retention.siteMessagesDays), signal),
  }),
});
