import {
  type AdminRequest,
  type AdminRequestList,
  adminRequestList,
  limits,
  type ProductRequest,
  productRequest,
  publicPlanList,
} from '@unmuted/api/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readMountConfigs } from '#/modules/casts/cast/mount-configs.ts';
import { expectExactly, problemOf } from '#/testing/app/contract.ts';
import { newPerson, type Person } from '#/testing/app/people.ts';
import { createTestApp, type TestApp } from '#/testing/app/test-app.ts';
import { newUsername, publicPlanId } from '#/testing/examples/plan-preparations.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

const approval = (username: string) => ({ username, name: 'Quiet Hill', timeZone: 'Europe/Paris' });

async function ask(person: Person, plan: string, address: string | null = null): Promise<Response> {
  const json = { planId: await publicPlanId(test, plan), name: 'Quiet Hill', address, note: 'From March.' };
  return person.call('/api/control/requests', { json });
}
const answer = (id: string, what: 'approve' | 'refuse', json: object) =>
  test.call(`/api/admin/requests/${id}/${what}`, { as: 'admin', json });

async function castsOf(person: Person): Promise<string[]> {
  const list = (await (await person.call('/api/control/products')).json()) as {
    items: { username: string }[];
  };
  return list.items.map(({ username }) => username);
}

describe('a plan on request', () => {
  it('is requested by a customer, and approved by staff, who are told by email', async () => {
    const person = await newPerson(test, 'customer');
    const plans = await (await person.call('/api/control/plans')).json();
    expectExactly(publicPlanList, plans);
    test.mails.length = 0;
    const response = await ask(person, 'Cast 100', 'quiet-hill');
    const request = (await response.json()) as ProductRequest;
    expectExactly(productRequest, request);
    expect(request).toMatchObject({ state: 'pending', address: 'quiet-hill', cast: null });
    // The mails are sent at the same time, in any order.
    expect(test.mails.map(({ to, mail }) => [to.email, mail.kind]).sort()).toEqual([
      ['admin@studio.test', 'request_received'],
      ['superadmin@studio.test', 'request_received'],
    ]);
    const list = (await (
      await test.call('/api/admin/requests?state=pending', { as: 'admin' })
    ).json()) as AdminRequestList;
    expectExactly(adminRequestList, list);
    expect(list.items.at(-1)).toMatchObject({ id: request.id, account: { name: 'Noor Vance' } });

    test.mails.length = 0;
    const approved = (await (
      await answer(request.id, 'approve', approval('quiet-hill'))
    ).json()) as AdminRequest;
    expect(approved).toMatchObject({ state: 'approved', cast: 'quiet-hill', answeredBy: 'Tomás Reyes' });
    expect(test.mails).toMatchObject([
      {
        to: { email: person.email, locale: 'fr' },
        mail: { kind: 'cast_ready', cast: 'quiet-hill', link: 'https://studio.example/cast/quiet-hill' },
      },
    ]);
    expect(await castsOf(person)).toEqual(['quiet-hill']);
    const mounts = await readMountConfigs(test.db, test.deps.secrets);
    expect(mounts.find(({ mount }) => mount === '/quiet-hill')).toMatchObject({
      maxListeners: 100,
      maxBitrate: 128,
      sourcePassword: expect.stringMatching(/^[\w-]{16}$/),
    });
    const again = await answer(request.id, 'refuse', { reason: 'Too late.' });
    expect((await problemOf(again)).code).toBe('request.answered');
  });

  it('is refused with a reason, which the customer sees and receives', async () => {
    const person = await newPerson(test, 'customer');
    const { id } = (await (await ask(person, 'Cast 100')).json()) as ProductRequest;
    test.mails.length = 0;
    await answer(id, 'refuse', { reason: 'Please describe the station.' });
    expect(test.mails).toMatchObject([
      {
        to: { email: person.email },
        mail: { kind: 'request_refused', quote: 'Please describe the station.' },
      },
    ]);
    const list = await (await person.call('/api/control/requests')).json();
    expect(list).toMatchObject({ items: [{ state: 'refused', reason: 'Please describe the station.' }] });
    expect(await castsOf(person)).toEqual([]);
  });

  it('can be cancelled until it is answered', async () => {
    const person = await newPerson(test, 'customer');
    const { id } = (await (await ask(person, 'Cast 100')).json()) as ProductRequest;
    const cancel = () => person.call(`/api/control/requests/${id}`, { method: 'DELETE' });
    expect(await (await cancel()).json()).toMatchObject({ state: 'cancelled' });
    expect((await cancel()).status).toBe(200);
    const late = await answer(id, 'approve', approval(newUsername()));
    expect((await problemOf(late)).code).toBe('request.answered');
  });

  it('returns 404 for another customer’s request', async () => {
    const [person, other] = [await newPerson(test, 'customer'), await newPerson(test, 'customer')];
    const { id } = (await (await ask(person, 'Cast 100')).json()) as ProductRequest;
    const response = await other.call(`/api/control/requests/${id}`, { method: 'DELETE' });
    expect(response.status).toBe(404);
  });

  it('is limited to some pending requests, also when they are sent at once', async () => {
    const person = await newPerson(test, 'customer');
    const responses = await Promise.all(
      Array.from({ length: limits.pendingRequests + 2 }, () => ask(person, 'Cast 100')),
    );
    const statuses = responses.map(({ status }) => status).sort();
    expect(statuses.filter((status) => status === 201)).toHaveLength(limits.pendingRequests);
    expect(statuses.filter((status) => status === 409)).toHaveLength(2);
  });

  it('cannot be approved with a taken or a reserved username', async () => {
    const person = await newPerson(test, 'customer');
    const { id } = (await (await ask(person, 'Cast 100')).json()) as ProductRequest;
    for (const [username, code] of [
      ['aurora', 'duplicate'],
      ['aurora-32', 'duplicate'],
      ['admin', 'enum'],
    ] as const) {
      const { errors } = await problemOf(await answer(id, 'approve', approval(username)));
      expect(errors).toMatchObject([{ pointer: '/username', code }]);
    }
  });
});

describe('a self-service plan', () => {
  it('creates the cast at once, one for each account, also when two are requested at once', async () => {
    const person = await newPerson(test, 'customer');
    const names = [newUsername(), newUsername()];
    test.mails.length = 0;
    const responses = await Promise.all(names.map((name) => ask(person, 'Cast 25', name)));
    expect(responses.map(({ status }) => status).sort()).toEqual([201, 409]);
    const created = await castsOf(person);
    expect(created).toHaveLength(1);
    expect(names).toEqual(expect.arrayContaining(created));
    expect(test.mails.map(({ mail }) => mail.kind)).toEqual(['cast_ready']);
  });

  it('needs a free address', async () => {
    const person = await newPerson(test, 'customer');
    for (const [address, code] of [
      [null, 'required'],
      ['aurora', 'duplicate'],
    ] as const) {
      const { errors } = await problemOf(await ask(person, 'Cast 25', address));
      expect(errors).toMatchObject([{ pointer: '/address', code }]);
    }
    expect(await castsOf(person)).toEqual([]);
  });
});
