import { demoStationIds } from '#/composition/seed/demo-data.ts';
import { defaultSettings } from '#/modules/silence/settings/default-settings.ts';
import type { TestApp } from '#/testing/app/test-app.ts';
import type { OperationExamples } from '#/testing/examples/example.ts';
import { addIncident, watchStation } from '#/testing/stations/silence-rows.ts';

const params = { id: demoStationIds.oldPier };
const incidentId = '00000000-0000-7000-8000-0000000000d1';
const laterId = '00000000-0000-7000-8000-0000000000d2';
const anyVersion = { 'if-match': '0' };
const hour = '?from=2026-03-02T08:00:00Z&to=2026-03-02T09:00:00Z';
const snooze = { until: '2026-03-02T12:00:00.000Z', reason: 'The transmitter is serviced' };

/** Calls about silence detection. The stream of the station does not resolve in these tests. */
export const examples: OperationExamples = {
  'silence.get': { access: 'owned', params },
  'silence.update': {
    access: 'owned',
    params,
    json: { ...defaultSettings, isEnabled: true, thresholdDb: -48, hasStatusPage: true },
    headers: anyVersion,
    prepare: withVersion,
    statuses: [200, 412],
  },
  'silence.check': { access: 'owned', params },
  'silence.snooze': { access: 'owned', params, json: snooze, prepare: withWatch, statuses: [200, 409] },
  'silence.levels': { access: 'owned', params, query: hour },
  'silence.calibration': { access: 'owned', params },
  'silence.simulate': {
    access: 'owned',
    params,
    json: { thresholdDb: -50, silenceS: 30, recoveryS: 10 },
  },
  'silenceIncidents.list': { access: 'owned', params, query: `${hour}&kind=silent,off_air` },
  'silenceIncidents.update': {
    access: 'owned',
    params: { ...params, incidentId },
    json: { acknowledge: true, note: 'The encoder was restarted', isFalseAlarm: false },
    prepare: withIncident,
    statuses: [200, 404],
  },
  'stationStatus.get': {
    access: 'open',
    params: { publicId: '000000000000' },
    prepare: withStatusPage,
    statuses: [200, 404],
  },
  'adminSilence.wall': { access: 'admins', query: '?limit=10&q=pier&state=silent,on_air' },
  'adminSilence.snooze': {
    access: 'admins',
    json: { ids: [params.id], ...snooze },
    prepare: withWatch,
  },
  'adminSilence.stats': { access: 'admins', query: hour },
  'adminSilence.get': { access: 'admins', params },
  'adminSilence.update': {
    access: 'admins',
    params,
    json: { overrides: { maxRecipients: 40, smsPerMonth: 100 }, notes: 'Classical music at night' },
    headers: anyVersion,
    prepare: withNotesVersion,
    statuses: [200, 412],
  },
  'adminSilence.test': { access: 'admins', params, prepare: withWatch, statuses: [201, 409] },
  'adminSilence.merge': {
    access: 'admins',
    params: { ...params, incidentId },
    json: { ids: [laterId] },
    prepare: withIncidentsThatEnded,
    statuses: [200, 404],
  },
  'adminSilence.split': {
    access: 'admins',
    params: { ...params, incidentId },
    json: { at: '2026-03-02T07:02:00.000Z' },
    prepare: withIncidentsThatEnded,
    statuses: [200, 404],
  },
};

/** Earlier calls have changed the versions. */
const versionsOf = ({ db }: TestApp) =>
  db
    .selectFrom('silence_settings')
    .select(['version', 'notes_version'])
    .where('station_id', '=', params.id)
    .executeTakeFirst();

async function withVersion(test: TestApp) {
  return { headers: { 'if-match': String((await versionsOf(test))?.version ?? 0) } };
}

async function withNotesVersion(test: TestApp) {
  return { headers: { 'if-match': String((await versionsOf(test))?.notes_version ?? 0) } };
}

async function withWatch(test: TestApp) {
  await watchStation(test, params.id);
  return {};
}

async function withIncident(test: TestApp) {
  await test.db.deleteFrom('silence_incidents').execute();
  await addIncident(test, params.id, { id: incidentId });
  return {};
}

async function withIncidentsThatEnded(test: TestApp) {
  await test.db.deleteFrom('silence_incidents').execute();
  for (const [id, hour] of [
    [incidentId, '07'],
    [laterId, '08'],
  ] as const) {
    const started = new Date(`2026-03-02T${hour}:00:00Z`);
    const ended = new Date(`2026-03-02T${hour}:05:00Z`);
    await addIncident(test, params.id, { id, started_at: started, raised_at: started, ended_at: ended });
  }
  return {};
}

async function withStatusPage(test: TestApp) {
  await watchStation(test, params.id, { settings: { hasStatusPage: true } });
  const { public_id: publicId } = await test.db
    .selectFrom('stations')
    .select('public_id')
    .where('id', '=', params.id)
    .executeTakeFirstOrThrow();
  return { params: { publicId } };
}

/** A snooze of a station whose detection is off. */
export async function snoozeWithoutWatch(test: TestApp): Promise<Response> {
  await test.db.deleteFrom('silence_watches').execute();
  return test.call(`/api/control/silence/${params.id}/snooze`, { as: 'owner', json: snooze });
}

/** An acknowledgement of an incident that has ended. */
export async function acknowledgeEnded(test: TestApp): Promise<Response> {
  await withIncident(test);
  await test.db.updateTable('silence_incidents').set({ ended_at: test.clock.now() }).execute();
  const path = `/api/control/silence/${params.id}/incidents/${incidentId}`;
  return test.call(path, { as: 'owner', method: 'PATCH', json: { acknowledge: true } });
}

/** A split of an incident that lasts. */
export async function splitOpen(test: TestApp): Promise<Response> {
  await withIncident(test);
  const path = `/api/admin/silence/manage/${params.id}/incidents/${incidentId}/split`;
  return test.call(path, { as: 'admin', json: { at: '2026-03-02T07:02:00.000Z' } });
}
