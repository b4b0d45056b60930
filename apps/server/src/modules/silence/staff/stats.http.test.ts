import { type SilenceStats, silenceStats } from '@unmuted/api/contract';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { demoStationIds } from '#/composition/seed/demo-data.ts';
import { uuidv7 } from '#/platform/lib/uuid.ts';
import { expectExactly, problemOf } from '#/testing/app/contract.ts';
import { createTestApp, type TestApp } from '#/testing/app/test-app.ts';
import { addIncident, addSpan, watchStation } from '#/testing/stations/silence-rows.ts';

const { aurora, oldPier } = demoStationIds;
const at = (text: string) => new Date(`2026-${text}:00Z`);

let test: TestApp;
beforeEach(async () => {
  test = await createTestApp();
});
afterEach(() => test.close());

const call = (query = '') => test.call(`/api/admin/silence/stats${query}`, { as: 'admin' });
async function stats(query = ''): Promise<SilenceStats> {
  const body: unknown = await (await call(query)).json();
  expectExactly(silenceStats, body);
  return silenceStats.parse(body);
}
const incident = (id: string, from: string, to: string | null, given = {}) =>
  addIncident(test, id, {
    id: uuidv7(at(from)),
    started_at: at(from),
    raised_at: at(from),
    ended_at: to === null ? null : at(to),
    ...given,
  });

it('are zero and null without an incident', async () => {
  const found = await stats();
  expect(found).toMatchObject({
    from: '2026-01-31T09:10:00.000Z',
    watched: 0,
    incidents: 0,
    falseAlarms: 0,
    minutes: 0,
    listenersLost: 0,
    listenerMinutes: 0,
    mttaMin: null,
    mttrMin: null,
    acknowledged: 0,
    kinds: [],
    hours: [],
    worst: [],
    settings: [],
  });
  expect(found.days).toHaveLength(31);
  expect(found.uptime.every(({ stations }) => stations === 0)).toBe(true);
});

it('count incidents, minutes and listeners, without tests', async () => {
  await watchStation(test, aurora, { settings: { thresholdDb: -45, silenceS: 20 } });
  await watchStation(test, oldPier, { settings: { thresholdDb: -45, silenceS: 20 } });
  await incident(aurora, '03-01T10:00', '03-01T10:10', {
    listeners_lost: 9,
    listener_minutes: 380,
    acknowledged_at: at('03-01T10:04'),
    acknowledged_by: 'Ann',
    acknowledged_via: 'link',
  });
  await incident(oldPier, '03-01T10:30', '03-01T10:50', { kind: 'off_air', listener_minutes: 400 });
  await incident(aurora, '03-02T09:00', null);
  await incident(aurora, '03-02T03:00', '03-02T04:00', { is_false_alarm: true, listener_minutes: 9_000 });
  await incident(aurora, '03-02T05:00', '03-02T05:01', { is_test: true });
  await incident(aurora, '01-01T05:00', '01-01T05:01');
  const found = await stats();
  expect(found).toMatchObject({
    watched: 2,
    incidents: 4,
    falseAlarms: 1,
    minutes: 40,
    listenersLost: 9,
    listenerMinutes: 780,
    mttaMin: 4,
    mttrMin: 15,
    acknowledged: 1,
    kinds: [
      { kind: 'silent', incidents: 3, minutes: 20 },
      { kind: 'off_air', incidents: 1, minutes: 20 },
    ],
    hours: [
      { weekday: 1, hour: 9, incidents: 1 },
      { weekday: 7, hour: 10, incidents: 2 },
    ],
    settings: [{ thresholdDb: -45, silenceS: 20, stations: 2 }],
  });
  expect(found.days.slice(-2)).toEqual([
    { date: '2026-03-01', incidents: 2, minutes: 30, falseAlarms: 0 },
    { date: '2026-03-02', incidents: 2, minutes: 10, falseAlarms: 1 },
  ]);
  expect(found.worst).toMatchObject([
    { id: oldPier, incidents: 1, minutes: 20, listenerMinutes: 400 },
    { id: aurora, name: 'Radio Aurora', incidents: 2, minutes: 20, listenerMinutes: 380 },
  ]);
  expect(await stats('?from=2026-03-01T10:15:00Z&to=2026-03-01T23:00:00Z')).toMatchObject({ incidents: 1 });
});

it('put each station into a class of its share of known time with sound', async () => {
  const span = (id: string, verdict: 'on_air' | 'silent' | 'waiting', from: string, to: string) =>
    addSpan(test, { station_id: id, verdict, began_at: at(from), ended_at: at(to) });
  await span(aurora, 'on_air', '03-01T00:00', '03-01T23:00');
  await span(aurora, 'waiting', '03-01T23:00', '03-02T06:00');
  await span(oldPier, 'on_air', '03-01T00:00', '03-01T23:00');
  await span(oldPier, 'silent', '03-01T23:00', '03-02T00:00');
  const found = await stats();
  expect(found.uptime.filter(({ stations }) => stations > 0)).toEqual([
    { from: 0.95, stations: 1 },
    { from: 0.999, stations: 1 },
  ]);
});

it.each(['?from=2026-03-02T09:10:00Z', '?from=2025-01-01T00:00:00Z'])('reject %s', async (query) => {
  expect((await problemOf(await call(query))).errors?.[0]).toMatchObject({ pointer: '/from', code: 'range' });
});
