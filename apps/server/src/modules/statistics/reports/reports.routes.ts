import type { mainRoutes } from '@unmuted/api/contract';
import {
  changeReportSchedule,
  type ReportsDeps,
  readReportSchedule,
  sendReport,
} from '#/modules/statistics/reports/reports.service.ts';
import type { Handlers } from '#/platform/http/register-route.ts';

type Routes = Pick<typeof mainRoutes, 'getReportSchedule' | 'updateReportSchedule' | 'sendReport'>;

export function reportsHandlers(deps: ReportsDeps): Handlers<Routes> {
  return {
    getReportSchedule: ({ session: { scope }, params: { username } }) =>
      readReportSchedule(deps, scope, username),
    updateReportSchedule: ({ session: { scope }, caller, params: { username }, body }) =>
      changeReportSchedule(deps, { scope, caller }, username, body),
    sendReport: ({ session: { scope }, caller, params: { username }, body: { period } }) =>
      sendReport(deps, { scope, caller }, username, period),
  };
}
