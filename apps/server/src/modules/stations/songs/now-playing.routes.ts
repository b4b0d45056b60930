import type { castRoutes, mainRoutes } from '@unmuted/api/contract';
import { changeCover } from '#/modules/stations/songs/cover.service.ts';
import {
  actOnFleet,
  listFleet,
  readFleet,
  readFleetRules,
  saveFleetRules,
} from '#/modules/stations/songs/fleet.service.ts';
import { listHistory, type NowPlayingDeps, readOne } from '#/modules/stations/songs/now-playing.service.ts';
import { createPublicSongs, pushSong } from '#/modules/stations/songs/public.service.ts';
import {
  correctSong,
  createPushToken,
  deletePushToken,
  readSettings,
  saveSettings,
  testRules,
} from '#/modules/stations/songs/settings.service.ts';
import type { Handlers } from '#/platform/http/register-route.ts';

type MainRoutes = Pick<
  typeof mainRoutes,
  | 'getNowPlaying'
  | 'getNowPlayingSettings'
  | 'updateNowPlayingSettings'
  | 'testTitleRules'
  | 'listSongs'
  | 'correctSong'
  | 'changeSongCover'
  | 'createPushToken'
  | 'deletePushToken'
  | 'listFleetSongs'
  | 'getFleetSongs'
  | 'actOnFleetSongs'
  | 'getFleetRules'
  | 'updateFleetRules'
>;

export function nowPlayingHandlers(deps: NowPlayingDeps): Handlers<MainRoutes> {
  return {
    getNowPlaying: ({ session, params }) => readOne(deps, session.scope, params.id),
    getNowPlayingSettings: ({ session, params }) => readSettings(deps, session.scope, params.id),
    updateNowPlayingSettings: ({ session: { scope }, caller, params, body, version }) =>
      saveSettings(deps, { scope, caller }, params.id, { settings: body, version }),
    testTitleRules: ({ session, params, body }) => testRules(deps, session.scope, params.id, body),
    listSongs: ({ session, params, query }) => listHistory(deps, session.scope, params.id, query),
    correctSong: ({ session: { scope }, caller, params, body }) =>
      correctSong(deps, { scope, caller }, params, body),
    changeSongCover: ({ session: { scope }, caller, params, body }) =>
      changeCover(deps, { scope, caller }, params, body),
    createPushToken: ({ session: { scope }, caller, params }) =>
      createPushToken(deps, { scope, caller }, params.id),
    deletePushToken: ({ session: { scope }, caller, params }) =>
      deletePushToken(deps, { scope, caller }, params.id),
    listFleetSongs: ({ session, query }) => listFleet(deps, session.scope, query),
    getFleetSongs: ({ session }) => readFleet(deps, session.scope),
    actOnFleetSongs: ({ session: { scope }, caller, body }) => actOnFleet(deps, { scope, caller }, body),
    getFleetRules: () => readFleetRules(deps),
    updateFleetRules: ({ session: { scope }, caller, body, version }) =>
      saveFleetRules(deps, { scope, caller }, { rules: body, version }),
  };
}

type PublicRoutes = Pick<typeof castRoutes, 'getPublicNowPlaying' | 'pushSong'>;

type PublicDeps = Parameters<typeof createPublicSongs>[0] & {
  /** Counts an unauthenticated call and throws once the address exceeds its rate limit. */
  readonly takeCall: (address: string) => void;
};

export function publicSongHandlers(deps: PublicDeps): Handlers<PublicRoutes> {
  const songs = createPublicSongs(deps);
  return {
    getPublicNowPlaying: async ({ caller, params }) => {
      deps.takeCall(caller.address);
      return songs.read(params.publicId);
    },
    pushSong: async ({ caller, params, body }) => {
      deps.takeCall(caller.address);
      return pushSong(deps, params.publicId, body);
    },
  };
}
