import type { Updateable } from 'kysely';
import { demoStationIds } from '#/composition/seed/demo-data.ts';
import type { Database } from '#/platform/db/schema.ts';
import type { TestApp } from '#/testing/app/test-app.ts';
import type { OperationExamples } from '#/testing/examples/example.ts';
import { announceSong, putOnAir } from '#/testing/stations/playing-song.ts';

const params = { id: demoStationIds.oldPier };
const anyVersion = { 'if-match': '0' };
const settings = {
  isEnabled: true,
  stationId: 's304112',
  partnerId: 'Aur0ra',
  partnerKey: 'example-key',
  options: { sendAlbum: true, markAds: false, unknownSongs: 'skip', delayS: 12 },
} as const;
const stop = { reason: 'TuneIn asked us to stop' };

/** Calls about TuneIn. Its host does not resolve in these tests. */
export const examples: OperationExamples = {
  'tuneIn.get': { access: 'owned', params },
  'tuneIn.update': {
    access: 'owned',
    params,
    json: settings,
    headers: anyVersion,
    prepare: withVersion,
    statuses: [200, 412],
  },
  'tuneIn.delete': { access: 'owned', params, prepare: withSettings, statuses: [204, 404] },
  'tuneIn.test': { access: 'owned', params, prepare: withSong, statuses: [200, 409] },
  'tuneIn.log': { access: 'owned', params, query: '?limit=10' },
  'adminTuneIn.list': { access: 'admins', query: '?sort=-refusals&state=ok,refused&q=pier' },
  'adminTuneIn.metrics': { access: 'admins' },
  'adminTuneIn.pause': {
    access: 'admins',
    params,
    json: stop,
    prepare: withSettings,
    statuses: [200, 404, 409],
  },
  'adminTuneIn.disable': {
    access: 'admins',
    params,
    json: stop,
    prepare: withSettings,
    statuses: [200, 404],
  },
  'adminTuneIn.resume': { access: 'admins', params, prepare: withSettings, statuses: [200, 404] },
  'adminTuneIn.bulk': {
    access: 'admins',
    json: { action: 'pause', ids: [params.id], reason: stop.reason },
  },
};

async function versionOf({ db }: TestApp): Promise<number> {
  const row = await db
    .selectFrom('tune_in_settings')
    .select('version')
    .where('station_id', '=', params.id)
    .executeTakeFirst();
  return row?.version ?? 0;
}

/** Earlier calls have changed the version. */
async function withVersion(test: TestApp) {
  return { headers: { 'if-match': String(await versionOf(test)) } };
}

async function withSettings(test: TestApp) {
  await test.call(`/api/control/tunein-air-integration/settings/${params.id}`, {
    as: 'superadmin',
    method: 'PUT',
    json: settings,
    headers: { 'if-match': String(await versionOf(test)) },
  });
  const running = { stopped: null, stopped_at: null, stopped_reason: null };
  await test.db.updateTable('tune_in_settings').set(running).execute();
  return {};
}

export async function withSong(test: TestApp) {
  await withSettings(test);
  await putOnAir(test, params.id);
  await announceSong(test, params.id);
  const rested = { called_at: null, tested_at: null, leased_by: null, lease_until: null };
  await test.db.updateTable('tune_in_queue').set(rested).execute();
  return {};
}

/** A test call with changed settings; null without settings. */
export async function testTuneIn(
  test: TestApp,
  change: Updateable<Database['tune_in_settings']> | null,
): Promise<Response> {
  if (change === null) await test.db.deleteFrom('tune_in_settings').execute();
  else {
    await withSettings(test);
    await test.db
      .updateTable('tune_in_settings')
      .set({ is_enabled: true, ...change })
      .execute();
  }
  return test.call(`/api/control/tunein-air-integration/settings/${params.id}/test`, {
    as: 'owner',
    method: 'POST',
  });
}
