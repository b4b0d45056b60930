import {
  limits,
  type Station,
  type StationRemoval,
  type StreamingServiceList,
  station as stationSchema,
} from '@unmuted/api/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoStationIds } from '#/composition/seed/demo-data.ts';
import { expectExactly, problemOf } from '#/testing/app/contract.ts';
import { newPerson, type Person } from '#/testing/app/people.ts';
import { createTestApp, type TestApp } from '#/testing/app/test-app.ts';
import { accountIdOf, newUsername } from '#/testing/examples/plan-preparations.ts';
import { reachableStream } from '#/testing/stand-ins/reachable-stream.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

const idOf = (person: Person) => accountIdOf(test, person.email);
const fields = { name: 'Harbour Two', timezone: 'Europe/Lisbon' } as const;
const atAddress = { kind: 'url', url: reachableStream } as const;
const onCast = (username: string) => ({ kind: 'cast', username }) as const;

const post = (accountId: string, stream: object, change: object = {}) =>
  test.call('/api/admin/stations', { as: 'admin', json: { ...fields, accountId, stream, ...change } });
async function create(accountId: string, stream: object, change: object = {}): Promise<Station> {
  return (await (await post(accountId, stream, change)).json()) as Station;
}
async function services(accountId: string) {
  const path = `/api/admin/streaming-services?customer=${accountId}`;
  return ((await (await test.call(path, { as: 'admin' })).json()) as StreamingServiceList).items;
}
async function newCast(accountId: string): Promise<string> {
  const username = newUsername();
  const json = {
    accountId,
    username,
    name: 'Quiet Hill',
    timeZone: 'UTC',
    planId: null,
    limits: { listenerLimit: 10, streamsLimit: 1, bitrateLimit: 128 },
  };
  await test.call('/api/admin/cast', { as: 'admin', json });
  return username;
}
const remove = (id: string, version: number) =>
  test.call(`/api/admin/stations/${id}`, {
    as: 'admin',
    method: 'DELETE',
    headers: { 'if-match': String(version) },
  });
const pointersOf = async (response: Response) =>
  (await problemOf(response)).errors?.map(({ pointer, code }) => `${pointer} ${code}`);

