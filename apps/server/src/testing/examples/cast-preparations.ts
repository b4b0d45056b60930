import { demoPassword } from '#/composition/seed/demo-data.ts';
import type { TestApp } from '#/testing/app/test-app.ts';
import { generalExample } from '#/testing/examples/settings-examples.ts';
import { addListener, engineAnswers, streamIdOf } from '#/testing/statistics/listeners.ts';

export async function withEngine(test: TestApp) {
  await engineAnswers(test);
  return {};
}

/** Starts the cast, because another operation may have stopped it. */
export async function onAir(test: TestApp) {
  await engineAnswers(test, {}, await mountsOf(test));
  await test.call('/api/control/cast/start/aurora', { as: 'owner', method: 'POST' });
  return {};
}

export async function withListener(test: TestApp) {
  await engineAnswers(test);
  return { params: { id: await addListener(test) } };
}

export async function withListenerId(test: TestApp) {
  return { json: { id: await addListener(test) } };
}

export async function withListenerAndTarget(test: TestApp) {
  const mounts = await mountsOf(test);
  await engineAnswers(test, {}, mounts);
  const streamId = await streamIdOf(test, mounts.at(-1) ?? '');
  return { params: { id: await addListener(test) }, json: { streamId } };
}

export async function withTwoStreams(test: TestApp) {
  const mounts = await mountsOf(test);
  await engineAnswers(test, {}, mounts);
  const [from = '', to = ''] = mounts;
  return { params: { id: await streamIdOf(test, from) }, json: { streamId: await streamIdOf(test, to) } };
}

export async function withBan(test: TestApp) {
  const json = { target: { by: 'agent', agent: 'streamripper' }, durationS: 3_600, reason: '' };
  const response = await test.call('/api/control/cast/bans/aurora', { as: 'owner', json });
  return { params: { id: ((await response.json()) as { ban: { id: string } }).ban.id } };
}

/** The sources of the demo share a published password; a new one belongs to one source only. */
export async function withNewPassword(test: TestApp) {
  await engineAnswers(test);
  const json = { password: demoPassword };
  await test.call('/api/control/cast/password/aurora/aurora/rotate', { as: 'owner', json });
  return {};
}

export function onVersion(test: TestApp, section: 'general' | 'streams' | 'server') {
  return versionAt(test, `/api/control/cast/${section}/aurora`);
}

export async function onStreamsVersion(test: TestApp) {
  await engineAnswers(test);
  return onVersion(test, 'streams');
}

export const onListingVersion = (test: TestApp) => versionAt(test, '/cast-api/api/aurora/listing');

export const onRulesVersion = (test: TestApp) => versionAt(test, '/api/control/cast/geolock/aurora');

export async function onStaffVersion(test: TestApp, username: string) {
  const { headers } = await versionAt(test, `/api/admin/cast/${username}`, 'admin');
  return { params: { username }, headers };
}

export async function withRevision(test: TestApp) {
  const { headers } = await onVersion(test, 'general');
  const json = generalExample;
  await test.call('/api/control/cast/general/aurora', { as: 'owner', method: 'PUT', json, headers });
  return onVersion(test, 'general');
}

async function versionAt(test: TestApp, path: string, as: 'owner' | 'admin' = 'owner') {
  const response = await test.call(path, { as });
  return { headers: { 'if-match': String(((await response.json()) as { version: number }).version) } };
}

/** The mounts of `aurora`, primary first: another operation may have changed them. */
async function mountsOf({ db }: TestApp): Promise<string[]> {
  const streams = await db
    .selectFrom('cast_streams')
    .innerJoin('casts', 'casts.id', 'cast_id')
    .select('mount')
    .where('username', '=', 'aurora')
    .orderBy('is_primary', 'desc')
    .execute();
  return streams.map(({ mount }) => mount);
}
