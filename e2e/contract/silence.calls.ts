import { type ApiClients, unwrap } from '@unmuted/api';
import { expect } from 'vitest';
import type { CallTools, OperationCalls } from './operation-calls.ts';

export const calls: OperationCalls = {
  'sets up silence detection, tries settings, and handles a test incident': useSilence,
};

const base = '/control/silence/{id}';

async function useSilence({ main, cast }: ApiClients, { as }: CallTools): Promise<void> {
  const { items } = await unwrap(main.GET('/control/products'));
  const product = items.find(({ type, name }) => type === 'station' && name === 'Old Pier');
  if (product?.type !== 'station') throw new Error('The demo has a station.');
  const params = { path: { id: product.stationId } };
  const before = await unwrap(main.GET(base, { params }));
  expect(before).toMatchObject({ verdict: 'off', version: 0, settings: { isEnabled: false } });
  const save = (version: number, change: object) =>
    main.PUT(base, {
      params: { ...params, header: { 'If-Match': String(version) } },
      body: { ...before.settings, ...change },
    });
  const saved = await unwrap(save(0, { isEnabled: true, hasStatusPage: true }));
  expect(saved).toMatchObject({ verdict: 'waiting', version: 1, statusPath: expect.any(String) });
  const publicId = saved.statusPath?.split('/').at(-1) ?? '';
  const status = cast.GET('/public/stations/{publicId}/status', { params: { path: { publicId } } });
  expect(await unwrap(status)).toMatchObject({ name: 'Old Pier', state: 'unknown' });

  // The stream of the demo does not resolve here.
  const checked = await unwrap(main.POST(`${base}/check`, { params }));
  expect(checked).toMatchObject({ verdict: 'off_air', level: null });
  const until = new Date(Date.parse(checked.at) + 3_600_000).toISOString();
  const snooze = (end: string | null) =>
    unwrap(main.POST(`${base}/snooze`, { params, body: { until: end, reason: null } }));
  expect((await snooze(until)).snoozedUntil).toBe(until);
  expect((await snooze(null)).snoozedUntil).toBeNull();
  expect((await unwrap(main.GET(`${base}/levels`, { params }))).points).toEqual([]);
  const body = { thresholdDb: -50, silenceS: 30, recoveryS: 10 };
  expect(await unwrap(main.POST(`${base}/simulate`, { params, body }))).toMatchObject({ total: 0 });
  expect(await unwrap(main.GET(`${base}/calibration`, { params }))).toMatchObject({ suggestion: null });

  const incidentId = await asStaff((await as('admin')).main, product.stationId, until);
  const incidents = await unwrap(main.GET(`${base}/incidents`, { params }));
  expect(incidents.items).toMatchObject([{ id: incidentId, isTest: true, acknowledged: null }]);
  const acknowledged = main.PATCH(`${base}/incidents/{incidentId}`, {
    params: { path: { ...params.path, incidentId } },
    body: { acknowledge: true },
  });
  expect((await unwrap(acknowledged)).acknowledged).toMatchObject({ by: 'Maeve O’Brien' });
  expect((await unwrap(save(1, { isEnabled: false }))).verdict).toBe('off');
}

/** Returns the id of the test incident. */
async function asStaff(main: ApiClients['main'], stationId: string, until: string): Promise<string> {
  const wall = await unwrap(main.GET('/admin/silence', { params: { query: { q: 'old pier' } } }));
  const [tile] = wall.tiles;
  if (!tile) throw new Error('Nobody listens to the station.');
  expect(tile).toMatchObject({ id: stationId, verdict: 'waiting' });
  const snooze = (end: string | null) =>
    unwrap(main.POST('/admin/silence/snooze', { body: { ids: [stationId], until: end, reason: null } }));
  expect([await snooze(until), await snooze(null)]).toEqual([{ changed: 1 }, { changed: 1 }]);
  expect(await unwrap(main.GET('/admin/silence/stats'))).toMatchObject({ watched: 1, incidents: 0 });
  const params = { path: { id: tile.serviceId } };
  const managed = await unwrap(main.GET('/admin/silence/manage/{id}', { params }));
  const header = { 'If-Match': String(managed.version) };
  const body = { overrides: { maxRecipients: 40, smsPerMonth: null }, notes: 'Classical music' };
  const changed = main.PUT('/admin/silence/manage/{id}', { params: { ...params, header }, body });
  expect(await unwrap(changed)).toMatchObject(body);
  const { id: incidentId } = await unwrap(main.POST('/admin/silence/manage/{id}/test', { params }));
  const ofIncident = { params: { path: { ...params.path, incidentId } } };
  const incident = '/admin/silence/manage/{id}/incidents/{incidentId}';
  const refused = await Promise.all([
    main.POST(`${incident}/merge`, { ...ofIncident, body: { ids: [incidentId] } }),
    main.POST(`${incident}/split`, { ...ofIncident, body: { at: until } }),
  ]);
  // It lasts, and it is a test.
  expect(refused.map(({ response }) => response.status)).toEqual([422, 409]);
  return incidentId;
}
