import { type NowPlayingDeps, readNowPlaying } from '#/modules/stations/songs/now-playing.service.ts';
import { isUuid } from '#/platform/lib/uuid.ts';
import type { LiveTopic } from '#/platform/live/live-topic.ts';

/** `nowplaying:<id>`: what a station plays, and its latest songs. */
export const nowPlayingTopic = (deps: NowPlayingDeps): LiveTopic => ({
  kind: 'value',
  name: 'nowplaying',
  permission: 'products.view',
  async read(scope, ids) {
    const found = await readNowPlaying(deps, scope, ids.filter(isUuid));
    return new Map(found.map((each) => [each.stationId, each]));
  },
});
