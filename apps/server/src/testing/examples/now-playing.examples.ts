import { demoStationIds } from '#/composition/seed/demo-data.ts';
import { defaultSettings } from '#/modules/stations/songs/default-settings.ts';
import type { TestApp } from '#/testing/app/test-app.ts';
import type { OperationExamples } from '#/testing/examples/example.ts';
import { newRecorder } from '#/testing/stations/new-recorder.ts';

const params = { id: demoStationIds.oldPier };
const anyVersion = { 'if-match': '0' };
const rule = { pattern: ' [128k]', replacement: '', isRegex: false, isEnabled: true };

/** Calls about what stations play. */
export const examples: OperationExamples = {
  'nowPlaying.get': { access: 'owned', params },
  'nowPlaying.getSettings': { access: 'owned', params },
  'nowPlaying.updateSettings': {
    access: 'owned',
    params,
    json: { ...defaultSettings, source: 'push' },
    headers: anyVersion,
    statuses: [200, 412],
    prepare: withVersion,
  },
  'nowPlaying.testRules': {
    access: 'owned',
    params,
    json: {
      order: 'artist-title',
      separator: null,
      rules: [rule],
      ignore: ['AURORA JINGLE *'],
      samples: ['Orla Finch - A Quiet Engine [128k]', 'AURORA JINGLE 04'],
    },
  },
  'nowPlaying.listSongs': { access: 'owned', params, query: '?pageSize=10&kind=song&q=finch' },
  'nowPlaying.correctSong': {
    access: 'owned',
    params: { ...params, songId: '1' },
    json: { correction: { artist: 'Orla Finch', title: 'A Quiet Engine', album: null } },
    prepare: withSong,
    statuses: [200, 404],
  },
  'nowPlaying.changeCover': {
    access: 'owned',
    params: { ...params, songId: '1' },
    json: { isHidden: true },
    prepare: withCover,
    statuses: [200, 404],
  },
  'nowPlaying.createPushToken': { access: 'owned', params },
  'nowPlaying.deletePushToken': { access: 'owned', params, prepare: withToken, statuses: [204, 404] },
  'public.getNowPlaying': {
    access: 'open',
    params: { publicId: '000000000000' },
    prepare: withPublicId,
    statuses: [200, 404],
  },
  'public.pushSong': {
    access: 'open',
    params: { publicId: '000000000000' },
    json: { token: 'of-the-station', title: 'A Quiet Engine' },
    prepare: withPush,
    statuses: [204, 404],
  },
  'nowPlaying.listFleet': { access: 'admins', query: '?sort=-unknown&show=playing' },
  'nowPlaying.getFleet': { access: 'admins' },
  'nowPlaying.actOnFleet': {
    access: 'admins',
    json: { stationIds: [params.id], action: 'add_rule', rule, ignore: null },
  },
  'nowPlaying.getFleetRules': { access: 'admins' },
  'nowPlaying.updateFleetRules': {
    access: 'admins',
    json: { rules: [rule], ignore: [] },
    headers: anyVersion,
    statuses: [200, 412],
  },
};

async function versionOf(test: TestApp): Promise<string> {
  const row = await test.db
    .selectFrom('now_playing')
    .select('version')
    .where('station_id', '=', params.id)
    .executeTakeFirst();
  return String(row?.version ?? 0);
}

async function withVersion(test: TestApp) {
  return { params, headers: { 'if-match': await versionOf(test) } };
}

async function publicIdOf(test: TestApp): Promise<string> {
  const { public_id: publicId } = await test.db
    .selectFrom('stations')
    .select('public_id')
    .where('id', '=', params.id)
    .executeTakeFirstOrThrow();
  return publicId;
}

async function withPublicId(test: TestApp) {
  return { params: { publicId: await publicIdOf(test) } };
}

async function withToken(test: TestApp) {
  await newToken(test);
  return { params };
}

/** A new push token of the station. */
export async function newToken(test: TestApp): Promise<string> {
  const path = `/api/control/nowplaying/${params.id}/push-token`;
  const created = await test.call(path, { as: 'superadmin', method: 'POST' });
  return ((await created.json()) as { token: string }).token;
}

async function withPush(test: TestApp) {
  await test.call(`/api/control/nowplaying/${params.id}/settings`, {
    as: 'superadmin',
    method: 'PUT',
    json: { ...defaultSettings, source: 'push' },
    headers: { 'if-match': await versionOf(test) },
  });
  const token = await newToken(test);
  return {
    params: { publicId: await publicIdOf(test) },
    json: { token, artist: 'Orla Finch', title: 'A Quiet Engine' },
  };
}

/** A song that was pushed and recorded. */
async function withSong(test: TestApp) {
  const { params: publicParams, json } = await withPush(test);
  await test.call(`/cast-api/public/nowplaying/${publicParams.publicId}`, { json });
  await newRecorder(test).record();
  const { id } = await test.db
    .selectFrom('songs')
    .select('id')
    .where('station_id', '=', params.id)
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  return { params: { ...params, songId: id } };
}

/** A recorded song whose cover was found. */
async function withCover(test: TestApp) {
  const found = await withSong(test);
  const key = 'orlafinch|aquietengine';
  const at = test.clock.now();
  await test.db
    .insertInto('song_covers')
    .values({
      key,
      artist: 'Orla Finch',
      title: 'A Quiet Engine',
      album: null,
      state: 'found',
      hash: 'a'.repeat(64),
      next_at: null,
      used_at: at,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await test.db.updateTable('songs').set({ cover_key: key }).where('id', '=', found.params.songId).execute();
  return found;
}

/** Sends a song to the station, which takes none unless its settings say so. */
export async function pushSong(test: TestApp, token: string): Promise<Response> {
  const json = { token, title: 'Low Tide' };
  return test.call(`/cast-api/public/nowplaying/${await publicIdOf(test)}`, { json });
}
