import {
  type AlexaSkill,
  alexaList,
  type MobileApp,
  mobileList,
  type OnePage,
  onePageList,
  type Product,
  productList,
} from '@unmuted/api/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectExactly } from '#/testing/app/contract.ts';
import { createTestApp, type TestApp } from '#/testing/app/test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

interface List<Item> {
  items: Item[];
  total: number;
  page: number;
  pageSize: number;
}

async function read<Item>(path: string, as: 'owner' | 'second' = 'owner'): Promise<List<Item>> {
  return (await (await test.call(path, { as })).json()) as List<Item>;
}

describe('the four lists', () => {
  it.each([
    ['/api/control/products', productList],
    ['/api/control/onepage', onePageList],
    ['/api/control/alexa', alexaList],
    ['/api/control/mobile', mobileList],
  ])('%s matches the contract and is complete without a query', async (path, schema) => {
    const list = await read(path);
    expectExactly(schema, list);
    expect(list).toMatchObject({ total: list.items.length, page: 1, pageSize: 200 });
  });

  it("lists the customer's casts and stations in natural order", async () => {
    const { items } = await read<Product>('/api/control/products');
    expect(items.map(({ type, name }) => `${type} ${name}`)).toEqual([
      'cast Atlantic Talk',
      'station Harbour Rock',
      'cast Harbour Sessions',
      'cast Nightfall FM',
      'station Old Pier',
      'station Radio Aurora',
      'cast Radio Aurora',
      'cast Tidewater',
    ]);
  });

  it('[D15] returns since when a status lasts', async () => {
    const { items: products } = await read<Product>('/api/control/products');
    for (const { name, status, suspendedSince, createdAt } of products) {
      expect([name, suspendedSince !== null]).toEqual([name, status === 'suspended']);
      expect(Date.parse(createdAt)).toBeGreaterThan(0);
    }
    const { items: skills } = await read<AlexaSkill>('/api/control/alexa');
    const { items: apps } = await read<MobileApp>('/api/control/mobile');
    for (const { statusSince } of [...skills, ...apps]) expect(statusSince).toEqual(expect.any(String));
  });

  it("includes the mount URL of a cast, and the cast's URL for a station", async () => {
    const { items } = await read<Product>('/api/control/products');
    const urls = items.filter(({ name }) => name === 'Radio Aurora').map(({ streamUrl }) => streamUrl);
    expect(urls).toEqual(['https://streams.example/aurora', 'https://streams.example/aurora']);
  });

  it('ignores case and accents when sorting', async () => {
    await test.db
      .updateTable('one_pages')
      .set({ title: 'Ébène' })
      .where('username', '=', 'harbour')
      .execute();
    await test.db
      .updateTable('one_pages')
      .set({ title: 'fado' })
      .where('username', '=', 'radio-aurora')
      .execute();
    const { items } = await read<OnePage>('/api/control/onepage');
    expect(items.map(({ title }) => title)).toEqual(['Ébène', 'fado']);
  });

  it('tells of a site that was taken down, and of a certificate that should have been renewed', async () => {
    const { db, clock } = test;
    const at = (day: number) => new Date(clock.now().getTime() + day * 86_400_000);
    const faults = async () =>
      (await read<OnePage>('/api/control/onepage')).items.find(({ username }) => username === 'harbour')
        ?.faults;
    const { domain } = await db
      .selectFrom('site_domains')
      .select('domain')
      .where('username', '=', 'harbour')
      .executeTakeFirstOrThrow();
    await db
      .updateTable('site_domains')
      .set({ verified_at: at(-80), expires_at: null, failures: 0 })
      .where('domain', '=', domain)
      .execute();
    const certificate = {
      chain: 'chain',
      key: Buffer.from('key'),
      issued_at: at(-74),
      expires_at: at(16),
      problem: 'rate_limited' as const,
      due_at: at(0),
      wanted_at: at(0),
    };
    await db
      .insertInto('certificates')
      .values({ name: domain, ...certificate })
      .execute();
    // After 74 of 90 days.
    expect(await faults()).toEqual([]);
    await db
      .updateTable('certificates')
      .set({ issued_at: at(-76), expires_at: at(14) })
      .execute();
    await db
      .updateTable('one_pages')
      .set({ taken_down_at: at(-1), taken_down_reason: 'Copied' })
      .execute();
    expect(await faults()).toEqual([
      { kind: 'taken_down', domain: null, since: at(-1).toISOString() },
      { kind: 'certificate_failing', domain, since: at(-1).toISOString() },
    ]);
    await db.updateTable('certificates').set({ problem: null }).execute();
    expect(await faults()).toHaveLength(1);
  });

  it('lists skills and apps in every state', async () => {
    const skills = await read<AlexaSkill>('/api/control/alexa');
    const apps = await read<MobileApp>('/api/control/mobile');
    expect(skills.items.map(({ name, status }) => [name, status])).toEqual([
      ['Atlantic Talk', 'active'],
      ['Harbour Sessions', 'draft'],
      ['Radio Aurora', 'rejected'],
    ]);
    expect(apps.items.map(({ name, platform }) => [name, platform])).toEqual([
      ['Atlantic Talk', 'android'],
      ['Aurora for Android', 'android'],
      ['Aurora for iOS', 'ios'],
      ['Harbour Sessions', 'android'],
    ]);
  });

  it('returns empty groups for a customer without products', async () => {
    expect(await read('/api/control/alexa', 'second')).toEqual({
      items: [],
      total: 0,
      page: 1,
      pageSize: 200,
    });
  });
});

describe('pages', () => {
  it('are consecutive without gaps or duplicates', async () => {
    const pages = await Promise.all(
      [1, 2, 3, 4].map((page) => read<Product>(`/api/control/products?page=${page}&pageSize=2`)),
    );
    const whole = await read<Product>('/api/control/products');
    expect(pages.flatMap(({ items }) => items)).toEqual(whole.items);
    expect(pages.map(({ total }) => total)).toEqual([8, 8, 8, 8]);
  });

  it.each(['page=0', 'page=x', 'page=1&page=2', 'pageSize=201'])('rejects ?%s with 422', async (query) => {
    expect((await test.call(`/api/control/mobile?${query}`, { as: 'owner' })).status).toBe(422);
  });
});
