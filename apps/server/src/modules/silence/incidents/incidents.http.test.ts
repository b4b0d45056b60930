import { type SilenceIncident, type SilenceIncidentList, silenceIncidentList } from '@unmuted/api/contract';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { demoStationIds } from '#/composition/seed/demo-data.ts';
import { uuidv7 } from '#/platform/lib/uuid.ts';
import { expectExactly, problemOf } from '#/testing/app/contract.ts';
import { createTestApp, type TestApp } from '#/testing/app/test-app.ts';
import { addIncident } from '#/testing/stations/silence-rows.ts';

const id = demoStationIds.aurora;
const at = (text: string) => new Date(`2026-03-02T${text}:00Z`);

let test: TestApp;
beforeEach(async () => {
  test = await createTestApp();
});
afterEach(() => test.close());

const path = `/api/control/silence/${id}/incidents`;
async function list(query = ''): Promise<SilenceIncidentList> {
  const body: unknown = await (await test.call(path + query, { as: 'owner' })).json();
  expectExactly(silenceIncidentList, body);
  return silenceIncidentList.parse(body);
}
const change = (incidentId: string, json: object, as: 'owner' | 'second' | 'admin' = 'owner') =>
  test.call(`${path}/${incidentId}`, { as, method: 'PATCH', json });
const changed = async (incidentId: string, json: object) =>
  (await (await change(incidentId, json)).json()) as SilenceIncident;
const past = (from: string, to: string, given = {}) =>
  addIncident(test, id, {
    id: uuidv7(at(from)),
    started_at: at(from),
    raised_at: at(from),
    ended_at: at(to),
    ...given,
  });

describe('the list', () => {
  it('has incidents of a time and of some kinds, latest first, with their sum', async () => {
    const first = await past('06:00', '06:02', { listeners_lost: 9 });
    const second = await past('07:00', '07:05', { kind: 'off_air', listeners_lost: 4 });
    const third = await past('08:00', '08:01', { listeners_lost: 100, is_false_alarm: true });
    const test4 = await past('08:30', '08:31', { listeners_lost: 50, is_test: true });
    const all = await list();
    expect(all.items.map((item) => item.id)).toEqual([test4, third, second, first]);
    expect(all).toMatchObject({ total: 4, listenersLost: 13 });
    const page = await list('?page=2&pageSize=3');
    expect(page.items.map((item) => item.id)).toEqual([first]);
    expect(page).toMatchObject({ total: 4, listenersLost: 13 });
    expect((await list('?kind=off_air,stuck')).items.map((item) => item.id)).toEqual([second]);
    const within = await list('?from=2026-03-02T06:01:00Z&to=2026-03-02T07:30:00Z');
    expect(within.items.map((item) => item.id)).toEqual([second, first]);
  });

  it('has the clip, the action and the messages of an incident', async () => {
    const hash = 'a'.repeat(64);
    await test.db
      .insertInto('files')
      .values({
        hash,
        content_type: 'image/png',
        bytes: 90,
        width: null,
        height: null,
        is_public: true,
        created_at: at('06:00'),
      })
      .execute();
    const incident = await past('06:00', '06:02', {
      clip_hash: hash,
      clip_s: 20,
      clip_type: 'audio/mpeg',
      action: 'fallback',
      action_mount: '/aurora-32',
      action_at: at('06:01'),
      action_state: 'reverted',
      lowest_db: -71.5,
    });
    const message = {
      station_id: id,
      incident_id: incident,
      recipient_name: 'Ann',
      channel: 'email' as const,
    };
    const common = { ...message, hint: 'a•••', queued_at: at('06:01') };
    await test.db
      .insertInto('silence_alerts')
      .values([
        { ...common, id: uuidv7(at('06:01')), event: 'raised', state: 'sent', sent_at: at('06:01') },
        { ...common, id: uuidv7(at('06:02')), event: 'recovered' },
      ])
      .execute();
    expect((await list()).items[0]).toMatchObject({
      lowestDb: -71.5,
      clip: { url: `https://studio.example/files/${hash}.png`, durationS: 20, contentType: 'audio/mpeg' },
      action: { kind: 'fallback', mount: '/aurora-32', state: 'reverted', problem: null },
      messages: 1,
    });
  });
});

describe('an incident', () => {
  it('is acknowledged once, with the name of the person', async () => {
    const incident = await addIncident(test, id);
    const first = await changed(incident, { acknowledge: true });
    expect(first).toMatchObject({
      acknowledged: { at: '2026-03-02T09:10:00.000Z', by: 'Maeve O’Brien', via: 'dashboard' },
    });
    expect(first.version).toBeGreaterThan(1);
    const later = await change(incident, { acknowledge: true }, 'admin');
    expect(((await later.json()) as SilenceIncident).acknowledged).toEqual(first.acknowledged);
    const entry = await test.db
      .selectFrom('audit_trail')
      .select(['details', 'before', 'after'])
      .where('action', '=', 'silence_incident.updated')
      .orderBy('id')
      .executeTakeFirstOrThrow();
    expect(entry).toMatchObject({
      details: { incidentId: incident, station: 'Radio Aurora' },
      before: { isAcknowledged: false },
      after: { isAcknowledged: true },
    });
  });

  it('is annotated and marked even after its end, and what is absent stays', async () => {
    const incident = await past('06:00', '06:02');
    expect(await changed(incident, { note: ' The encoder hung ' })).toMatchObject({
      note: 'The encoder hung',
    });
    expect(await changed(incident, { isFalseAlarm: true })).toMatchObject({
      note: 'The encoder hung',
      isFalseAlarm: true,
      acknowledged: null,
    });
    const snooze = { snoozedUntil: '2026-03-02T10:00:00.000Z' };
    expect((await problemOf(await change(incident, snooze))).code).toBe('silence.incident_over');
    const over = await problemOf(await change(incident, { acknowledge: true, note: 'Lost' }));
    expect(over.code).toBe('silence.incident_over');
    expect((await list()).items[0]?.note).toBe('The encoder hung');
  });

  it('is snoozed for a while', async () => {
    const incident = await addIncident(test, id);
    const until = '2026-03-02T10:00:00.000Z';
    expect(await changed(incident, { snoozedUntil: until })).toMatchObject({ snoozedUntil: until });
    expect(await changed(incident, { snoozedUntil: null })).toMatchObject({ snoozedUntil: null });
    const refused = await problemOf(await change(incident, { snoozedUntil: '2026-03-02T09:00:00.000Z' }));
    expect(refused.errors?.[0]?.pointer).toBe('/snoozedUntil');
  });

  it('returns 404 for that of another customer or of another station', async () => {
    const incident = await addIncident(test, id);
    expect((await change(incident, { note: 'x' }, 'second')).status).toBe(404);
    const elsewhere = `/api/control/silence/${demoStationIds.oldPier}/incidents/${incident}`;
    const moved = await test.call(elsewhere, { as: 'owner', method: 'PATCH', json: { note: 'x' } });
    expect(moved.status).toBe(404);
  });
});
