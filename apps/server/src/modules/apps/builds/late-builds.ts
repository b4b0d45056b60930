import {
  type BuildLimits,
  type BuildListener,
  buildQueueTopic,
  buildTopicsOf,
} from '#/modules/apps/builds/build.ts';
import { listLateBuilds, lockAppOf, lockBuild } from '#/modules/apps/builds/builds.repository.ts';
import { failBuild, requeueBuild } from '#/modules/apps/builds/end-build.ts';
import type { Clock } from '#/platform/clock/clock.ts';
import type { Db } from '#/platform/db/schema.ts';
import type { LiveBus } from '#/platform/live/bus.ts';

export interface LateBuildDeps {
  readonly db: Db;
  readonly bus: Pick<LiveBus, 'publish'>;
  readonly clock: Clock;
  readonly listener: BuildListener;
  readonly buildLimits: BuildLimits;
}

/** Machines end builds at the limit themselves; this is later. */
const graceS = 300;

/** Queues builds again whose machine disappeared, and ends those that take too long. */
export async function endLateBuilds({ db, bus, clock, listener, buildLimits }: LateBuildDeps): Promise<void> {
  const now = clock.now();
  const startedBefore = new Date(now.getTime() - (buildLimits.timeLimitS + graceS) * 1_000);
  for (const id of await listLateBuilds(db, { now, startedBefore })) {
    const appId = await db.transaction().execute(async (tx) => {
      await lockAppOf(tx, id);
      const row = await lockBuild(tx, id);
      // A heartbeat or another server came first.
      if (row?.state !== 'building') return null;
      if (row.started_at && row.started_at < startedBefore)
        await failBuild(tx, listener, { row, at: now, fault: 'timeout' });
      else if (row.lease_until && row.lease_until <= now)
        await requeueBuild(tx, listener, { row, at: now, why: 'disappeared' });
      return row.app_id;
    });
    if (appId) bus.publish([...buildTopicsOf(appId), buildQueueTopic]);
  }
}
