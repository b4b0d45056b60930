import { type CastNowDeps, readNows } from '#/modules/casts/cast/cast.service.ts';
import type { LiveTopic } from '#/platform/live/live-topic.ts';

/** `cast:<username>`: the current state of a cast. */
export const castTopic = (deps: CastNowDeps): LiveTopic => ({
  kind: 'value',
  name: 'cast',
  permission: 'products.view',
  async read(scope, usernames) {
    const casts = await readNows(deps, scope, usernames);
    return new Map(casts.map((cast) => [cast.username, cast]));
  },
});
