import { demoStationIds } from '#/composition/seed/demo-data.ts';
import type { TestApp } from '#/testing/app/test-app.ts';
import type { OperationExamples } from '#/testing/examples/example.ts';
import { accountIdOf } from '#/testing/examples/plan-preparations.ts';
import { reachableStream } from '#/testing/stand-ins/reachable-stream.ts';

const missingId = '00000000-0000-7000-8000-000000000000';
const station = {
  name: 'Quiet Hill',
  timezone: 'Europe/Dublin',
  stream: { kind: 'url', url: reachableStream },
} as const;
const request = { ...station, note: '' };

/** Calls about the creation, the request and the deletion of stations. */
export const examples: OperationExamples = {
  'adminStations.create': {
    access: 'admins',
    prepare: async (test) => ({ json: await stationDraft(test) }),
    json: { ...station, accountId: missingId },
    statuses: [201, 422],
  },
  'adminStations.previewRemoval': { access: 'admins', params: { id: demoStationIds.harbourRock } },
  'adminStations.delete': {
    access: 'admins',
    prepare: withStation,
    params: { id: missingId },
    headers: { 'if-match': '0' },
    statuses: [204, 404],
  },
  'stationRequests.create': {
    access: 'customers',
    // The number of pending requests is limited.
    prepareFor: async () => ({ json: request }),
    json: request,
    statuses: [201, 409],
  },
  'stationRequests.tryStream': { access: 'customers', json: { url: reachableStream } },
  'adminRequests.approveStation': {
    access: 'admins',
    prepare: withStationRequest,
    params: { id: missingId },
    json: station,
    statuses: [200, 404],
  },
};

export async function stationDraft(test: TestApp) {
  return { ...station, accountId: await accountIdOf(test, 'second@studio.test') };
}

async function withStation(test: TestApp) {
  const response = await test.call('/api/admin/stations', { as: 'admin', json: await stationDraft(test) });
  return {
    params: { id: ((await response.json()) as { id: string }).id },
    headers: { 'if-match': '0' },
  };
}

/** A pending request of the owner. */
async function withStationRequest(test: TestApp) {
  await test.db
    .updateTable('product_requests')
    .set({ state: 'cancelled', answered_at: test.clock.now() })
    .where('name', '=', station.name)
    .where('state', '=', 'pending')
    .execute();
  const response = await test.call('/api/control/requests/station', { as: 'owner', json: request });
  return { params: { id: ((await response.json()) as { id: string }).id } };
}
