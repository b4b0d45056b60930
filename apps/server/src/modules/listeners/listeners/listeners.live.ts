import {
  type ListenerDeps,
  readChange,
  readCursor,
} from '#/modules/listeners/listeners/listeners.service.ts';
import type { LiveTopic } from '#/platform/live/live-topic.ts';

/** `listeners:<username>`: joins and leaves of a cast. */
export const listenersTopic = (deps: Pick<ListenerDeps, 'db'>): LiveTopic => ({
  kind: 'feed',
  name: 'listeners',
  permission: 'listeners.view',
  readCursor: (scope, username) => readCursor(deps, scope, username),
  readChange: (scope, username, after) => readChange(deps, scope, username, after),
  start: (username, cursor) => ({ username, after: cursor, cursor, joined: [], left: [] }),
});
