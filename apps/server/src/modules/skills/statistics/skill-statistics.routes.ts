import type { mainRoutes } from '@unmuted/api/contract';
import {
  readSkillStatistics,
  type SkillStatisticsDeps,
} from '#/modules/skills/statistics/skill-statistics.service.ts';
import type { Handlers } from '#/platform/http/register-route.ts';

export function skillStatisticsHandlers(
  deps: SkillStatisticsDeps,
): Handlers<Pick<typeof mainRoutes, 'getSkillStatistics'>> {
  return {
    getSkillStatistics: ({ session, params, query }) =>
      readSkillStatistics(deps, session.scope, { id: params.id, days: Number(query.days ?? 7) }),
  };
}
