import { type StaffSite, type StaffSiteList, staffSiteList } from '@unmuted/api/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { expectExactly, problemOf } from '#/testing/app/contract.ts';
import { type Actor, createTestApp, type TestApp } from '#/testing/app/test-app.ts';
import { siteCalls, sitePath } from '#/testing/sites/site-calls.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());
const { read, change, save, done, reset, audited } = siteCalls(() => test);
beforeEach(() => reset());

const accounts = {
  owner: '01990000-0000-7000-8000-000000000001',
  second: '01990000-0000-7000-8000-000000000002',
};
const nobody = '01990000-0000-7000-8000-00000000dead';
const path = (account = accounts.owner) => `/api/admin/customers/${account}/sites`;
const list = async (account?: string) =>
  (await (await test.call(path(account), { as: 'admin' })).json()) as StaffSiteList;
const create = (username: string, account = accounts.second) =>
  test.call(path(account), { as: 'admin', json: { username, title: ' Quiet Hill ' } });
const takedown = (reason?: string) =>
  test.call('/api/admin/sites/harbour/takedown', {
    as: 'admin',
    ...(reason === undefined ? { method: 'DELETE' } : { json: { reason } }),
  });
const remove = (username: string, as: Actor = 'superadmin') =>
  test.call(`/api/admin/sites/${username}`, { as, method: 'DELETE' });

describe('the sites of a customer', () => {
  it('are listed with their address and visits of the last seven days', async () => {
    const day = (daysAgo: number) =>
      new Date(test.clock.now().getTime() - daysAgo * 86_400_000).toISOString().slice(0, 10);
    const visit = { username: 'harbour', country: 'IE', referrer: '', language: 'en', plays: 1 } as const;
    await test.db
      .insertInto('site_days')
      .values([
        { ...visit, day: day(0), visits: 3 },
        { ...visit, day: day(6), visits: 4 },
        { ...visit, day: day(7), visits: 50 },
      ])
      .execute();
    const sites = await list();
    expectExactly(staffSiteList, sites);
    expect(sites).toMatchObject({
      total: 2,
      items: [
        {
          username: 'harbour',
          title: 'Harbour Sessions',
          state: 'empty',
          address: 'https://harbour.sites.studio.example/',
          publishedAt: null,
          visits7d: 7,
          takedown: null,
        },
        { username: 'radio-aurora', state: 'published', publishedAt: expect.any(String), visits7d: 0 },
      ],
    });
    expect((await read()).visits7d).toBe(7);
    expect((await test.call(path(nobody), { as: 'admin' })).status).toBe(404);
    expect((await test.call(path(), { as: 'owner' })).status).toBe(403);
  });
});

describe('a new site', () => {
  it('is empty and belongs to the customer', async () => {
    const response = await create('quiet-hill');
    expect(response.status).toBe(201);
    const site = (await response.json()) as StaffSite;
    expect(site).toMatchObject({ username: 'quiet-hill', title: 'Quiet Hill', state: 'empty' });
    expect((await list(accounts.second)).items).toContainEqual(site);
    expect((await audited()).at(-1)).toEqual([
      'site.created',
      'admin',
      null,
      { title: 'Quiet Hill', state: 'empty' },
    ]);
    const own = await test.call('/api/control/onepage/quiet-hill', { as: 'second' });
    expect(await own.json()).toMatchObject({ draft: { title: 'Quiet Hill', sections: [] } });
    expect((await test.call('/api/control/onepage/quiet-hill', { as: 'owner' })).status).toBe(404);
    await remove('quiet-hill');
  });

  it('needs a free name', async () => {
    expect(await problemOf(await create('harbour'))).toMatchObject({
      code: 'site.username_taken',
      errors: [{ pointer: '/username', code: 'duplicate' }],
    });
  });

  it.each(['admin', 'api', 'www', 'mail', 'cast', 'status', 'static', 'draft', 'preview', '_files', 'xn--a'])(
    'may not be called %s',
    async (username) => {
      expect(await problemOf(await create(username))).toMatchObject({
        code: 'request.invalid',
        errors: [{ pointer: '/username' }],
      });
    },
  );

  it('needs a customer', async () => {
    expect((await create('nobody', nobody)).status).toBe(404);
  });
});

describe('a takedown', () => {
  it('is shown to the owner with its reason, keeps the state, and can be ended', async () => {
    await done(save());
    await done(change('/publish'));
    const since = test.clock.now().toISOString();
    const site = (await (await takedown('Copied pictures')).json()) as StaffSite;
    expect(site).toMatchObject({ state: 'published', takedown: { reason: 'Copied pictures', since } });
    expect((await read()).takedown).toEqual(site.takedown);
    const mails = test.mails.filter(({ mail }) => mail.kind === 'site_taken_down');
    expect(mails).toMatchObject([
      {
        to: { email: 'owner@studio.test' },
        mail: { site: 'harbour', quote: 'Copied pictures', link: 'https://studio.example/onepage/harbour' },
      },
    ]);
    test.clock.advance({ minutes: 1 });
    expect(await (await takedown('Other pictures')).json()).toMatchObject({
      takedown: { reason: 'Other pictures', since },
    });
    expect(test.mails.filter(({ mail }) => mail.kind === 'site_taken_down')).toHaveLength(1);
    const entries = (await audited()).length;
    await takedown('Other pictures');
    expect((await audited()).length).toBe(entries);
    expect((await audited()).at(-1)).toEqual([
      'site.taken_down',
      'admin',
      { reason: 'Copied pictures' },
      { reason: 'Other pictures' },
    ]);
    expect(await (await takedown()).json()).toMatchObject({ state: 'published', takedown: null });
    expect((await audited()).at(-1)).toEqual([
      'site.reinstated',
      'admin',
      { reason: 'Other pictures' },
      { reason: null },
    ]);
    expect((await takedown()).status).toBe(200);
  });

  it('of a site that does not exist returns 404', async () => {
    const json = { reason: 'x' };
    expect((await test.call('/api/admin/sites/nowhere/takedown', { as: 'admin', json })).status).toBe(404);
  });
});

describe('a deleted site', () => {
  it('is gone with all that belongs to it, and with the rights to it', async () => {
    await create('quiet-hill');
    const own = '/api/control/onepage/quiet-hill';
    await test.call(`${own}/domains`, { as: 'second', json: { domain: 'quiet-hill.example' } });
    await test.db
      .insertInto('customer_products')
      .values({ customer_id: accounts.second, kind: 'onepage', product_id: 'quiet-hill' })
      .execute();
    expect((await remove('quiet-hill', 'admin')).status).toBe(409);
    expect((await remove('quiet-hill')).status).toBe(204);
    expect((await test.call(own, { as: 'second' })).status).toBe(404);
    expect((await remove('quiet-hill')).status).toBe(404);
    const { db } = test;
    const domains = db.selectFrom('site_domains').select('id').where('username', '=', 'quiet-hill');
    const rights = db.selectFrom('customer_products').select('kind').where('product_id', '=', 'quiet-hill');
    expect([await domains.execute(), await rights.execute()]).toEqual([[], []]);
    expect((await audited()).at(-1)?.slice(0, 3)).toEqual([
      'site.deleted',
      'admin',
      { title: 'Quiet Hill', state: 'empty' },
    ]);
  });
});

it('is told live to those who look at the site', async () => {
  const published: string[] = [];
  const stop = await test.deps.bus.subscribe((topics) => void published.push(...(topics ?? [])));
  await done(save());
  await expect.poll(() => published).toContain('site:harbour');
  await stop();
  expect((await test.call(sitePath, { as: 'owner' })).status).toBe(200);
});
