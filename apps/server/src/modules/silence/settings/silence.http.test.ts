import { type SilenceWatch, silenceWatch } from '@unmuted/api/contract';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { demoStationIds } from '#/composition/seed/demo-data.ts';
import { expectExactly, problemOf } from '#/testing/app/contract.ts';
import { createTestApp, type TestApp } from '#/testing/app/test-app.ts';
import { addIncident, addSpan, watchStation } from '#/testing/stations/silence-rows.ts';
import { engineAnswers } from '#/testing/statistics/listeners.ts';
import { defaultSettings } from './default-settings.ts';

const { aurora: id, oldPier } = demoStationIds;
const on = { ...defaultSettings, isEnabled: true };

let test: TestApp;
beforeEach(async () => {
  test = await createTestApp();
});
afterEach(() => test.close());

const path = (station: string = id) => `/api/control/silence/${station}`;
const save = (json: object, version = 0, station: string = id) =>
  test.call(path(station), { as: 'owner', method: 'PUT', json, headers: { 'if-match': String(version) } });
async function read(station: string = id): Promise<SilenceWatch> {
  const body: unknown = await (await test.call(path(station), { as: 'owner' })).json();
  expectExactly(silenceWatch, body);
  return silenceWatch.parse(body);
}
const snooze = (json: object) => test.call(`${path()}/snooze`, { as: 'owner', json });
const isWatched = async () =>
  (await test.db.selectFrom('silence_watches').select('station_id').execute()).map((row) => row.station_id);
const lastAudit = () =>
  test.db
    .selectFrom('audit_trail')
    .select(['action', 'before', 'after'])
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();

describe('the settings', () => {
  it('are off until they are saved, and nothing is known', async () => {
    const watch = await read();
    expect(watch).toMatchObject({
      stationName: 'Radio Aurora',
      version: 0,
      settings: defaultSettings,
      verdict: 'off',
      since: null,
      uptime: { day: null, week: null, month: null },
      recipients: 0,
      statusPath: null,
    });
    expect(watch.days).toHaveLength(90);
    expect(watch.days.at(-1)).toMatchObject({ date: '2026-03-02', onAirS: 0, unknownS: 9 * 3_600 + 600 });
  });

  it('turn the listening on and off, and end what lasts', async () => {
    const saved = (await (
      await save({ ...on, thresholdDb: -48, hasStatusPage: true })
    ).json()) as SilenceWatch;
    expect(saved).toMatchObject({ version: 1, verdict: 'waiting', settings: { thresholdDb: -48 } });
    expect(saved.statusPath).toMatch(/^\/status\/[a-z0-9]{12}$/);
    expect(await isWatched()).toEqual([id]);
    expect(await lastAudit()).toEqual({
      action: 'silence.updated',
      before: { isEnabled: false, thresholdDb: -50, hasStatusPage: false },
      after: { isEnabled: true, thresholdDb: -48, hasStatusPage: true },
    });
    await addSpan(test, { station_id: id, verdict: 'on_air', began_at: test.clock.now() });
    await addIncident(test, id);
    test.clock.advance({ minutes: 5 });
    await save({ ...on, isEnabled: false }, 1);
    expect(await isWatched()).toEqual([]);
    expect(await read()).toMatchObject({ verdict: 'off', lastIncidentEndedAt: '2026-03-02T09:15:00.000Z' });
    const open = test.db.selectFrom('silence_spans').select('id').where('ended_at', 'is', null);
    expect(await open.execute()).toEqual([]);
  });

  it('are rejected with another version, with the current values', async () => {
    await save(on);
    const conflict = await save(on);
    expect(conflict.status).toBe(412);
    expect(((await conflict.json()) as { current: SilenceWatch }).current.version).toBe(1);
  });

  it('keep the limits of staff', async () => {
    const managed = '/api/admin/silence/manage/';
    const json = { overrides: { maxRecipients: 40, smsPerMonth: null }, notes: 'Classical' };
    const headers = { 'if-match': '0' };
    const { service_id: serviceId } = await test.db
      .selectFrom('stations')
      .select('service_id')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    await test.call(managed + serviceId, { as: 'admin', method: 'PUT', json, headers });
    expect((await read()).version).toBe(0);
    expect((await save(on)).status).toBe(200);
    expect(await (await test.call(managed + serviceId, { as: 'admin' })).json()).toMatchObject(json);
  });

  it('have a fallback that is another mount of the cast, if the engine moves listeners', async () => {
    const fallback = (mount: string) => ({ ...on, action: { kind: 'fallback', mount } });
    expect((await save(fallback('/aurora-32'))).status).toBe(422);
    await engineAnswers(test);
    expect(await read()).toMatchObject({ fallbackMounts: ['/aurora-32'], canRestart: true });
    const refused = await problemOf(await save(fallback('/meadow')));
    expect(refused.errors).toEqual([{ pointer: '/action/mount', code: 'enum', params: {} }]);
    expect((await save(fallback('/aurora-32'))).status).toBe(200);
    await engineAnswers(test, { moveListeners: false });
    expect((await read()).fallbackMounts).toEqual([]);
    expect((await save({ ...fallback('/aurora-32'), silenceS: 40 }, 1)).status).toBe(200);
  });

  it('have no action for a stream that is hosted elsewhere', async () => {
    await engineAnswers(test);
    expect(await read(oldPier)).toMatchObject({ fallbackMounts: [], canRestart: false });
    const refused = await problemOf(await save({ ...on, action: { kind: 'restart' } }, 0, oldPier));
    expect(refused.errors?.[0]?.pointer).toBe('/action/kind');
  });

  it('are rejected for a station that is suspended or has no stream', async () => {
    const set = (change: object) =>
      test.db.updateTable('stations').set(change).where('id', '=', id).execute();
    await set({ status: 'suspended' });
    expect((await problemOf(await save(on))).code).toBe('station.suspended');
    await set({ status: 'active', service_id: null });
    expect((await problemOf(await save(on))).code).toBe('station.without_stream');
    expect((await save({ ...on, isEnabled: false })).status).toBe(200);
  });
});

