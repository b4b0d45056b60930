import { purgeBans, purgeRefusals } from '#/modules/listeners/access/access.repository.ts';
import { accessHandlers } from '#/modules/listeners/access/access.routes.ts';
import { geoblockingRevisions } from '#/modules/listeners/geoblocking/geoblocking.revisions.ts';
import { refusalsHandlers } from '#/modules/listeners/geoblocking/refusals.routes.ts';
import { listenerEngineTasks } from '#/modules/listeners/listeners/listener-engine-tasks.ts';
import { createListenerTracker } from '#/modules/listeners/listeners/listener-tracker.ts';
import { listenersTopic } from '#/modules/listeners/listeners/listeners.live.ts';
import {
  purgeListenerSessions,
  truncateAddresses,
} from '#/modules/listeners/listeners/listeners.repository.ts';
import { listenersHandlers } from '#/modules/listeners/listeners/listeners.routes.ts';
import type { ListenerDeps } from '#/modules/listeners/listeners/listeners.service.ts';
import { purgeTurnedAway } from '#/modules/listeners/listeners/turned-away.repository.ts';
import { defineModule, type PurgeContext } from '#/platform/modules/define-module.ts';

interface Retention {
  /** Afterwards, the addresses of ended sessions are truncated and ended bans deleted. */
  readonly addressesDays: number;
  /** Rejected joins by hour: the last 24 are shown. */
  readonly refusalsDays: number;
  /** Listener sessions. */
  readonly listenersDays: number;
}

export const listeners = defineModule({
  name: 'listeners',
  routes: (deps: ListenerDeps) => ({
    main: accessHandlers(deps),
    cast: { ...listenersHandlers(deps), ...refusalsHandlers(deps) },
  }),
  liveTopics: (deps) => [listenersTopic(deps)],
  revisions: (deps: ListenerDeps) => [geoblockingRevisions(deps)],
  engineTasks: (deps: Parameters<typeof createListenerTracker>[0]) =>
    listenerEngineTasks(createListenerTracker(deps)),
  retention: { addressesDays: 30, refusalsDays: 2, listenersDays: 365 },
  purge: ({ db, retention, daysAgo, signal }: PurgeContext<Retention>) => ({
    addresses: () => truncateAddresses(db, daysAgo(retention.addressesDays), signal),
    bans: () => purgeBans(db, daysAgo(retention.addressesDays), signal),
    refusals: () => purgeRefusals(db, daysAgo(retention.refusalsDays), signal),
    turnedAway: () => purgeTurnedAway(db, daysAgo(retention.refusalsDays), signal),
    listeners: () => purgeListenerSessions(db, daysAgo(retention.listenersDays), signal),
  }),
});
