import {
  type IncidentParts,
  incidentParts,
  type SilenceIncident,
  type SilenceIncidentList,
  silenceIncident,
} from '@unmuted/api/contract';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { demoStationIds } from '#/composition/seed/demo-data.ts';
import { purgeIncidents } from '#/modules/silence/watching/incidents.repository.ts';
import { uuidv7 } from '#/platform/lib/uuid.ts';
import { expectExactly, problemOf } from '#/testing/app/contract.ts';
import { createTestApp, type TestApp } from '#/testing/app/test-app.ts';
import { addIncident } from '#/testing/stations/silence-rows.ts';

/** The demo's station and its service have the same id. */
const id = demoStationIds.oldPier;
const at = (text: string) => new Date(`2026-03-02T${text}:00Z`);

let test: TestApp;
beforeEach(async () => {
  test = await createTestApp();
});
afterEach(() => test.close());

type Actor = 'admin' | 'owner';
const call = (incidentId: string, act: string, json: object, as: Actor = 'admin') =>
  test.call(`/api/admin/silence/manage/${id}/incidents/${incidentId}/${act}`, { as, json });
const merge = (target: string, ids: readonly string[], as?: Actor) => call(target, 'merge', { ids }, as);
const split = (target: string, moment: string | null, as?: Actor) =>
  call(target, 'split', { at: moment === null ? null : at(moment).toISOString() }, as);

async function merged(target: string, ids: readonly string[]): Promise<SilenceIncident> {
  const body: unknown = await (await merge(target, ids)).json();
  expectExactly(silenceIncident, body);
  return silenceIncident.parse(body);
}
async function parts(target: string, moment: string | null): Promise<IncidentParts['items']> {
  const body: unknown = await (await split(target, moment)).json();
  expectExactly(incidentParts, body);
  return incidentParts.parse(body).items;
}
const problem = async (response: Response | Promise<Response>) => {
  const { code, errors } = await problemOf(await response);
  return errors?.[0] ? `${errors[0].pointer} ${errors[0].code}` : code;
};
const list = async () =>
  (await (
    await test.call(`/api/control/silence/${id}/incidents`, { as: 'owner' })
  ).json()) as SilenceIncidentList;
const past = (from: string, to: string, given = {}, station: string = id) =>
  addIncident(test, station, {
    id: uuidv7(at(from)),
    started_at: at(from),
    raised_at: at(from),
    ended_at: at(to),
    ...given,
  });
const rows = () => test.db.selectFrom('silence_incidents').selectAll().orderBy('id').execute();
const withoutVersions = async () => (await rows()).map(({ version: _version, ...row }) => row);
const patch = (incidentId: string, json: object) =>
  test.call(`/api/control/silence/${id}/incidents/${incidentId}`, { as: 'owner', method: 'PATCH', json });

/** Three of a flapping stream. */
async function three() {
  const acknowledged = { acknowledged_at: at('06:33'), acknowledged_by: 'Ann', acknowledged_via: 'link' };
  const first = await past('06:00', '06:10', {
    lowest_db: -50.5,
    listeners_at_start: 40,
    listeners_lost: 4,
    listener_minutes: 360.3,
    is_false_alarm: true,
  });
  const second = await past('06:20', '06:25', {
    kind: 'off_air',
    listeners_at_start: 35,
    note: 'The encoder',
  });
  const third = await past('06:30', '06:40', {
    lowest_db: -71.5,
    listeners_at_start: 30,
    listeners_lost: 12,
    listener_minutes: 200,
    note: 'Restarted\nThe cable',
    ...acknowledged,
  });
  return { first, second, third };
}

