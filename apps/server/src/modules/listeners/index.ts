import { purgeBans, purgeRefusals } from '#/modules/listeners/access/access.repository.ts';
import { accessHandlers } from '#/modules/listeners/access/access.routes.ts';
import { geoblockingRevisions } from '#/modules/listeners/geoblocking/geoblocking.revisions.ts';
import { refusalsHandlers } from '#/modules/listeners/geoblocking/refusals.routes.ts';
import { listenersTopic } from '#/modules/listeners/listeners/listeners.live.ts';
import {
  purgeListenerSessions,
  truncateAddresses,
} from '#/modules/listeners/listeners/listeners.repository.ts';
import { listenersHandlers } from '#/modules/listeners/listeners/listeners.routes.ts';
import type { ListenerDeps } from '#/modules/listeners/listeners/listeners.service.ts';
import { defineModule, type PurgeContext } from '#/platform/modules/define-module.ts';

interface Retention {
  readonly addressesDays: number;
  readonly refusalsDays: number;
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
  purge: ({ db, retention, daysAgo, signal }: PurgeContext<Retention>) => ({
    addresses: () => truncateAddresses(db, daysAgo(retention.addressesDays), signal),
    bans: () => purgeBans(db, daysAgo(retention.addressesDays), signal),
    refusals: () => purgeRefusals(db, daysAgo(retention.refusalsDays), signal),
    listeners: () => purgeListenerSessions(db, daysAgo(retention.listenersDays), signal),
  }),
});
