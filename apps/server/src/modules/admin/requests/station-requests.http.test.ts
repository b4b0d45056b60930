import {
  type AdminDashboard,
  type AdminRequest,
  type AdminRequestList,
  adminRequest,
  limits,
  type ProductRequest,
  productRequest,
  type StreamProbe,
} from '@unmuted/api/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectExactly, problemOf } from '#/testing/app/contract.ts';
import { newMember } from '#/testing/app/members.ts';
import { newPerson, type Person } from '#/testing/app/people.ts';
import { createTestApp, type TestApp } from '#/testing/app/test-app.ts';
import { accountIdOf, newUsername } from '#/testing/examples/plan-preparations.ts';
import { reachableStream } from '#/testing/stand-ins/reachable-stream.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

const station = { name: 'Quiet Hill', timezone: 'Europe/Lisbon' } as const;
const atAddress = { kind: 'url', url: reachableStream } as const;

type Caller = Pick<Person, 'call'>;

const ask = (person: Caller, stream: object = atAddress, change: object = {}) =>
  person.call('/api/control/requests/station', {
    json: { ...station, stream, note: 'We move in March.', ...change },
  });
async function requested(person: Caller, stream?: object): Promise<ProductRequest> {
  return (await (await ask(person, stream)).json()) as ProductRequest;
}
const approve = (id: string, stream: object = atAddress, change: object = {}) =>
  test.call(`/api/admin/requests/${id}/approve-station`, {
    as: 'admin',
    json: { ...station, stream, ...change },
  });
async function trailOf({ email }: Person): Promise<string[]> {
  const entries = await test.db
    .selectFrom('audit_trail')
    .select('action')
    .where('account_id', '=', await accountIdOf(test, email))
    .where('action', '<>', 'session.created')
    .orderBy('id')
    .execute();
  return entries.map(({ action }) => action);
}
const stationsOf = async (person: Caller) =>
  ((await (await person.call('/api/control/products')).json()) as { items: { name: string }[] }).items.map(
    ({ name }) => name,
  );

