import { QueryClient } from '@tanstack/react-query';
import type { AdminDashboard, ApiClients, CastNow, CastOverviewList } from '@unmuted/api';
import { fixtures, MockReply, mockApi } from '@unmuted/api/testing';
import { expect, test, vi } from 'vitest';
import { adminCastQuery, adminCastsQuery } from '#/data/admin-casts/admin-casts.queries.ts';
import { adminDashboardQuery } from '#/data/admin-dashboard/admin-dashboard.queries.ts';
import { applyCast } from '#/data/casts/casts.live.ts';
import { castOverviewQuery, oneOverviewQuery } from '#/data/casts/casts.queries.ts';

const { aurora } = fixtures.castNow;
const at = (s: number) => new Date(Date.parse(fixtures.fixtureNow) + s * 1_000).toISOString();
/** The cast, stopped from the dashboard: the engine's check time may be unchanged. */
const stopped = (checkedAt: string | null = aurora.checkedAt): CastNow => ({
  ...fixtures.stoppedNow('aurora'),
  checkedAt,
});
const overviewOf = (now: CastNow): CastOverviewList => ({
  ...fixtures.castOverviewList,
  items: fixtures.castOverviewList.items.map((item) =>
    item.now.username === now.username ? { ...item, now } : item,
  ),
});

/** Responses wait until released. */
function setUp() {
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const waiting: (() => void)[] = [];
  let overview = fixtures.castOverviewList;
  const delayed = <Data>(data: () => Data) =>
    new MockReply<Data>(() => new Promise((resolve) => waiting.push(() => resolve(Response.json(data())))));
  const { api } = mockApi({
    'casts.listOverviews': delayed(() => overview),
    'admin.getDashboard': delayed(() => fixtures.adminDashboard),
    'adminCasts.list': delayed(() => fixtures.adminCastList),
    'adminCasts.get': delayed(() => fixtures.adminCastOf('aurora') as never),
  });
  return {
    queryClient,
    api,
    receive: (data: CastNow) => applyCast(queryClient, data),
    /** Starts a request, runs `meanwhile`, and then releases the response. */
    async read<Data>(query: (api: ApiClients) => { queryKey: readonly unknown[] }, meanwhile: () => void) {
      const reading = queryClient.fetchQuery({ ...query(api), staleTime: 0 }) as Promise<Data>;
      await vi.waitFor(() => expect(waiting).toHaveLength(1));
      meanwhile();
      waiting.pop()?.();
      return await reading;
    },
    answers: (next: CastOverviewList) => {
      overview = next;
    },
    shown: () =>
      queryClient
        .getQueryData<CastOverviewList>(castOverviewQuery(api).queryKey)
        ?.items.find(({ now }) => now.username === 'aurora')?.now,
  };
}

test('an event received during the fetch wins over a response with the same engine time', async () => {
  const { queryClient, read, receive, shown } = setUp();
  queryClient.setQueryData(castOverviewQuery(mockApi().api).queryKey, fixtures.castOverviewList);
  await read(castOverviewQuery, () => receive(stopped()));
  expect(shown()).toEqual(stopped());
});

test('it also wins without an engine time and on a first fetch, and does not affect other casts', async () => {
  const { read, receive, shown } = setUp();
  const { items } = await read<CastOverviewList>(castOverviewQuery, () => receive(stopped(null)));
  expect(shown()).toEqual(stopped(null));
  expect(items.slice(1)).toEqual(fixtures.castOverviewList.items.slice(1));
});

test('a newer response wins over an event received during the fetch', async () => {
  const { answers, read, receive, shown } = setUp();
  answers(overviewOf({ ...aurora, listeners: 150, checkedAt: at(2) }));
  await read(castOverviewQuery, () => receive({ ...aurora, listeners: 140, checkedAt: at(1) }));
  expect(shown()?.listeners).toBe(150);
});

test('a response wins over events received before the fetch started', async () => {
  const { answers, read, receive, shown } = setUp();
  receive(stopped());
  answers(overviewOf({ ...aurora, listeners: 1 }));
  await read(castOverviewQuery, () => {});
  expect(shown()?.listeners).toBe(1);
});

test('ignores an event older than the response, unless the clock was set back', () => {
  const { queryClient, api, receive, shown } = setUp();
  const { queryKey } = castOverviewQuery(api);
  queryClient.setQueryData(queryKey, overviewOf({ ...aurora, checkedAt: at(2) }));
  receive(stopped(at(1)));
  expect(shown()?.state).toBe('live');
  receive(stopped(at(2)));
  expect(shown()?.state).toBe('stopped');
  receive({ ...aurora, checkedAt: at(-3_600) });
  expect(shown()?.state).toBe('live');
});

test('the same applies to the single overview and the staff page, list and dashboard', async () => {
  const { read, receive } = setUp();
  const receiveStopped = () => receive(stopped());
  const one = await read<CastOverviewList>((api) => oneOverviewQuery(api, 'aurora'), receiveStopped);
  expect(one.items[0]?.now.state).toBe('stopped');
  const page = await read((api) => adminCastQuery(api, 'aurora'), receiveStopped);
  expect(page).toMatchObject({ username: 'aurora', state: 'stopped', stoppedBy: 'customer', version: 3 });
  const list = await read<{ items: { state: string }[] }>(
    (api) => adminCastsQuery(api, { page: 1, pageSize: 25 }),
    receiveStopped,
  );
  expect(list.items.map(({ state }) => state)).toEqual([
    'stopped',
    ...fixtures.adminCastRows.slice(1).map(({ state }) => state),
  ]);
  const dashboard = await read<AdminDashboard>(adminDashboardQuery, receiveStopped);
  expect(dashboard.busiest.map(({ state }) => state)).toEqual(['stopped', 'live']);
});
