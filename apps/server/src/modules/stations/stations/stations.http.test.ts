import { randomUUID } from 'node:crypto';
import type { Station, StationOverviewList, StationTimeline } from '@unmuted/api/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoStationIds } from '#/composition/seed/demo-data.ts';
import { problemOf } from '#/testing/app/contract.ts';
import { newMember } from '#/testing/app/members.ts';
import { type CallOptions, createTestApp, type TestApp } from '#/testing/app/test-app.ts';

let test: TestApp;
let id: string;
beforeAll(async () => {
  test = await createTestApp();
  const found = await test.db
    .selectFrom('stations')
    .select('id')
    .where('name', '=', 'Radio Aurora')
    .executeTakeFirstOrThrow();
  id = found.id;
});
afterAll(() => test.close());

const read = async (options: CallOptions = { as: 'owner' }) =>
  (await (await test.call(`/api/control/station/${id}`, options)).json()) as Station;
const update = (json: object, version: number) =>
  test.call(`/api/control/station/${id}`, {
    as: 'owner',
    method: 'PUT',
    json,
    headers: { 'if-match': String(version) },
  });

describe('a station on a cast', () => {
  it('has the state of the cast, without checks of its own', async () => {
    await test.db
      .updateTable('cast_live')
      .set({
        on_air: true,
        listeners: 12,
        title: 'Orla Finch - A Quiet Engine',
        title_since: test.clock.now(),
      })
      .where('cast_id', 'in', (eb) => eb.selectFrom('casts').select('id').where('username', '=', 'aurora'))
      .execute();
    await test.db.updateTable('engine_state').set({ checked_at: test.clock.now() }).execute();
    expect(await read()).toMatchObject({
      name: 'Radio Aurora',
      service: { type: 'cast', cast: 'aurora' },
      streamUrl: expect.stringContaining('https://streams.example/'),
      probe: null,
    });
  });

  it('keeps its new name and time zone, rejects an older version, and lists the change', async () => {
    const before = await read();
    const change = { name: 'Aurora One', timezone: 'Europe/Paris' };
    const saved = (await (await update(change, before.version)).json()) as Station;
    expect(saved).toMatchObject({ ...change, version: before.version + 1 });
    const stale = await problemOf(await update({ name: 'Other', timezone: 'UTC' }, before.version));
    expect(stale).toMatchObject({ code: 'resource.version_conflict', current: { name: 'Aurora One' } });
    const response = await test.call(`/api/control/station/${id}/timeline`, { as: 'owner' });
    const { changes } = (await response.json()) as StationTimeline;
    expect(changes).toMatchObject([{ action: 'station.updated', by: expect.any(String) }]);
    await update({ name: before.name, timezone: before.timezone }, saved.version);
  });

  it('rejects a range of more than 92 days', async () => {
    const query = '?from=2020-01-01T00:00:00Z';
    const response = await test.call(`/api/control/station/${id}/timeline${query}`, { as: 'owner' });
    expect(await problemOf(response)).toMatchObject({ code: 'request.invalid' });
  });
});

describe('a live stream of a station', () => {
  it("answers 404 for another customer's station", async () => {
    const response = await test.call(`/cast-api/live?topics=station:${id}`, { as: 'second' });
    expect(response.status).toBe(404);
  });
});

describe('the overview of stations', () => {
  const overviewOf = async (response: Promise<Response>) =>
    (await (await response).json()) as StationOverviewList;
  const namesOf = ({ items }: StationOverviewList) => items.map(({ name }) => name);

  it('has the stations that the person may see', async () => {
    const path = '/api/control/stations/overview';
    const all = await overviewOf(test.call(path, { as: 'owner' }));
    expect(namesOf(all)).toEqual(['Harbour Rock', 'Old Pier', 'Radio Aurora']);
    expect(all.items[0]).not.toHaveProperty('probe');
    const products = [{ kind: 'station', id: demoStationIds.oldPier }] as const;
    const member = await newMember(test, await test.tokenOf('owner'), { role: 'analyst', products });
    expect(namesOf(await overviewOf(member.call(path)))).toEqual(['Old Pier']);
    expect(namesOf(await overviewOf(test.call(path, { as: 'second' })))).not.toContain('Radio Aurora');
  });

  it('tells the open incident of silence detection, but no test and no false alarm', async () => {
    const faultNow = async () => {
      const { items } = await overviewOf(test.call('/api/control/stations/overview', { as: 'owner' }));
      return items.find(({ name }) => name === 'Radio Aurora')?.fault;
    };
    const since = test.clock.now();
    const incident = { station_id: id, kind: 'silent' as const, started_at: since, raised_at: since };
    const ids = [randomUUID(), randomUUID()] as const;
    await test.db
      .insertInto('silence_incidents')
      .values({ ...incident, id: ids[0], is_test: true })
      .execute();
    expect(await faultNow()).toBeNull();
    await test.db
      .insertInto('silence_incidents')
      .values({ ...incident, id: ids[1] })
      .execute();
    expect(await faultNow()).toEqual({ kind: 'silent', since: since.toISOString(), isAcknowledged: false });
    await test.db
      .updateTable('silence_incidents')
      .set({ is_false_alarm: true })
      .where('id', '=', ids[1])
      .execute();
    expect(await faultNow()).toBeNull();
  });

  it('tells what TuneIn replies and which outputs were turned off', async () => {
    const station = async () => {
      const { items } = await overviewOf(test.call('/api/control/stations/overview', { as: 'owner' }));
      return items.find(({ name }) => name === 'Radio Aurora');
    };
    expect(await station()).toMatchObject({ tuneIn: null, disabledOutputs: [] });
    const since = test.clock.now();
    const options = { sendAlbum: true, markAds: true, unknownSongs: 'skip', delayS: 0 };
    const tuneIn = { isEnabled: true, stationId: 's304112', partnerId: 'Aur0ra', partnerKey: 'key', options };
    await test.call(`/api/control/tunein-air-integration/settings/${id}`, {
      as: 'owner',
      method: 'PUT',
      json: tuneIn,
      headers: { 'if-match': '0' },
    });
    await test.db
      .updateTable('tune_in_queue')
      .set({ state: 'refused', since })
      .where('station_id', '=', id)
      .execute();
    const output = {
      name: 'Automation',
      target: { kind: 'webhook', url: 'https://hooks.radio.example/songs' },
      secret: null,
      template: '%title%',
      everySongs: 1,
      minIntervalS: 0,
      isEnabled: true,
    };
    const path = `/api/control/nowplaying/${id}/outputs`;
    const created = await test.call(path, { as: 'owner', json: output });
    const { id: outputId } = (await created.json()) as { id: string };
    await test.db
      .updateTable('song_outputs')
      .set({ state: 'disabled', is_enabled: false })
      .where('id', '=', outputId)
      .execute();
    expect(await station()).toMatchObject({
      tuneIn: { state: 'refused', since: since.toISOString() },
      disabledOutputs: [{ id: outputId, kind: 'webhook', name: 'Automation', since: null }],
    });
  });
});
