import {
  type AdminCustomer,
  type AdminCustomerList,
  adminCustomer,
  adminCustomerList,
} from '@unmuted/api/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectExactly, missingId, problemOf } from '#/testing/app/contract.ts';
import { mailedToken } from '#/testing/app/mailed-token.ts';
import { mailsTo, newPerson } from '#/testing/app/people.ts';
import { createTestApp, type TestApp } from '#/testing/app/test-app.ts';
import { engineAnswers } from '#/testing/statistics/listeners.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

const password = 'quartz lantern 71 meadow';
const form = {
  email: 'ines@lagoon.test',
  firstName: 'Ines',
  lastName: 'Marchetti',
  company: 'Lagoon Radio',
  country: 'IT',
  locale: 'fr',
  timezone: 'Europe/Rome',
};

async function list(query: Readonly<Record<string, string>> = {}): Promise<AdminCustomerList> {
  const response = await test.call(`/api/admin/customers?${new URLSearchParams(query)}`, { as: 'admin' });
  const body = (await response.json()) as AdminCustomerList;
  expectExactly(adminCustomerList, body);
  return body;
}
const namesOf = async (query: Readonly<Record<string, string>>) =>
  (await list(query)).items.map(({ name }) => name);

async function idOf(email: string): Promise<string> {
  const { items } = await list({ q: email });
  return items[0]?.id ?? '';
}

async function read(id: string): Promise<AdminCustomer> {
  const body = (await (
    await test.call(`/api/admin/customers/${id}`, { as: 'admin' })
  ).json()) as AdminCustomer;
  expectExactly(adminCustomer, body);
  return body;
}
const act = (id: string, name: string, json?: unknown, method = 'POST') =>
  test.call(`/api/admin/customers/${id}/${name}`, {
    as: 'admin',
    method,
    ...(json !== undefined && { json }),
  });

async function invite(email: string): Promise<AdminCustomer> {
  const response = await test.call('/api/admin/customers', { as: 'admin', json: { ...form, email } });
  expect(response.status).toBe(201);
  return (await response.json()) as AdminCustomer;
}

describe('the list of customers', () => {
  it('shows each customer with owner, products and figures', async () => {
    await engineAnswers(test, {}, ['/aurora', '/meadow']);
    const { items, total, summary } = await list();
    expect(total).toBe(2);
    expect(items[0]).toMatchObject({
      name: 'Aurora Media',
      owner: { name: 'Maeve O’Brien', email: 'owner@studio.test' },
      country: 'IE',
      state: 'active',
      tags: [],
      products: { cast: 5, station: 3, site: 2, skill: 3, app: 4 },
      castsOffAir: 1,
      castsSuspended: 1,
      notes: 0,
    });
    expect(summary).toMatchObject({ customers: 2, inTrouble: 1, invited: 0 });
  });

  it.each([
    ['a company', 'aurora media', ['Aurora Media']],
    ['a person', 'o’brien', ['Aurora Media']],
    ['an address', 'SECOND@studio', ['Meadow Lane']],
    ['the username of a cast', 'tidewater', ['Aurora Media']],
    ['words of two customers', 'aurora sakamoto', []],
    ['a percent sign', '%', []],
    ['nothing but spaces', '   ', ['Aurora Media', 'Meadow Lane']],
  ])('searches for %s', async (_what, q, expected) => {
    expect(await namesOf({ q })).toEqual(expected);
  });

  it('filters by state and trouble, sorts and pages', async () => {
    await invite('first@lagoon.test');
    await test.call('/api/auth/register', {
      json: {
        email: 'waits@lagoon.test',
        firstName: 'Waits',
        lastName: 'Here',
        country: 'FR',
        timezone: 'Europe/Paris',
        locale: 'fr',
        acceptedTerms: '2026-11',
        marketing: false,
      },
    });
    expect(await namesOf({ state: 'invited' })).toEqual(['Lagoon Radio']);
    expect(await namesOf({ state: 'unverified' })).toEqual(['Waits Here']);
    expect(await namesOf({ trouble: 'true' })).toEqual(['Aurora Media']);
    expect(await namesOf({ state: 'active', sort: '-name' })).toEqual(['Meadow Lane', 'Aurora Media']);
    expect(await list({ pageSize: '10', page: '2' })).toMatchObject({ items: [], total: 4, page: 2 });
  });
});

