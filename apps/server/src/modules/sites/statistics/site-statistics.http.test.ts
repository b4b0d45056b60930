import path from 'node:path';
import type { SiteStatistics } from '@unmuted/api/contract';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '#/testing/app/test-app.ts';
import { writeSiteBuild } from '#/testing/sites/site-build.ts';
import { siteCalls } from '#/testing/sites/site-calls.ts';

let test: TestApp;
beforeAll(async () => {
  const files = await createTestApp();
  const siteRoot = await writeSiteBuild(path.join(files.dashboardRoot, 'built-site'));
  test = await createTestApp({ siteRoot }, { oneProcess: 'visits wait in the memory of one' });
  return () => files.close();
});
afterAll(() => test.close());
const { change, save, done, reset } = siteCalls(() => test);
beforeEach(async () => {
  await reset();
  await test.db.deleteFrom('site_days').execute();
  await done(save());
  await done(change('/publish'));
  test.clock.advance({ seconds: 10 });
});

const stats = '/api/control/onepage/harbour/stats';
const read = async (query = '') =>
  (await (await test.call(`${stats}${query}`, { as: 'owner' })).json()) as SiteStatistics;
const browser = {
  'user-agent': 'Mozilla/5.0 Firefox/140.0',
  accept: 'text/html',
  'sec-fetch-dest': 'document',
};
const visit = (headers: Record<string, string> = {}, from = '192.0.2.7') =>
  test.call('/s/harbour/', { headers: { ...browser, ...headers }, from });

it('counts what browsers show and play, by country, referrer and language', async () => {
  await visit({ referer: 'https://www.search.example/?q=secret' });
  await visit();
  await visit({ 'user-agent': 'Googlebot/2.1' });
  await visit({ 'sec-purpose': 'prefetch' });
  await test.call('/s/harbour/played', { method: 'POST', headers: browser, from: '198.51.100.7' });
  const found = await read();
  expect(found).toMatchObject({ visits: 2, plays: 1, messages: 0, previous: { visits: 0, plays: 0 } });
  expect(found.days).toHaveLength(7);
  expect(found.days.at(-1)).toEqual({ day: found.to, visits: 2, plays: 1 });
  expect(found.countries).toEqual([
    { country: 'IE', visits: 2, plays: 0 },
    { country: 'FR', visits: 0, plays: 1 },
  ]);
  expect(found.referrers).toEqual([
    { host: null, visits: 1, plays: 1 },
    { host: 'search.example', visits: 1, plays: 0 },
  ]);
  expect(found.languages).toEqual([{ language: 'en', visits: 2, plays: 1 }]);
  expect(found.since).toBe(found.to);
  const stored = JSON.stringify(await test.db.selectFrom('site_days').selectAll().execute());
  expect(stored).not.toMatch(/secret|192\.0\.2|198\.51/);
});

it('bounds forged referrers', async () => {
  for (let at = 0; at < 120; at += 1) await visit({ referer: `https://site${at}.example/` });
  const { referrers, visits } = await read();
  // The referrer of the test before counts towards the hundred of the day.
  expect([visits, referrers.length, referrers[0]]).toEqual([120, 100, { host: null, visits: 21, plays: 0 }]);
});

it('is not found for another customer', async () => {
  expect((await test.call(stats, { as: 'second' })).status).toBe(404);
});
