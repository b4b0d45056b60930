import { purgeReportsSent } from '#/modules/statistics/reports/reports.repository.ts';
import { reportsHandlers } from '#/modules/statistics/reports/reports.routes.ts';
import { type SendDeps, sendReports } from '#/modules/statistics/reports/send-reports.ts';
import { serveUnsubscribePage } from '#/modules/statistics/reports/unsubscribe-page.ts';
import { rollUpSessions } from '#/modules/statistics/statistics/roll-up-sessions.ts';
import {
  forgetSessionDays,
  purgeSessionDays,
} from '#/modules/statistics/statistics/session-days.repository.ts';
import { dayPartsHandlers, statisticsHandlers } from '#/modules/statistics/statistics/statistics.routes.ts';
import { defineModule, type PurgeContext } from '#/platform/modules/define-module.ts';

type RouteDeps = Parameters<typeof statisticsHandlers>[0] &
  Parameters<typeof dayPartsHandlers>[0] &
  Parameters<typeof reportsHandlers>[0] &
  Parameters<typeof serveUnsubscribePage>[1];

interface JobDeps extends Omit<SendDeps, 'signal'> {
  readonly retention: { readonly listenersDays: number };
}

interface Retention {
  /** Records of sent reports: much longer than the month that they cover. */
  readonly reportsDays: number;
  /** Daily session roll-ups. */
  readonly sessionDaysDays: number;
}

export const statistics = defineModule({
  name: 'statistics',
  routes: (deps: RouteDeps) => ({
    main: { ...dayPartsHandlers(deps), ...reportsHandlers(deps) },
    cast: statisticsHandlers(deps),
    servePages: (server) => serveUnsubscribePage(server, deps),
  }),
  jobs: ({ retention, ...deps }: JobDeps) => [
    {
      name: 'roll-up-sessions',
      cron: '* * * * *',
      run: (signal) => rollUpSessions({ db: deps.db, signal }, deps.clock.now(), retention.listenersDays),
    },
    // Every time zone's morning starts on a quarter hour.
    { name: 'send-reports', cron: '*/15 * * * *', run: (signal) => sendReports({ ...deps, signal }) },
  ],
  retention: { reportsDays: 90, sessionDaysDays: 3653 },
  purge: ({ db, retention, daysAgo, signal }: PurgeContext<Retention>) => ({
    reports: () => purgeReportsSent(db, daysAgo(retention.reportsDays)),
    sessionDays: () => purgeSessionDays(db, daysAgo(retention.sessionDaysDays), signal),
  }),
  clearStatistics: forgetSessionDays,
});