describe('the products of customers', () => {
  const day = 24 * 60 * 60_000;
  const renew = (days: number) => ({ renews_at: new Date(test.clock.now().getTime() + days * day) });
  const cast = (username: string) => test.db.updateTable('casts').where('username', '=', username);

  it('are filtered by plan and by overdue renewal, without terminated casts', async () => {
    await test.db.updateTable('casts').set(renew(30)).execute();
    await test.db
      .updateTable('stations')
      .set({ ...renew(30), plan: 'Watch 1' })
      .execute();
    expect(await namesOf({ plan: 'Watch 1' })).toEqual(['Aurora Media']);
    expect(await namesOf({ plan: 'Watch 2' })).toEqual([]);
    expect(await namesOf({ overdue: 'true' })).toEqual([]);

    await cast('meadow')
      .set({ ...renew(-1), plan: 'Cast, small' })
      .execute();
    expect(await namesOf({ plan: 'Cast, small' })).toEqual(['Meadow Lane']);
    expect(await namesOf({ overdue: 'true' })).toEqual(['Meadow Lane']);
    expect(await namesOf({ overdue: 'true', plan: 'Watch 1' })).toEqual([]);
    const { items, summary } = await list({ sort: 'renews', q: 'studio.test' });
    expect(items[0]).toMatchObject({ name: 'Meadow Lane', plan: 'Cast, small' });
    expect(summary).toMatchObject({ overdue: 1, plans: expect.arrayContaining(['Cast, small', 'Watch 1']) });

    await cast('meadow').set({ terminated_at: test.clock.now() }).execute();
    const after = await list({ overdue: 'true' });
    expect(after).toMatchObject({ total: 0, summary: { overdue: 0 } });
    expect(after.summary.plans).not.toContain('Cast, small');
    const { products, productList } = await read(await idOf('second@studio.test'));
    expect(products.cast).toBe(0);
    expect(productList.find(({ username }) => username === 'meadow')).toMatchObject({
      state: 'terminated',
      listeners: null,
    });
    await cast('meadow').set({ terminated_at: null }).execute();
  });

  it('are listed in the order of the last sign-in of their people', async () => {
    const early = await newPerson(test, 'customer');
    test.clock.advance({ seconds: 60 });
    const late = await newPerson(test, 'customer');
    const emails = async (sort: string) =>
      (await list({ sort, pageSize: '100' })).items.map(({ owner }) => owner.email);
    const descending = await emails('-signedIn');
    expect(descending.slice(0, 2)).toEqual([late.email, early.email]);
    // Those without a sign-in are last in either order.
    const ascending = await emails('signedIn');
    expect(ascending.indexOf(early.email)).toBeLessThan(ascending.indexOf(late.email));
    expect(ascending.at(-1)).toBe(descending.at(-1));
  });
});

describe('an invitation', () => {
  it('creates a customer that can sign in once the password is chosen', async () => {
    const email = 'accepts@lagoon.test';
    const customer = await invite(email);
    expect(customer).toMatchObject({
      state: 'invited',
      locale: 'fr',
      invitation: { sentAt: expect.any(String) },
    });
    expect(mailsTo(test, email)).toMatchObject([{ kind: 'customer_invitation', name: 'Ines' }]);
    const token = mailedToken(test, email);
    const accept = (json: unknown) => test.call('/api/auth/accept-invitation', { json });
    expect((await accept({ token, password: 'password123' })).status).toBe(422);
    expect(await (await accept({ token, password })).json()).toEqual({ status: 'verified', email });
    expect((await problemOf(await accept({ token, password }))).code).toBe('auth.invalid_link');
    expect((await test.call('/api/authenticate', { json: { email, password } })).status).toBe(200);
    const after = await read(customer.id);
    expect(after).toMatchObject({
      state: 'active',
      invitation: null,
      signIns: [{ person: 'Ines Marchetti' }],
    });
  });

  it('expires after seven days, and a new one replaces the earlier', async () => {
    const email = 'late@lagoon.test';
    const { id } = await invite(email);
    const first = mailedToken(test, email);
    expect((await act(id, 'invite')).status).toBe(200);
    const second = mailedToken(test, email);
    const accept = async (token: string) =>
      (await test.call('/api/auth/accept-invitation', { json: { token, password } })).status;
    expect(await accept(first)).toBe(422);
    const { expires_at } = await test.db
      .selectFrom('one_time_links')
      .select('expires_at')
      .where('customer_id', '=', id)
      .where('used_at', 'is', null)
      .executeTakeFirstOrThrow();
    expect(expires_at.getTime()).toBe(test.clock.now().getTime() + 7 * 24 * 60 * 60_000);
    await test.db.updateTable('one_time_links').set({ expires_at: test.clock.now() }).execute();
    expect(await accept(second)).toBe(422);
  });

  it('can be cancelled', async () => {
    const { id } = await invite('cancelled@lagoon.test');
    expect((await act(id, 'invite', undefined, 'DELETE')).status).toBe(204);
    expect((await test.call(`/api/admin/customers/${id}`, { as: 'admin' })).status).toBe(404);
    await invite('cancelled@lagoon.test');
  });
});

