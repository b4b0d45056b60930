import type { Db } from '#/db/schema.ts';
import { purge } from '#/jobs/purge.ts';
import type { Job } from '#/jobs/queue.ts';
import type { Retention } from '#/jobs/retention.ts';
import type { Clock } from '#/lib/clock.ts';
import { rollUp } from '#/modules/history/roll-up.ts';
import { rollUpSessions } from '#/modules/statistics/roll-up-sessions.ts';

interface JobsDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly retention: Retention;
}

/** Everything that is done on a schedule and by no server in particular. */
export function jobsOf({ db, clock, retention }: JobsDeps): Job[] {
  return [
    { name: 'roll-up', cron: '* * * * *', run: (signal) => rollUp({ db, signal }, clock.now()) },
    {
      name: 'roll-up-sessions',
      cron: '* * * * *',
      run: (signal) => rollUpSessions({ db, signal }, clock.now(), retention.listenersDays),
    },
    { name: 'purge', cron: '7 * * * *', run: (signal) => purge({ db, clock, retention, signal }) },
  ];
}
