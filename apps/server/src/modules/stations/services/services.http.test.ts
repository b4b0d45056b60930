import type { Station, StreamingService, StreamingServiceList } from '@unmuted/api/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoAppIds } from '#/composition/seed/demo-apps.ts';
import { demoStationIds } from '#/composition/seed/demo-data.ts';
import { credentialsPlace } from '#/modules/stations/checks/check-service.ts';
import type { StreamConnector } from '#/platform/connector/connector.ts';
import { problemOf } from '#/testing/app/contract.ts';
import { createTestApp, type TestApp } from '#/testing/app/test-app.ts';
import { answer, noStreams, reachableStream } from '#/testing/stand-ins/reachable-stream.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

const path = '/api/admin/streaming-services';
const fields = {
  label: 'Harbour 80 % off',
  type: 'url',
  url: reachableStream,
  mount: null,
  sid: null,
  pollS: 30,
} as const;

async function add(
  stationName: string | null = 'Harbour Two',
  url = reachableStream,
): Promise<StreamingService> {
  const { account_id: customerId } = await test.db
    .selectFrom('stations')
    .select('account_id')
    .where('id', '=', demoStationIds.aurora)
    .executeTakeFirstOrThrow();
  const response = await test.call(path, { as: 'admin', json: { ...fields, url, customerId, stationName } });
  return (await response.json()) as StreamingService;
}

const change = async (id: string, json: object, version: number) =>
  test.call(`${path}/${id}`, {
    as: 'admin',
    method: 'PUT',
    json: { ...fields, isPaused: false, ...json },
    headers: { 'if-match': String(version) },
  });
const read = async (id: string) =>
  (await (await test.call(`${path}/${id}`, { as: 'admin' })).json()) as StreamingService;
const list = async (query: string) =>
  (await (await test.call(`${path}?${query}`, { as: 'admin' })).json()) as StreamingServiceList;
const labels = async (query: string) => (await list(query)).items.map(({ label }) => label);

