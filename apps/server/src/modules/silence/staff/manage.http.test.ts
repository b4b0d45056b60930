import { type ManagedSilence, managedSilence, type SilenceIncident } from '@unmuted/api/contract';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { demoStationIds } from '#/composition/seed/demo-data.ts';
import { expectExactly, problemOf } from '#/testing/app/contract.ts';
import { createTestApp, type TestApp } from '#/testing/app/test-app.ts';
import { watchStation } from '#/testing/stations/silence-rows.ts';

/** The demo's station and its service have the same id. */
const id = demoStationIds.oldPier;
const path = `/api/admin/silence/manage/${id}`;
const change = { overrides: { maxRecipients: 40, smsPerMonth: 100 }, notes: 'Classical music at night' };

let test: TestApp;
beforeEach(async () => {
  test = await createTestApp();
});
afterEach(() => test.close());

async function read(): Promise<ManagedSilence> {
  const body: unknown = await (await test.call(path, { as: 'admin' })).json();
  expectExactly(managedSilence, body);
  return managedSilence.parse(body);
}
const save = (version: number) =>
  test.call(path, { as: 'admin', method: 'PUT', json: change, headers: { 'if-match': String(version) } });
const start = () => test.call(`${path}/test`, { as: 'admin', method: 'POST' });

it('has what the customer sees, and what only staff see', async () => {
  await watchStation(test, id, { decode_errors: 3, connected_at: test.clock.now() });
  expect(await read()).toMatchObject({
    serviceId: id,
    customer: { name: 'Maeve O’Brien', company: 'Aurora Media' },
    watch: { id, stationName: 'Old Pier', verdict: 'on_air' },
    decodeErrors: 3,
    connectedAt: '2026-03-02T09:10:00.000Z',
    overrides: { maxRecipients: null, smsPerMonth: null },
    notes: '',
    version: 0,
  });
});

it('saves limits and notes with a version of their own, and records no note', async () => {
  expect(await (await save(0)).json()).toMatchObject({ ...change, version: 1, watch: { version: 0 } });
  const conflict = await save(0);
  expect(conflict.status).toBe(412);
  expect(((await conflict.json()) as { current: ManagedSilence }).current.version).toBe(1);
  const { after } = await test.db
    .selectFrom('audit_trail')
    .select('after')
    .where('action', '=', 'silence.limits_updated')
    .executeTakeFirstOrThrow();
  expect(after).toEqual({ maxRecipients: 40, smsPerMonth: 100, notes: 'changed' });
});

it('returns 404 for a service that no station plays', async () => {
  await test.db.updateTable('stations').set({ service_id: null }).where('id', '=', id).execute();
  expect((await test.call(path, { as: 'admin' })).status).toBe(404);
  expect((await save(0)).status).toBe(404);
  expect((await start()).status).toBe(404);
});

it('starts one test incident at a time', async () => {
  expect((await problemOf(await start())).code).toBe('silence.off');
  await watchStation(test, id);
  const response = await start();
  expect(response.status).toBe(201);
  const incident = (await response.json()) as SilenceIncident;
  expect(incident).toMatchObject({ kind: 'silent', isTest: true, endedAt: null });
  expect(((await (await start()).json()) as SilenceIncident).id).toBe(incident.id);
  await test.db.updateTable('silence_incidents').set({ ended_at: test.clock.now() }).execute();
  expect(((await (await start()).json()) as SilenceIncident).id).not.toBe(incident.id);
});