describe('what is heard', () => {
  it('is unknown as soon as no server listens', async () => {
    await test.db
      .insertInto('silence_checkers')
      .values({
        id: 'checker-1',
        name: 'studio-1',
        seen_at: test.clock.now(),
        streams: 1,
        capacity: 100,
        lag_s: 1,
        cpu: 0.1,
        memory_mb: 90,
        codecs: '[]',
      })
      .execute();
    await watchStation(test, id, { verdict: 'off_air', problem: '404', codec: 'mp3', capability: 'full' });
    expect(await read()).toMatchObject({ verdict: 'off_air', checker: 'studio-1', problem: '404' });
    test.clock.advance({ minutes: 2 });
    expect(await read()).toMatchObject({
      verdict: 'waiting',
      since: '2026-03-02T09:11:00.000Z',
      checker: null,
      problem: null,
    });
  });

  it('is a share of the known time, by day in the time zone of the station', async () => {
    await test.db.updateTable('stations').set({ timezone: 'Europe/Dublin' }).where('id', '=', id).execute();
    // The clocks of Ireland go forward at 01:00 UTC on 29 March: the day has 23 hours.
    test.clock.set(new Date('2026-03-30T11:00:00Z'));
    await watchStation(test, id);
    const span = (
      verdict: 'on_air' | 'quiet' | 'silent' | 'off_air' | 'waiting',
      from: string,
      to: string | null,
    ) =>
      addSpan(test, {
        station_id: id,
        verdict,
        began_at: new Date(from),
        ended_at: to === null ? null : new Date(to),
      });
    await span('on_air', '2026-03-28T12:00:00Z', '2026-03-29T11:00:00Z');
    await span('quiet', '2026-03-29T11:00:00Z', '2026-03-29T12:00:00Z');
    await span('silent', '2026-03-29T12:00:00Z', '2026-03-29T13:00:00Z');
    await span('off_air', '2026-03-29T13:00:00Z', '2026-03-29T15:00:00Z');
    await span('waiting', '2026-03-29T15:00:00Z', '2026-03-29T17:00:00Z');
    await span('on_air', '2026-03-29T17:00:00Z', null);
    const { days, uptime } = await read();
    const hours = (count: number) => count * 3_600;
    expect(days.slice(-3)).toEqual([
      { date: '2026-03-28', onAirS: hours(12), alarmS: 0, offAirS: 0, unknownS: hours(12) },
      { date: '2026-03-29', onAirS: hours(18), alarmS: hours(1), offAirS: hours(2), unknownS: hours(2) },
      { date: '2026-03-30', onAirS: hours(12), alarmS: 0, offAirS: 0, unknownS: 0 },
    ]);
    expect(uptime.day).toBeCloseTo(19 / 22);
    expect(uptime.week).toBeCloseTo(42 / 45);
    // What nobody listens to any more does not count on.
    const since = {
      lease_until: new Date('2026-03-29T19:00:00Z'),
      checked_at: new Date('2026-03-29T18:00:00Z'),
    };
    await watchStation(test, id, since);
    expect((await read()).days.at(-1)).toMatchObject({ onAirS: 0, unknownS: hours(12) });
  });
});

describe('a snooze', () => {
  const until = '2026-03-02T09:40:00.000Z';

  it('names who made it, ends by itself, and can be ended', async () => {
    expect((await problemOf(await snooze({ until, reason: null }))).code).toBe('silence.off');
    await watchStation(test, id);
    expect(await (await snooze({ until, reason: 'Service' })).json()).toMatchObject({
      snoozedUntil: until,
      snoozedBy: 'Maeve O’Brien',
      snoozeReason: 'Service',
    });
    expect(await lastAudit()).toMatchObject({
      action: 'silence.snoozed',
      before: { snoozedUntil: null },
      after: { snoozedUntil: until, reason: 'Service' },
    });
    test.clock.advance({ minutes: 31 });
    expect(await read()).toMatchObject({ snoozedUntil: null, snoozedBy: null });
    await snooze({ until: '2026-03-02T18:00:00.000Z', reason: null });
    expect(await (await snooze({ until: null, reason: null })).json()).toMatchObject({ snoozedUntil: null });
  });

  it.each(['2026-03-02T09:10:00.000Z', '2026-04-02T09:10:00.000Z'])('cannot end at %s', async (end) => {
    await watchStation(test, id);
    expect((await problemOf(await snooze({ until: end, reason: null }))).errors).toEqual([
      { pointer: '/until', code: 'range', params: {} },
    ]);
  });
});

it('returns 404 for the station of another customer', async () => {
  const trial = { thresholdDb: -50, silenceS: 30, recoveryS: 10 };
  const headers = { 'if-match': '0' };
  for (const [to, options] of [
    ['', {}],
    ['', { method: 'PUT', json: on, headers }],
    ['/check', { method: 'POST' }],
    ['/snooze', { json: { until: null, reason: null } }],
    ['/levels', {}],
    ['/calibration', {}],
    ['/simulate', { json: trial }],
    ['/incidents', {}],
  ] as const) {
    expect([to, (await test.call(path() + to, { as: 'second', ...options })).status]).toEqual([to, 404]);
  }
});
