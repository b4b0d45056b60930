import { purge } from '#/composition/purge.ts';
import type { Retention } from '#/composition/retention.ts';
import { rollUp } from '#/modules/casts/listener-counts/roll-up.ts';
import {
  type DirectoryCheckDeps,
  lookForAll,
} from '#/modules/directories/directories/directory-checks.service.ts';
import { type CheckDomainsDeps, checkDomains } from '#/modules/sites/domains/check-domains.ts';
import { type SendDeps, sendReports } from '#/modules/statistics/reports/send-reports.ts';
import { rollUpSessions } from '#/modules/statistics/statistics/roll-up-sessions.ts';
import type { Job } from '#/platform/jobs/queue.ts';

interface JobsDeps extends Omit<SendDeps, 'signal'> {
  readonly retention: Retention;
  readonly outside: Pick<DirectoryCheckDeps, 'connector' | 'places' | 'streamUrlOf'> &
    Pick<CheckDomainsDeps, 'names' | 'sitesHost'>;
}

/** Everything that is done on a schedule and by no server in particular. */
export function jobsOf({ retention, outside, ...deps }: JobsDeps): Job[] {
  const { db, clock } = deps;
  return [
    { name: 'roll-up', cron: '* * * * *', run: (signal) => rollUp({ db, signal }, clock.now()) },
    {
      name: 'roll-up-sessions',
      cron: '* * * * *',
      run: (signal) => rollUpSessions({ db, signal }, clock.now(), retention.listenersDays),
    },
    // Each zone's morning begins at a quarter of an hour.
    { name: 'send-reports', cron: '*/15 * * * *', run: (signal) => sendReports({ ...deps, signal }) },
    // At an hour of our own, so that not everybody asks at midnight.
    {
      name: 'look-in-directories',
      cron: '37 4 * * *',
      run: (signal) => lookForAll({ ...outside, db, clock }, signal),
    },
    {
      name: 'check-domains',
      cron: '* * * * *',
      run: (signal) => checkDomains({ ...outside, db, clock, signal }),
    },
    { name: 'purge', cron: '7 * * * *', run: (signal) => purge({ db, clock, retention, signal }) },
  ];
}
