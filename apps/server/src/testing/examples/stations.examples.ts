import { demoStationIds } from '#/composition/seed/demo-data.ts';
import type { Row } from '#/platform/db/schema.ts';
import type { TestApp } from '#/testing/app/test-app.ts';
import type { OperationExamples } from '#/testing/examples/example.ts';
import { reachableStream } from '#/testing/stand-ins/reachable-stream.ts';

const params = { id: demoStationIds.aurora };
const external = { id: demoStationIds.oldPier };
const anyVersion = { 'if-match': '0' };
const address = { url: reachableStream };
const service = {
  label: 'Harbour Rock',
  type: 'icecast',
  url: 'https://ice.harbour.example/rock.mp3',
  mount: '/rock.mp3',
  sid: null,
  pollS: 30,
} as const;

/** Calls about stations and streaming services. No address resolves in these tests. */
export const examples: OperationExamples = {
  'stations.get': { access: 'owned', params },
  'stations.update': {
    access: 'owned',
    params,
    json: { name: 'Radio Aurora One', timezone: 'Europe/Paris' },
    headers: anyVersion,
    statuses: [200, 412],
  },
  'stations.pauseChecks': { access: 'owned', params: external },
  'stations.resumeChecks': {
    access: 'owned',
    params: external,
    prepare: withChecks,
    statuses: [200, 409],
  },
  'stations.probe': { access: 'owned', params },
  'stations.tryStream': { access: 'owned', params, json: address },
  'stations.changeStream': {
    access: 'owned',
    params: external,
    json: address,
    headers: anyVersion,
    prepare: withVersion,
    statuses: [200, 412],
  },
  'stations.getTimeline': { access: 'owned', params },
  'stations.listOverviews': { access: 'customers' },
  'streamingServices.list': { access: 'admins', query: '?sort=-listeners' },
  'streamingServices.create': {
    access: 'admins',
    prepare: withDraft,
    json: { ...service, customerId: '00000000-0000-7000-8000-000000000000', stationName: null },
    statuses: [201, 422],
  },
  'streamingServices.detect': { access: 'admins', json: address },
  'streamingServices.import': {
    access: 'admins',
    json: {
      isDryRun: true,
      customerId: null,
      rows: [{ label: service.label, url: service.url, customer: 'owner@studio.test' }],
    },
  },
  'streamingServices.get': { access: 'admins', params: external },
  'streamingServices.update': {
    access: 'admins',
    params: external,
    json: { ...service, isPaused: true },
    prepare: withService,
    headers: anyVersion,
    statuses: [200, 412],
  },
  'streamingServices.delete': {
    access: 'admins',
    params: { id: '00000000-0000-7000-8000-000000000000' },
    prepare: withService,
    statuses: [204, 404],
  },
  'streamingServices.probe': { access: 'admins', params: external },
};

/** Earlier calls have changed the version. */
async function withVersion(test: TestApp) {
  const { version } = await test.db
    .selectFrom('stations')
    .select('version')
    .where('id', '=', external.id)
    .executeTakeFirstOrThrow();
  return { params: external, headers: { 'if-match': String(version) } };
}

type Pause = Pick<Row<'streaming_services'>, 'paused_at' | 'paused_by'>;

async function savePause(test: TestApp, pause: Pause): Promise<void> {
  await test.db.updateTable('streaming_services').set(pause).where('id', '=', external.id).execute();
}

const notPaused = { paused_at: null, paused_by: null };

/** Staff may have paused them in an earlier call; the owner could not resume them. */
async function withChecks(test: TestApp) {
  await savePause(test, notPaused);
  return { params: external };
}

/** The owner tries to resume what staff paused. */
export async function resumeAfterStaff(test: TestApp): Promise<Response> {
  await savePause(test, { paused_at: test.clock.now(), paused_by: 'staff' });
  const path = `/api/control/station/${external.id}/resume-checks`;
  const response = await test.call(path, { as: 'owner', method: 'POST' });
  await savePause(test, notPaused);
  return response;
}

async function draftOf(test: TestApp) {
  const { id } = await test.db
    .selectFrom('customers')
    .select('account_id as id')
    .where('email', '=', 'owner@studio.test')
    .executeTakeFirstOrThrow();
  return { ...service, customerId: id, stationName: 'Harbour Rock' };
}

async function withDraft(test: TestApp) {
  return { json: await draftOf(test) };
}

async function withService(test: TestApp) {
  const response = await test.call('/api/admin/streaming-services', {
    as: 'superadmin',
    json: await draftOf(test),
  });
  return { params: { id: ((await response.json()) as { id: string }).id } };
}
