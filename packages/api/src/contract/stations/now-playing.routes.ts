import * as z from 'zod/mini';
import { defineRoute } from '#/contract/shared/route.ts';
import {
  correctedSong,
  coverChange,
  nowPlaying,
  nowPlayingSettings,
  pushToken,
  ruleTest,
  ruleTestResult,
  savedNowPlayingSettings,
  song,
  songCorrection,
  songList,
  songQuery,
} from '#/contract/stations/now-playing.schemas.ts';

const tag = 'now-playing';
const params = z.strictObject({ id: z.uuid() });
const songParams = z.strictObject({ id: z.uuid(), songId: z.string().check(z.regex(/^[1-9]\d{0,17}$/)) });
const reading = ['request.invalid', 'resource.not_found'] as const;
/** A suspended station is read-only for its owner. */
const writing = [...reading, 'request.malformed', 'station.suspended'] as const;

export const getNowPlaying = defineRoute({
  operationId: 'nowPlaying.get',
  method: 'get',
  path: '/control/nowplaying/{id}',
  summary: 'Get what a station plays, and its latest songs',
  tag,
  access: 'any',
  permission: 'products.view',
  params,
  reply: { status: 200, description: 'What the station plays', schema: nowPlaying },
  errors: reading,
});

export const getNowPlayingSettings = defineRoute({
  operationId: 'nowPlaying.getSettings',
  method: 'get',
  path: '/control/nowplaying/{id}/settings',
  summary: 'Get how the songs of a station are found',
  tag,
  access: 'any',
  permission: 'settings.manage',
  params,
  reply: { status: 200, description: 'The settings', schema: savedNowPlayingSettings },
  errors: reading,
});

export const updateNowPlayingSettings = defineRoute({
  operationId: 'nowPlaying.updateSettings',
  method: 'put',
  path: '/control/nowplaying/{id}/settings',
  summary: 'Update how the songs of a station are found',
  tag,
  access: 'any',
  permission: 'settings.manage',
  params,
  body: nowPlayingSettings,
  ifMatch: true,
  reply: { status: 200, description: 'The stored settings', schema: savedNowPlayingSettings },
  errors: [...writing, 'resource.version_conflict'],
});

export const testTitleRules = defineRoute({
  operationId: 'nowPlaying.testRules',
  method: 'post',
  path: '/control/nowplaying/{id}/test-rules',
  summary: 'Read texts with settings that are not stored',
  tag,
  access: 'any',
  permission: 'settings.manage',
  inView: true,
  params,
  body: ruleTest,
  reply: { status: 200, description: 'The result of each text', schema: ruleTestResult },
  errors: [...reading, 'request.malformed'],
});

export const listSongs = defineRoute({
  operationId: 'nowPlaying.listSongs',
  method: 'get',
  path: '/control/nowplaying/{id}/history',
  summary: 'List what a station played',
  tag,
  access: 'any',
  permission: 'products.view',
  params,
  query: songQuery,
  reply: { status: 200, description: 'One page of songs', schema: songList },
  errors: reading,
});

export const correctSong = defineRoute({
  operationId: 'nowPlaying.correctSong',
  method: 'patch',
  path: '/control/nowplaying/{id}/history/{songId}',
  summary: 'Correct the artist and the title of a received text, in the history and in future',
  tag,
  access: 'any',
  permission: 'settings.manage',
  params: songParams,
  body: songCorrection,
  reply: { status: 200, description: 'The song', schema: correctedSong },
  errors: writing,
});

export const changeSongCover = defineRoute({
  operationId: 'nowPlaying.changeCover',
  method: 'put',
  path: '/control/nowplaying/{id}/history/{songId}/cover',
  summary: 'Hide the cover of a song on a station, or show it again',
  tag,
  access: 'any',
  permission: 'settings.manage',
  params: songParams,
  body: coverChange,
  reply: { status: 200, description: 'The song', schema: song },
  errors: writing,
});

export const createPushToken = defineRoute({
  operationId: 'nowPlaying.createPushToken',
  method: 'post',
  path: '/control/nowplaying/{id}/push-token',
  summary: 'Create the token with which playout software sends songs; the previous one ends',
  tag,
  access: 'any',
  permission: 'settings.manage',
  params,
  reply: { status: 201, description: 'The token', schema: pushToken },
  errors: [...reading, 'station.suspended'],
});

export const deletePushToken = defineRoute({
  operationId: 'nowPlaying.deletePushToken',
  method: 'delete',
  path: '/control/nowplaying/{id}/push-token',
  summary: 'End the push token of a station',
  tag,
  access: 'any',
  permission: 'settings.manage',
  params,
  reply: { status: 204, description: 'The token ended' },
  errors: reading,
});