describe('a merge', () => {
  it('takes the extremes and the sums of all, and its parts are nowhere else', async () => {
    const { first, second, third } = await three();
    const incident = await merged(second, [third, first]);
    expect(incident).toMatchObject({
      id: second,
      kind: 'off_air',
      startedAt: at('06:00').toISOString(),
      raisedAt: at('06:00').toISOString(),
      endedAt: at('06:40').toISOString(),
      lowestDb: -71.5,
      listenersAtStart: 40,
      listenersLost: 12,
      acknowledged: { at: at('06:33').toISOString(), by: 'Ann', via: 'link' },
      note: 'The encoder\nRestarted\nThe cable',
      isFalseAlarm: false,
      merged: 3,
    });
    expect(incident.listenerMinutes).toBeCloseTo(560.3, 3);
    expect(await list()).toMatchObject({ total: 1, items: [incident], listenersLost: 12 });
    expect((await patch(third, { note: 'x' })).status).toBe(404);
    const stats: unknown = await (await test.call('/api/admin/silence/stats', { as: 'admin' })).json();
    expect(stats).toMatchObject({ incidents: 1, falseAlarms: 0, minutes: 40, listenersLost: 12 });
    const { before, after } = await test.db
      .selectFrom('audit_trail')
      .select(['before', 'after'])
      .where('action', '=', 'silence_incident.merged')
      .executeTakeFirstOrThrow();
    expect(before).toMatchObject({ startedAt: at('06:20').toISOString(), merged: 0 });
    expect(after).toMatchObject({ startedAt: at('06:00').toISOString(), merged: 3 });
  });

  it('has the messages of its parts, and sends none', async () => {
    const [first, second] = [await past('06:00', '06:10'), await past('06:20', '06:25')];
    const message = { station_id: id, recipient_name: 'Ann', channel: 'email' as const, hint: 'a•••' };
    const sent = { ...message, event: 'raised' as const, state: 'sent' as const, sent_at: at('06:21') };
    await test.db
      .insertInto('silence_alerts')
      .values(
        [first, second].map((incident) => ({
          ...sent,
          id: uuidv7(at('06:21')),
          queued_at: at('06:21'),
          incident_id: incident,
        })),
      )
      .execute();
    expect((await merged(first, [second])).messages).toBe(2);
    expect((await parts(first, null)).map(({ messages }) => messages)).toEqual([1, 1]);
  });

  it('is undone exactly, but for a note that was entered later', async () => {
    const { first, second, third } = await three();
    const before = await withoutVersions();
    await merged(second, [third]);
    await merged(second, [first]);
    const found = await parts(second, null);
    expect(found.map((part) => [part.id, part.merged])).toEqual([
      [first, 0],
      [second, 0],
      [third, 0],
    ]);
    expect(await withoutVersions()).toEqual(before);
    await merged(second, [third]);
    await patch(second, { note: 'It was the cable' });
    await merged(second, [first]);
    await patch(second, { isFalseAlarm: true });
    const [, target] = await parts(second, null);
    expect(target).toMatchObject({ id: second, note: 'It was the cable', isFalseAlarm: true });
  });

  it('moves the parts of one that is merged in as well', async () => {
    const { first, second, third } = await three();
    await merged(third, [second]);
    const incident = await merged(first, [third]);
    expect(incident).toMatchObject({ merged: 3, endedAt: at('06:40').toISOString() });
    expect(incident.listenerMinutes).toBeCloseTo(560.3, 3);
    const found = await parts(first, null);
    expect(found.map((part) => [part.id, part.startedAt])).toEqual([
      [first, at('06:00').toISOString()],
      [second, at('06:20').toISOString()],
      [third, at('06:30').toISOString()],
    ]);
  });

  it('refuses what lasts, tests, parts, repetitions and those of other stations', async () => {
    const [first, second, third] = [
      await past('06:00', '06:10'),
      await past('06:20', '06:25'),
      await past('06:30', '06:40'),
    ];
    const open = await addIncident(test, id);
    const tried = await past('07:00', '07:01', { is_test: true });
    const foreign = await past('06:00', '06:10', {}, demoStationIds.aurora);
    expect(await problem(merge(first, [open]))).toBe('silence.incident_open');
    expect(await problem(merge(open, [first]))).toBe('silence.incident_open');
    expect(await problem(merge(first, [second, tried]))).toBe('silence.incident_open');
    expect(await problem(merge(first, [second, second.toUpperCase()]))).toBe('/ids duplicate');
    expect(await problem(merge(first, [first]))).toBe('/ids duplicate');
    expect(await problem(merge(first, [second, foreign]))).toBe('resource.not_found');
    expect(await problem(merge(foreign, [second]))).toBe('resource.not_found');
    expect((await merge(first, [second], 'owner')).status).toBe(403);
    expect((await split(first, '06:05', 'owner')).status).toBe(403);
    expect((await list()).total).toBe(5);
    await merged(first, [second]);
    expect(await problem(merge(third, [second]))).toBe('silence.incident_open');
    expect(await problem(merge(second, [third]))).toBe('silence.incident_open');
    expect(await problem(split(second, '06:22'))).toBe('silence.incident_open');
  });

  it('happens once when two people ask at the same time', async () => {
    const { first, second } = await three();
    const answers = await Promise.all([merge(first, [second]), merge(second, [first])]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect((await list()).items.map((item) => item.merged)).toEqual([0, 2]);
  });

  it('takes the first clip if it has none, and gives it back', async () => {
    const hashes = ['a', 'b'].map((letter) => letter.repeat(64));
    const file = {
      content_type: 'image/png',
      bytes: 90,
      width: null,
      height: null,
      is_public: true,
    } as const;
    await test.db
      .insertInto('files')
      .values(hashes.map((hash) => ({ ...file, hash, created_at: at('06:00') })))
      .execute();
    const clip = (index: number) => ({
      clip_hash: hashes[index],
      clip_s: 20 + index,
      clip_type: 'audio/mpeg',
    });
    const target = await past('06:00', '06:10');
    const [later, earlier] = [await past('06:30', '06:40', clip(1)), await past('06:20', '06:25', clip(0))];
    expect((await merged(target, [later, earlier])).clip?.durationS).toBe(20);
    expect((await parts(target, null)).map((part) => part.clip?.durationS)).toEqual([undefined, 20, 21]);
  });

  it('is purged with its parts, not before', async () => {
    const { first, second } = await three();
    await merged(second, [first]);
    await purgeIncidents(test.db, at('06:20'));
    expect(await rows()).toHaveLength(3);
    await purgeIncidents(test.db, at('06:30'));
    expect(await rows()).toHaveLength(1);
  });
});

describe('a split', () => {
  it('shares the time and the listener minutes; what is known of the whole stays with the first', async () => {
    const whole = await past('06:00', '06:40', {
      raised_at: at('06:01'),
      listeners_at_start: 40,
      listeners_lost: 4,
      listener_minutes: 400,
      acknowledged_at: at('06:05'),
      acknowledged_by: 'Ann',
      acknowledged_via: 'link',
      is_false_alarm: true,
    });
    const [first, second] = await parts(whole, '06:10');
    expect(first).toMatchObject({
      id: whole,
      startedAt: at('06:00').toISOString(),
      raisedAt: at('06:01').toISOString(),
      endedAt: at('06:10').toISOString(),
      listenersLost: 4,
      listenerMinutes: 100,
      acknowledged: { at: at('06:05').toISOString() },
      isFalseAlarm: true,
    });
    expect(second).toMatchObject({
      kind: 'silent',
      startedAt: at('06:10').toISOString(),
      raisedAt: at('06:10').toISOString(),
      endedAt: at('06:40').toISOString(),
      listenersLost: null,
      listenerMinutes: 300,
      acknowledged: { at: at('06:10').toISOString(), by: 'Ann' },
      isFalseAlarm: true,
      messages: 0,
    });
    expect(await list()).toMatchObject({ total: 2, items: [second, first] });
    expect(await test.db.selectFrom('outbox').selectAll().execute()).toEqual([]);
  });

  it('needs a moment within it, and a merge before it can be undone', async () => {
    const [first, second] = [await past('06:00', '06:10'), await past('06:20', '06:25')];
    expect(await problem(split(first, '06:00'))).toBe('/at range');
    expect(await problem(split(first, '06:10'))).toBe('/at range');
    expect(await problem(split(first, null))).toBe('/at required');
    await merged(first, [second]);
    expect(await problem(split(first, '06:05'))).toBe('/at enum');
    expect(await problem(split(await addIncident(test, id), '06:05'))).toBe('silence.incident_open');
    const foreign = await past('06:00', '06:10', {}, demoStationIds.aurora);
    expect(await problem(split(foreign, '06:05'))).toBe('resource.not_found');
  });
});
