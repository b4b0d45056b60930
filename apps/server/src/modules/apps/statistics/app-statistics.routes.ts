import type { mainRoutes } from '@unmuted/api/contract';
import {
  type AppStatisticsDeps,
  readAppStatistics,
} from '#/modules/apps/statistics/app-statistics.service.ts';
import type { Handlers } from '#/platform/http/register-route.ts';

export function appStatisticsHandlers(
  deps: AppStatisticsDeps,
): Handlers<Pick<typeof mainRoutes, 'getAppStatistics'>> {
  return {
    getAppStatistics: ({ session, params, query }) =>
      readAppStatistics(deps, session.scope, { id: params.id, days: Number(query.days ?? 7) }),
  };
}