describe('a customer', () => {
  it('is shown with people, products and mails', async () => {
    await engineAnswers(test, {}, ['/aurora', '/meadow']);
    const customer = await read(await idOf('owner@studio.test'));
    expect(customer.people).toMatchObject([{ name: 'Maeve O’Brien', role: 'owner', state: 'active' }]);
    expect(customer.productList.filter(({ kind }) => kind === 'cast').map(({ state }) => state)).toEqual([
      'never_connected',
      'off_air',
      'never_connected',
      'live',
      'suspended',
    ]);
    expect(customer.invoicesUrl).toBe(`https://billing.example/customers/${customer.id}`);
    expect(
      (await problemOf(await test.call(`/api/admin/customers/${missingId}`, { as: 'admin' }))).code,
    ).toBe('resource.not_found');
  });

  it('gets a name and tags, based on its version', async () => {
    const id = await idOf('second@studio.test');
    const change = (version: number, json: unknown) =>
      test.call(`/api/admin/customers/${id}`, {
        as: 'admin',
        method: 'PATCH',
        json,
        headers: { 'if-match': String(version) },
      });
    const json = { name: 'Meadow Lane Ltd', tags: ['Trial', 'Trial'] };
    expect(await (await change(0, json)).json()).toMatchObject({
      name: json.name,
      tags: ['Trial'],
      version: 1,
    });
    expect((await change(0, json)).status).toBe(412);
    expect(await namesOf({ q: 'trial' })).toEqual(['Meadow Lane Ltd']);
  });

  it('is disabled with all its people, and enabled again', async () => {
    const person = await newPerson(test, 'customer');
    const id = await idOf(person.email);
    const disabled = await act(id, 'disable', { reason: 'Unpaid since May' });
    expect(await disabled.json()).toMatchObject({
      state: 'disabled',
      disabled: { reason: 'Unpaid since May' },
    });
    expect((await person.call('/api/control/user-info')).status).toBe(419);
    expect((await test.call('/api/authenticate', { json: person.credentials })).status).toBe(401);
    expect(await (await act(id, 'enable')).json()).toMatchObject({ state: 'active', disabled: null });
    await person.signIn();
    expect(await (await act(id, 'end-sessions')).json()).toEqual({ endedSessions: 1 });
  });

  it('has notes and an activity that includes staff', async () => {
    const person = await newPerson(test, 'customer');
    const id = await idOf(person.email);
    const note = await (await act(id, 'notes', { text: 'Calls in the morning.' })).json();
    expect(note).toMatchObject({ text: 'Calls in the morning.', author: 'Tomás Reyes' });
    const notes = await (await act(id, 'notes', undefined, 'GET')).json();
    expect(notes).toMatchObject({ total: 1, items: [note] });
    await act(id, `notes/${(note as { id: string }).id}`, undefined, 'DELETE');
    await act(id, 'end-sessions');
    const activity = await (await act(id, 'activity', undefined, 'GET')).json();
    expect(activity).toMatchObject({
      items: [
        { action: 'customer.sessions_ended', by: { kind: 'admin', name: 'Tomás Reyes' } },
        { action: 'session.created' },
      ],
    });
  });

  it('is exported and deleted with everything it owns, by a superadmin', async () => {
    const { id } = await invite('gone@lagoon.test');
    const second = await idOf('second@studio.test');
    const asSuper = (path: string, method = 'GET') =>
      test.call(`/api/admin/customers/${path}`, { as: 'superadmin', method });
    const exported = await (await asSuper(`${second}/export`)).text();
    expect(JSON.parse(exported)).toMatchObject({
      tables: { casts: [{ username: 'meadow' }], customers: [{ email: 'second@studio.test' }] },
    });
    expect(exported).not.toMatch(/password_hash|source_password|token_hash/);
    for (const each of [id, second]) {
      expect(
        (await test.call(`/api/admin/customers/${each}`, { as: 'admin', method: 'DELETE' })).status,
      ).toBe(409);
      expect((await asSuper(each, 'DELETE')).status).toBe(204);
      expect((await asSuper(each)).status).toBe(404);
    }
    expect((await test.call('/api/admin/cast/meadow', { as: 'admin' })).status).toBe(404);
    const { action } = await test.db
      .selectFrom('audit_trail')
      .select('action')
      .where('account_id', '=', second)
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    expect(action).toBe('customer.deleted');
  });
});
