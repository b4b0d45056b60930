import { type StationStatus, stationStatus } from '@unmuted/api/contract';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { demoStationIds } from '#/composition/seed/demo-data.ts';
import { expectExactly } from '#/testing/app/contract.ts';
import { createTestApp, type TestApp } from '#/testing/app/test-app.ts';
import { addIncident, addSpan, watchStation } from '#/testing/stations/silence-rows.ts';

const id = demoStationIds.aurora;

let test: TestApp;
let path: string;
beforeEach(async () => {
  test = await createTestApp();
  const { public_id: publicId } = await test.db
    .selectFrom('stations')
    .select('public_id')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  path = `/cast-api/public/stations/${publicId}/status`;
});
afterEach(() => test.close());

/** After the cache. */
function call(): Promise<Response> {
  test.clock.advance({ seconds: 11 });
  return test.call(path);
}
async function read(): Promise<StationStatus> {
  const body: unknown = await (await call()).json();
  expectExactly(stationStatus, body);
  return stationStatus.parse(body);
}
const settings = { hasStatusPage: true };

it('is there for a station with a status page that is not suspended', async () => {
  expect((await call()).status).toBe(404);
  await watchStation(test, id);
  expect((await call()).status).toBe(404);
  await watchStation(test, id, { settings });
  const shown = await call();
  expect(shown.status).toBe(200);
  expect(shown.headers.get('cache-control')).toBe('public, max-age=30');
  await test.db.updateTable('stations').set({ status: 'suspended' }).where('id', '=', id).execute();
  expect((await call()).status).toBe(404);
});

it.each([
  ['on_air', 'on_air'],
  ['quiet', 'on_air'],
  ['silent', 'trouble'],
  ['off_air', 'off_air'],
  ['cannot_check', 'unknown'],
] as const)('shows %s as %s', async (verdict, state) => {
  await watchStation(test, id, { settings, verdict });
  expect(await read()).toMatchObject({ name: 'Radio Aurora', state, since: '2026-03-02T09:10:00.000Z' });
});

it('has the days, and incidents that were neither tests nor false alarms', async () => {
  await watchStation(test, id, { settings });
  const began = new Date('2026-03-02T06:00:00Z');
  const changed = new Date('2026-03-02T08:00:00Z');
  await addSpan(test, { station_id: id, verdict: 'on_air', began_at: began, ended_at: changed });
  const end = new Date('2026-03-02T09:00:00Z');
  await addSpan(test, { station_id: id, verdict: 'silent', began_at: changed, ended_at: end });
  const incident = await addIncident(test, id, { note: 'internal', acknowledged_by: 'Ann' });
  await addIncident(test, id, { kind: 'off_air', is_false_alarm: true });
  await addIncident(test, id, { kind: 'stuck', is_test: true });
  const status = await read();
  expect(status.incidents).toEqual([
    { id: incident, kind: 'silent', startedAt: '2026-03-02T09:10:00.000Z', endedAt: null },
  ]);
  expect(status.days).toHaveLength(90);
  expect(status.days[0]?.share).toBeNull();
  expect(status.days.at(-1)?.share).toBeCloseTo(2 / 3);
  expect(status.uptime).toBeCloseTo(2 / 3);
});