describe('a station that staff create', () => {
  it('at an address gets a service of the type that answers there, and its customer an email', async () => {
    const person = await newPerson(test, 'customer');
    const accountId = await idOf(person);
    test.mails.length = 0;
    const response = await post(accountId, atAddress);
    expect(response.status).toBe(201);
    const station = (await response.json()) as Station;
    expectExactly(stationSchema, station);
    expect(station).toMatchObject({ ...fields, streamUrl: reachableStream, service: { type: 'url' } });
    const own = await person.call(`/api/control/station/${station.id}`);
    expect(await own.json()).toMatchObject({ ...fields, status: 'active' });
    expect(test.mails).toMatchObject([
      {
        to: { email: person.email, locale: 'fr' },
        mail: {
          kind: 'station_ready',
          station: fields.name,
          link: `https://studio.example/station/${station.id}`,
        },
      },
    ]);
    const entries = test.db.selectFrom('audit_trail').select(['action', 'after']).orderBy('id');
    const created = entries
      .where('account_id', '=', accountId)
      .where('action', 'in', ['service.created', 'station.created']);
    expect(await created.execute()).toMatchObject([
      { action: 'service.created', after: { url: reachableStream } },
      { action: 'station.created', after: { ...fields, stream: reachableStream } },
    ]);
  });

  it('at an address that does not answer is created all the same', async () => {
    const accountId = await idOf(await newPerson(test, 'customer'));
    const url = 'https://nowhere.example/live';
    const station = await create(accountId, { kind: 'url', url });
    expect(station).toMatchObject({ streamUrl: url, state: 'unknown', service: { type: 'url' } });
  });

  it('on a cast plays the service of the cast, which is created once', async () => {
    const accountId = await idOf(await newPerson(test, 'customer'));
    const username = await newCast(accountId);
    const created = await Promise.all([1, 2].map(() => create(accountId, onCast(username))));
    expect(created).toMatchObject([{ service: { cast: username } }, { service: { cast: username } }]);
    const found = await services(accountId);
    expect(found).toMatchObject([{ type: 'cast', cast: username, stationCount: 2 }]);
  });

  it('on a service of the account, or at its address, plays that service', async () => {
    const accountId = await idOf(await newPerson(test, 'customer'));
    const { service } = await create(accountId, atAddress);
    const second = await create(accountId, { kind: 'service', id: service?.id }, { name: 'Second' });
    const third = await create(accountId, atAddress, { name: 'Third' });
    expect([second.service?.id, third.service?.id]).toEqual([service?.id, service?.id]);
    expect(third.consumers.map(({ name }) => name).sort()).toEqual([fields.name, 'Second']);
    expect(await services(accountId)).toHaveLength(1);
  });

  it('cannot play a cast or a service of another customer, and nothing of it is created', async () => {
    const accountId = await idOf(await newPerson(test, 'customer'));
    const other = { kind: 'service', id: demoStationIds.oldPier };
    expect(await pointersOf(await post(accountId, other))).toEqual(['/stream/id enum']);
    expect(await pointersOf(await post(accountId, onCast('aurora')))).toEqual(['/stream/username enum']);
    expect(await pointersOf(await post(accountId, onCast('nobody-here')))).toEqual(['/stream/username enum']);
    expect(await services(accountId)).toEqual([]);
  });

  it('cannot play a terminated cast', async () => {
    const accountId = await idOf(await newPerson(test, 'customer'));
    const username = await newCast(accountId);
    await test.call(`/api/admin/cast/${username}`, {
      as: 'superadmin',
      method: 'DELETE',
      headers: { 'if-match': '0' },
    });
    expect(await pointersOf(await post(accountId, onCast(username)))).toEqual(['/stream/username enum']);
  });

  it('needs an account, a name, a time zone and a stream', async () => {
    const missing = '00000000-0000-7000-8000-000000000000';
    expect(await pointersOf(await post(missing, atAddress))).toEqual(['/accountId enum']);
    const accountId = await idOf(await newPerson(test, 'customer'));
    for (const [change, pointer] of [
      [{ name: 'x' }, '/name'],
      [{ timezone: 'Europe/Nowhere' }, '/timezone'],
      [{ stream: { kind: 'url', url: 'ftp://radio.example' } }, '/stream/url'],
      [{ stream: { kind: 'cast' } }, '/stream/username'],
    ] as const) {
      const { errors } = await problemOf(await post(accountId, atAddress, change));
      expect(errors?.map((each) => each.pointer)).toEqual([pointer]);
    }
  });

  it('is limited in number by account, also when two are created at once', async () => {
    const accountId = await idOf(await newPerson(test, 'customer'));
    await test.db
      .insertInto('stations')
      .values(
        Array.from({ length: limits.accountStations - 1 }, (_, index) => ({
          id: crypto.randomUUID(),
          account_id: accountId,
          name: `Station ${index}`,
          group_name: 'Streaming',
          server: 'external',
          plan: 'Station',
          status: 'active' as const,
          renews_at: null,
          timezone: 'UTC',
        })),
      )
      .execute();
    const responses = await Promise.all([post(accountId, atAddress), post(accountId, atAddress)]);
    expect(responses.map(({ status }) => status).sort()).toEqual([201, 409]);
    const service = { label: 'Two', type: 'url', url: reachableStream, mount: null, sid: null, pollS: 30 };
    const json = { ...service, customerId: accountId, stationName: 'Two' };
    const withStation = await test.call('/api/admin/streaming-services', { as: 'admin', json });
    expect((await problemOf(withStation)).code).toBe('resource.limit_reached');
  });
});

