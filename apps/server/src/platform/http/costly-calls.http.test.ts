import { castRoutes, mainRoutes, type Route } from '@unmuted/api/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '#/testing/app/test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp({ costlyCalls: { perAccount: 1, inAll: 2, waiting: 2 } });
});
afterAll(() => test.close());

const range = 'from=2026-02-20T00:00:00Z&to=2026-02-27T00:00:00Z';
const series = (as: 'owner' | 'second', username: string) =>
  test.call(`/cast-api/api/statistics/${username}/timeseries?${range}`, { as });

it('[I3] an account with too many costly calls gets 429 with Retry-After, and others are served', async () => {
  const [replies, other] = await Promise.all([
    Promise.all(Array.from({ length: 12 }, () => series('owner', 'aurora'))),
    series('second', 'meadow'),
  ]);
  const rejected = replies.filter(({ status }) => status === 429);
  expect(replies.filter(({ status }) => status === 200).length).toBeGreaterThanOrEqual(3);
  expect(rejected.length).toBeGreaterThan(0);
  for (const { headers } of rejected) expect(headers.get('retry-after')).toBe('5');
  expect(other.status).toBe(200);
  expect((await series('owner', 'aurora')).status).toBe(200);
});

it('every statistic and every list without pages is costly', () => {
  const routes: readonly Route[] = [...Object.values(mainRoutes), ...Object.values(castRoutes)];
  const costly = routes.filter((route) => route.costly).map(({ operationId }) => operationId);
  const statistics = routes
    .map(({ operationId }) => operationId)
    .filter((id) => id.startsWith('statistics.'));
  expect(costly).toEqual(expect.arrayContaining([...statistics, 'listeners.list', 'geolock.simulate']));
});
