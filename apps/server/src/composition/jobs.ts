import { allModules, filesInUse, type JobDeps } from '#/composition/modules.ts';
import { purge } from '#/composition/purge.ts';
import type { Retention } from '#/composition/retention.ts';
import type { Job } from '#/platform/jobs/queue.ts';

interface AllJobDeps extends Omit<JobDeps, 'filesInUse'> {
  readonly retention: Retention;
}

/** Scheduled jobs of all modules. Each runs on one server at a time. */
export function createJobs(deps: AllJobDeps): Job[] {
  const { db, clock, retention } = deps;
  return [
    ...allModules.flatMap(({ jobs }) => jobs?.({ ...deps, filesInUse }) ?? []),
    { name: 'purge', cron: '7 * * * *', run: (signal) => purge({ db, clock, retention, signal }) },
  ];
}