describe('streaming services', () => {
  it('are listed by the server: searched, filtered, sorted and paged', async () => {
    expect(await labels('sort=label')).toEqual(['Harbour Rock', 'Old Pier', 'Radio Aurora']);
    expect(await labels('sort=-type')).toEqual(['Harbour Rock', 'Old Pier', 'Radio Aurora']);
    expect(await labels('type=icecast')).toEqual(['Old Pier']);
    expect(await labels('q=old pier')).toEqual(['Old Pier']);
    expect(await labels('q=100%')).toEqual([]);
    expect(await labels('state=paused')).toEqual([]);
    expect(await list('pageSize=1&page=2')).toMatchObject({ total: 3, items: [{ label: 'Old Pier' }] });
    expect(await list('state=paused')).toMatchObject({ summary: { total: 3, paused: 0 } });
    expect((await test.call(`${path}?sort=secret`, { as: 'admin' })).status).toBe(422);
  });

  it('store credentials encrypted and return only the user', async () => {
    const { id, version } = await add();
    const credentials = { user: 'admin', password: 'correct horse' };
    const response = await change(id, { credentials }, version);
    const text = await response.text();
    expect(JSON.parse(text)).toMatchObject({ credentialsUser: 'admin', version: version + 1 });
    expect(text).not.toContain(credentials.password);
    const row = await test.db
      .selectFrom('streaming_services')
      .select('admin_password')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    const sealed = row.admin_password ?? Buffer.alloc(0);
    expect(sealed.toString('latin1')).not.toContain(credentials.password);
    expect(test.deps.secrets.open(sealed, credentialsPlace(id))).toBe(credentials.password);
    expect(test.logs.join('')).not.toContain(credentials.password);
    const trail = await test.db.selectFrom('audit_trail').select(['before', 'after']).execute();
    expect(JSON.stringify(trail)).not.toContain(credentials.password);
    // An edit without credentials keeps them.
    await change(id, { label: 'Renamed' }, version + 1);
    expect(await read(id)).toMatchObject({ label: 'Renamed', credentialsUser: 'admin' });
  });

  it('can be added with credentials', async () => {
    const { customer } = await read(demoStationIds.oldPier);
    const credentials = { user: 'admin', password: 'correct horse' };
    const json = { ...fields, customerId: customer.id, stationName: null, credentials };
    const response = await test.call(path, { as: 'admin', json });
    const { id, credentialsUser } = (await response.json()) as StreamingService;
    expect(credentialsUser).toBe('admin');
    const { admin_password: sealed } = await test.db
      .selectFrom('streaming_services')
      .select('admin_password')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect(test.deps.secrets.open(sealed ?? Buffer.alloc(0), credentialsPlace(id))).toBe(
      credentials.password,
    );
    const trail = await test.db.selectFrom('audit_trail').select(['before', 'after']).execute();
    expect(JSON.stringify(trail)).not.toContain(credentials.password);
  });

  it('reject a change of an older version', async () => {
    const { id, version } = await add(null);
    await change(id, { pollS: 60 }, version);
    expect(await problemOf(await change(id, { pollS: 90 }, version))).toMatchObject({
      code: 'resource.version_conflict',
      current: { pollS: 60 },
    });
  });

  it('are checked at once, and not while they are paused', async () => {
    const { id, version } = await add();
    const response = await test.call(`${path}/${id}/probe`, { as: 'admin', method: 'POST' });
    expect(await response.json()).toMatchObject({
      state: 'on_air',
      codec: 'mp3',
      bitrateKbps: 128,
      probe: { state: 'up', status: 200, sampleRateHz: 44_100 },
    });
    await change(id, { isPaused: true }, version);
    expect(await read(id)).toMatchObject({ state: 'paused' });
  });

  it('are not recorded while they are paused, and from the first check after that', async () => {
    const { id, version } = await add();
    const check = () => test.call(`${path}/${id}/probe`, { as: 'admin', method: 'POST' });
    const spans = async () => {
      const rows = test.db.selectFrom('service_spans').select(['state', 'ended_at']);
      const found = await rows.where('service_id', '=', id).orderBy('id').execute();
      return found.map(({ state, ended_at }) => `${state}${ended_at === null ? ' open' : ''}`);
    };
    await check();
    await change(id, { isPaused: true }, version);
    await check();
    expect(await spans()).toEqual(['on_air', 'paused open']);
    await change(id, {}, version + 1);
    expect(await spans()).toEqual(['on_air', 'paused']);
    await check();
    expect(await spans()).toEqual(['on_air', 'paused', 'on_air open']);
  });

  it('show the recorded states of the last seven days', async () => {
    const { id, createdAt } = await add(null);
    const at = (days: number) => new Date(test.clock.now().getTime() - days * 86_400_000);
    const spans = [
      { state: 'off_air', began_at: at(9), ended_at: at(8) },
      { state: 'on_air', began_at: at(8), ended_at: at(2) },
      { state: 'unreachable', began_at: at(1), ended_at: null },
    ] as const;
    await test.db
      .insertInto('service_spans')
      .values(spans.map((span) => ({ ...span, service_id: id })))
      .execute();
    const [from, to] = [at(7).toISOString(), at(0).toISOString()];
    expect((await read(id)).history).toEqual({
      from,
      to,
      spans: [
        { state: 'on_air', from, to: at(2).toISOString(), isOpen: false },
        { state: 'unreachable', from: at(1).toISOString(), to, isOpen: true },
      ],
    });
    expect(createdAt).toBe(to);
  });

  it('forget what was found at another address', async () => {
    const { id, version } = await add();
    await test.call(`${path}/${id}/probe`, { as: 'admin', method: 'POST' });
    await change(id, { url: 'https://nowhere.example/live' }, version);
    expect(await read(id)).toMatchObject({ state: 'unknown', checkedAt: null, codec: null, probe: null });
    await change(id, { url: 'https://nowhere.example/live', label: 'Renamed' }, version + 1);
    expect(await read(id)).toMatchObject({ label: 'Renamed', state: 'unknown' });
  });

  it('leave their stations without a stream when they are deleted', async () => {
    const { id, stations } = await add('Short Wave');
    expect(stations).toMatchObject([{ name: 'Short Wave' }]);
    expect((await test.call(`${path}/${id}`, { as: 'admin', method: 'DELETE' })).status).toBe(204);
    const response = await test.call(`/api/control/station/${stations[0]?.id}`, { as: 'owner' });
    expect((await response.json()) as Station).toMatchObject({
      name: 'Short Wave',
      service: null,
      streamUrl: null,
    });
  });

  it('that are hosted here belong to their cast', async () => {
    expect(await read(demoStationIds.aurora)).toMatchObject({ type: 'cast', cast: 'aurora' });
    expect(await problemOf(await change(demoStationIds.aurora, {}, 0))).toMatchObject({
      code: 'station.hosted',
    });
  });

  it('find out what answers at an address', async () => {
    const response = await test.call(`${path}/detect`, { as: 'admin', json: { url: reachableStream } });
    expect(await response.json()).toMatchObject({
      type: 'url',
      url: reachableStream,
      probe: { state: 'up', codec: 'mp3' },
    });
  });
});

