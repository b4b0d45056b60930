import type { mainRoutes } from '@unmuted/api/contract';
import {
  readSiteStatistics,
  type SiteStatisticsDeps,
} from '#/modules/sites/statistics/site-statistics.service.ts';
import type { Handlers } from '#/platform/http/register-route.ts';

type Routes = Pick<typeof mainRoutes, 'getSiteStatistics'>;

export function siteStatisticsHandlers(deps: SiteStatisticsDeps): Handlers<Routes> {
  return {
    getSiteStatistics: ({ session: { scope }, params: { username }, query }) =>
      readSiteStatistics(deps, scope, { username, days: Number(query.days ?? 7) }),
  };
}