describe('a request for a station', () => {
  it('is tried, sent, approved, and the customer opens the station', async () => {
    const person = await newPerson(test, 'customer');
    const tried = await person.call('/api/control/requests/station/try', { json: { url: reachableStream } });
    expect((await tried.json()) as StreamProbe).toMatchObject({ state: 'up', codec: 'mp3' });
    test.mails.length = 0;
    const request = await requested(person);
    expectExactly(productRequest, request);
    expect(request).toMatchObject({
      kind: 'station',
      state: 'pending',
      plan: null,
      cast: null,
      station: { timezone: station.timezone, stream: atAddress, id: null },
    });
    expect(test.mails.map(({ mail }) => mail.kind)).toEqual(['station_requested', 'station_requested']);
    const query = '/api/admin/requests?state=pending&pageSize=100';
    const list = (await (await test.call(query, { as: 'admin' })).json()) as AdminRequestList;
    expect(list.items.find(({ id }) => id === request.id)).toMatchObject({
      kind: 'station',
      note: 'We move in March.',
    });

    test.mails.length = 0;
    const response = await approve(request.id);
    const approved = (await response.json()) as AdminRequest;
    expectExactly(adminRequest, approved);
    const id = approved.station?.id ?? '';
    expect(approved).toMatchObject({ state: 'approved', answeredBy: 'Tomás Reyes' });
    expect(test.mails).toMatchObject([
      {
        to: { email: person.email, locale: 'fr' },
        mail: { kind: 'station_ready', link: `https://studio.example/station/${id}` },
      },
    ]);
    const page = await person.call(`/api/control/station/${id}`);
    expect(await page.json()).toMatchObject({ ...station, streamUrl: reachableStream });
    const own = await (await person.call('/api/control/requests')).json();
    expect(own).toMatchObject({ items: [{ state: 'approved', station: { id } }] });
    expect(await trailOf(person)).toEqual([
      'request.created',
      'service.created',
      'station.created',
      'request.approved',
    ]);
  });

  it('can be sent for an address that does not answer', async () => {
    const person = await newPerson(test, 'customer');
    const url = 'https://nowhere.example/live';
    const tried = await person.call('/api/control/requests/station/try', { json: { url } });
    expect((await tried.json()) as StreamProbe).toMatchObject({ state: 'unreachable' });
    expect(await requested(person, { kind: 'url', url })).toMatchObject({ station: { stream: { url } } });
  });

  it('can name a cast of the account, and none of another', async () => {
    const person = await newPerson(test, 'customer');
    const accountId = await accountIdOf(test, person.email);
    const username = newUsername();
    const cast = {
      accountId,
      username,
      name: 'Quiet Hill',
      timeZone: 'UTC',
      planId: null,
      limits: { listenerLimit: 10, streamsLimit: 1, bitrateLimit: 128 },
    };
    await test.call('/api/admin/cast', { as: 'admin', json: cast });
    for (const other of ['aurora', 'nobody-here']) {
      const { errors } = await problemOf(await ask(person, { kind: 'cast', username: other }));
      expect(errors).toMatchObject([{ pointer: '/stream/username', code: 'enum' }]);
    }
    const stream = { kind: 'cast', username };
    const { id } = await requested(person, stream);
    const approved = (await (await approve(id, stream)).json()) as AdminRequest;
    const page = await person.call(`/api/control/station/${approved.station?.id}`);
    expect(await page.json()).toMatchObject({ service: { type: 'cast', cast: username } });
  });

  it('is approved once of two concurrent calls, with one station and one email', async () => {
    const person = await newPerson(test, 'customer');
    const { id } = await requested(person);
    test.mails.length = 0;
    const responses = await Promise.all([approve(id), approve(id)]);
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await stationsOf(person)).toEqual([station.name]);
    expect(test.mails).toHaveLength(1);
    expect((await problemOf(await approve(id))).code).toBe('request.answered');
  });

  it('is refused with a reason, which the customer receives', async () => {
    const person = await newPerson(test, 'customer');
    const { id } = await requested(person);
    test.mails.length = 0;
    const json = { reason: 'This stream belongs to another customer.' };
    await test.call(`/api/admin/requests/${id}/refuse`, { as: 'admin', json });
    expect(test.mails).toMatchObject([
      { to: { email: person.email }, mail: { kind: 'station_refused', quote: json.reason } },
    ]);
    expect(await stationsOf(person)).toEqual([]);
  });

  it('can be cancelled, and nothing is created by a late approval', async () => {
    const person = await newPerson(test, 'customer');
    const { id } = await requested(person);
    const cancelled = await person.call(`/api/control/requests/${id}`, { method: 'DELETE' });
    expect(await cancelled.json()).toMatchObject({ state: 'cancelled', kind: 'station' });
    expect((await problemOf(await approve(id))).code).toBe('request.answered');
    expect(await stationsOf(person)).toEqual([]);
  });

  it('stays pending if the station cannot be created', async () => {
    const person = await newPerson(test, 'customer');
    const { id } = await requested(person);
    const { errors } = await problemOf(await approve(id, { kind: 'cast', username: 'aurora' }));
    expect(errors).toMatchObject([{ pointer: '/stream/username', code: 'enum' }]);
    expect((await approve(id)).status).toBe(200);
  });

  it('is not approved as a cast', async () => {
    const { id } = await requested(await newPerson(test, 'customer'));
    const json = { username: newUsername(), name: 'Quiet Hill', timeZone: 'UTC' };
    const response = await test.call(`/api/admin/requests/${id}/approve`, { as: 'admin', json });
    expect(response.status).toBe(404);
  });

  it('counts towards the pending requests of the account, also when they are sent at once', async () => {
    const person = await newPerson(test, 'customer');
    const responses = await Promise.all(
      Array.from({ length: limits.pendingRequests + 2 }, () => ask(person)),
    );
    expect(responses.filter(({ status }) => status === 409)).toHaveLength(2);
  });

  it('needs a name, a time zone and a stream', async () => {
    const person = await newPerson(test, 'customer');
    for (const [change, pointer] of [
      [{ name: '' }, '/name'],
      [{ timezone: 'Nowhere' }, '/timezone'],
      [{ stream: { kind: 'url', url: 'harbour' } }, '/stream/url'],
      [{ stream: { kind: 'service', id: '00000000-0000-7000-8000-000000000000' } }, '/stream/kind'],
    ] as const) {
      const { errors } = await problemOf(await ask(person, atAddress, change));
      expect(errors?.map((each) => each.pointer)).toEqual([pointer]);
    }
  });

  it('is seen by a limited person who made it, once it is approved', async () => {
    const owner = await newPerson(test, 'customer');
    const first = (await (await approve((await requested(owner)).id)).json()) as AdminRequest;
    const products = [{ kind: 'station', id: first.station?.id ?? '' }] as const;
    const manager = await newMember(test, owner.token, { role: 'manager', products });
    const { id } = await requested(manager);
    const approved = (await (await approve(id)).json()) as AdminRequest;
    expect((await manager.call(`/api/control/station/${approved.station?.id}`)).status).toBe(200);
    const other = (await (await approve((await requested(owner)).id)).json()) as AdminRequest;
    expect((await manager.call(`/api/control/station/${other.station?.id}`)).status).toBe(404);
  });

  it('is in the queue of the person of the staff who takes care of it', async () => {
    const staff = await newPerson(test, 'admin');
    const { id } = await requested(await newPerson(test, 'customer'));
    await staff.call(`/api/admin/requests/${id}/assignee`, {
      method: 'PUT',
      json: { username: staff.signInName },
    });
    const { queue } = (await (await staff.call('/api/admin/dashboard')).json()) as AdminDashboard;
    expect(queue.requests).toMatchObject([{ id, plan: null }]);
  });
});
