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

  it('lists skills and apps in every state', async () => {
    const skills = await read<AlexaSkill>('/api/control/alexa');
    const apps = await read<MobileApp>('/api/control/mobile');
    expect(skills.items.map(({ name, status }) => [name, status])).toEqual([
      ['Atlantic Talk', 'active'],
      ['Radio Aurora', 'rejected'],
    ]);
    expect(apps.items.map(({ name, platform }) => [name, platform])).toEqual([
      ['Aurora for Android', 'android'],
      ['Aurora for iOS', 'ios'],
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