describe('a deleted station', () => {
  const songs = ['Orla Finch - A Quiet Engine', 'Mira Sol - Lanterna'];

  async function withHistory(accountId: string): Promise<Station> {
    const station = await create(accountId, atAddress);
    const at = test.clock.now();
    await test.db
      .insertInto('songs')
      .values(
        songs.map((raw, index) => ({
          station_id: station.id,
          kind: 'song' as const,
          raw,
          raw_key: raw.toLowerCase(),
          artist: raw.split(' - ')[0] ?? null,
          title: raw.split(' - ')[1] ?? null,
          source: 'stream' as const,
          started_at: new Date(at.getTime() - (index + 1) * 60_000),
          ended_at: at,
          announce_at: at,
        })),
      )
      .execute();
    return station;
  }

  it('costs what the preview says, and leaves its service and the other stations', async () => {
    const person = await newPerson(test, 'customer');
    const accountId = await idOf(person);
    const { id, version, service } = await withHistory(accountId);
    const other = await create(accountId, atAddress, { name: 'Second' });
    const preview = await test.call(`/api/admin/stations/${id}/removal`, { as: 'admin' });
    expect((await preview.json()) as StationRemoval).toEqual({
      name: fields.name,
      songs: songs.length,
      outputs: 0,
      hasTuneIn: false,
      service: fields.name,
      version,
    });
    expect((await remove(id, version)).status).toBe(204);
    expect((await person.call(`/api/control/station/${id}`)).status).toBe(404);
    expect((await remove(id, version)).status).toBe(404);
    expect(await services(accountId)).toMatchObject([{ id: service?.id, stationCount: 1 }]);
    const left = await person.call(`/api/control/station/${other.id}`);
    expect(await left.json()).toMatchObject({ service: { id: service?.id }, consumers: [] });
    const entry = await test.db
      .selectFrom('audit_trail')
      .select(['before', 'after'])
      .where('action', '=', 'station.deleted')
      .where('account_id', '=', accountId)
      .executeTakeFirstOrThrow();
    expect(entry).toMatchObject({ before: { name: fields.name, songs: songs.length }, after: null });
    const rest = test.db.selectFrom('songs').select('id').where('station_id', '=', id);
    expect(await rest.execute()).toEqual([]);
  });

  it('counts its outputs and TuneIn', async () => {
    const preview = async () =>
      (await (
        await test.call(`/api/admin/stations/${demoStationIds.aurora}/removal`, { as: 'admin' })
      ).json()) as StationRemoval;
    const count = async (table: 'song_outputs' | 'tune_in_settings') =>
      (
        await test.db
          .selectFrom(table)
          .select('station_id')
          .where('station_id', '=', demoStationIds.aurora)
          .execute()
      ).length;
    expect(await preview()).toMatchObject({
      outputs: await count('song_outputs'),
      hasTuneIn: (await count('tune_in_settings')) > 0,
    });
  });

  it('is not deleted over a newer version', async () => {
    const { id, version } = await create(await idOf(await newPerson(test, 'customer')), atAddress);
    expect(await problemOf(await remove(id, version + 1))).toMatchObject({
      code: 'resource.version_conflict',
      current: { id, version },
    });
  });
});

it('the page of a customer lists stations with the state of their streams and their services', async () => {
  const person = await newPerson(test, 'customer');
  const accountId = await idOf(person);
  const { id, service } = await create(accountId, atAddress);
  await test.call(`/api/admin/streaming-services/${service?.id}/probe`, { as: 'admin', method: 'POST' });
  const page = async () =>
    (await (await test.call(`/api/admin/customers/${accountId}`, { as: 'admin' })).json()) as {
      productList: object[];
    };
  const row = { kind: 'station', id, name: fields.name, username: null };
  expect((await page()).productList).toMatchObject([{ ...row, state: 'on_air', serviceId: service?.id }]);
  await test.call(`/api/admin/streaming-services/${service?.id}`, { as: 'admin', method: 'DELETE' });
  expect((await page()).productList).toMatchObject([{ ...row, state: 'without_stream', serviceId: null }]);
});