describe('a changed stream address', () => {
  it('is also that of the other stations of the account that play it', async () => {
    const stationAt = async (id: string) =>
      (await (await test.call(`/api/control/station/${id}`, { as: 'owner' })).json()) as Station;
    const service = await add('Night Shift', 'https://nowhere.example/live');
    const own = await stationAt(service.stations[0]?.id ?? '');
    expect(own.consumers).toEqual([]);
    const move = (serviceId: string) =>
      test.db
        .updateTable('stations')
        .set({ service_id: serviceId })
        .where('id', '=', demoStationIds.harbourRock)
        .execute();
    await move(service.id);
    const other = await stationAt(demoStationIds.harbourRock);
    expect(other.consumers).toEqual([{ type: 'station', id: own.id, name: 'Night Shift' }]);
    expect((await stationAt(demoStationIds.aurora)).apps).toEqual([
      { id: demoAppIds.live, platform: 'android', name: 'Aurora for Android' },
      { id: demoAppIds.ios, platform: 'ios', name: 'Aurora for iOS' },
    ]);
    await test.call(`/api/control/station/${own.id}/stream-url`, {
      as: 'owner',
      json: { url: reachableStream },
      headers: { 'if-match': String(own.version) },
    });
    expect(await stationAt(demoStationIds.harbourRock)).toMatchObject({ streamUrl: reachableStream });
    await move(demoStationIds.harbourRock);
  });

  it('is heard first, and the previous one stays on record for a day', async () => {
    const id = demoStationIds.oldPier;
    const before = (await (await test.call(`/api/control/station/${id}`, { as: 'owner' })).json()) as Station;
    const response = await test.call(`/api/control/station/${id}/stream-url`, {
      as: 'owner',
      json: { url: reachableStream },
      headers: { 'if-match': String(before.version) },
    });
    expect(await response.json()).toMatchObject({
      streamUrl: reachableStream,
      version: before.version + 1,
      state: 'on_air',
      previousUrl: { url: before.streamUrl, until: '2026-03-03T09:10:00.000Z' },
    });
    await test.db
      .updateTable('streaming_services')
      .set({ previous_url_until: test.clock.now() })
      .where('id', '=', id)
      .execute();
    const later = await test.call(`/api/control/station/${id}`, { as: 'owner' });
    expect(await later.json()).toMatchObject({ previousUrl: null });
  });
});

it('the streams of an Icecast behind a folder of a proxy are found by their whole addresses', async () => {
  const server = 'https://proxy.example/radio';
  const source = ['/rock.mp3', '/talk.mp3'].map((mount) => ({
    listenurl: `http://inside:8000${mount}`,
    listeners: 1,
  }));
  const stationConnector: StreamConnector = {
    ...noStreams,
    async ask({ url }) {
      const isPage = url === `${server}/status-json.xsl`;
      const body = isPage ? Buffer.from(JSON.stringify({ icestats: { source } })) : answer.body;
      return { ...answer, url, body, status: isPage || url === `${server}/rock.mp3` ? 200 : 404 };
    },
  };
  const found = await createTestApp(
    { stationConnector },
    { oneProcess: 'the Icecast is a stand-in of its own' },
  );
  const json = { url: `${server}/rock.mp3` };
  const response = await found.call(`${path}/detect`, { as: 'admin', json });
  expect(await response.json()).toMatchObject({
    type: 'icecast',
    url: json.url,
    mount: '/rock.mp3',
    candidates: [`${server}/rock.mp3`, `${server}/talk.mp3`],
  });
  await found.close();
});
