import { QueryClient } from '@tanstack/react-query';
import type { AdminDashboard, ApiClients, CastNow, CastOverviewList } from '@unmuted/api';
import { fixtures, MockReply, mockApi } from '@unmuted/api/testing';
import { expect, test, vi } from 'vitest';
import { adminCastQuery, adminCastsQuery } from '#/data/admin-casts/admin-casts.queries.ts';
import { adminDashboardQuery } from '#/data/admin-dashboard/admin-dashboard.queries.ts';
import { castOverviewQuery, oneOverviewQuery } from '#/data/casts/casts.queries.ts';
import { applyLiveEvent } from '#/data/live/apply-live-event.ts';

const { aurora } = fixtures.castNow;
const at = (s: number) => new Date(Date.parse(fixtures.fixtureNow) + s * 1_000).toISOString();
/** The cast, stopped: by a word of ours, so the engine need not have been asked again. */
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

/** Answers wait until they are let go. */
function setUp() {
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const waiting: (() => void)[] = [];
  let overview = fixtures.castOverviewList;
  const held = <Data>(data: () => Data) =>
    new MockReply<Data>(() => new Promise((resolve) => waiting.push(() => resolve(Response.json(data())))));
  const { api } = mockApi({
    'casts.listOverviews': held(() => overview),
    'admin.getDashboard': held(() => fixtures.adminDashboard),
    'adminCasts.list': held(() => fixtures.adminCastList),
    'adminCasts.get': held(() => fixtures.adminCastOf('aurora') as never),
  });
  return {
    queryClient,
    api,
    tell: (data: CastNow) => applyLiveEvent(queryClient, { event: 'cast', ts: fixtures.fixtureNow, data }),
    /** The server is asked, `meanwhile` happens, and then it answers. */
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

test('what an event said while the overview was read stays, although the engine was not asked again between them', async () => {
  const { queryClient, read, tell, shown } = setUp();
  queryClient.setQueryData(castOverviewQuery(mockApi().api).queryKey, fixtures.castOverviewList);
  await read(castOverviewQuery, () => tell(stopped()));
  expect(shown()).toEqual(stopped());
});

test('it stays without a time of the engine, and in a first reading too, and no other cast is touched', async () => {
  const { read, tell, shown } = setUp();
  const { items } = await read<CastOverviewList>(castOverviewQuery, () => tell(stopped(null)));
  expect(shown()).toEqual(stopped(null));
  expect(items.slice(1)).toEqual(fixtures.castOverviewList.items.slice(1));
});

test('an answer that is newer than what was said meanwhile stays', async () => {
  const { answers, read, tell, shown } = setUp();
  answers(overviewOf({ ...aurora, listeners: 150, checkedAt: at(2) }));
  await read(castOverviewQuery, () => tell({ ...aurora, listeners: 140, checkedAt: at(1) }));
  expect(shown()?.listeners).toBe(150);
});

test('what was said before a reading began gives way to it', async () => {
  const { answers, read, tell, shown } = setUp();
  tell(stopped());
  answers(overviewOf({ ...aurora, listeners: 1 }));
  await read(castOverviewQuery, () => {});
  expect(shown()?.listeners).toBe(1);
});

test('an event that a newer answer has overtaken changes nothing; one of a clock that was set back does', () => {
  const { queryClient, api, tell, shown } = setUp();
  const { queryKey } = castOverviewQuery(api);
  queryClient.setQueryData(queryKey, overviewOf({ ...aurora, checkedAt: at(2) }));
  tell(stopped(at(1)));
  expect(shown()?.state).toBe('live');
  tell(stopped(at(2)));
  expect(shown()?.state).toBe('stopped');
  tell({ ...aurora, checkedAt: at(-3_600) });
  expect(shown()?.state).toBe('live');
});

test('the same holds of all that follows a cast: its own overview, the page of the staff, their list and dashboard', async () => {
  const { read, tell } = setUp();
  const say = () => tell(stopped());
  const one = await read<CastOverviewList>((api) => oneOverviewQuery(api, 'aurora'), say);
  expect(one.items[0]?.now.state).toBe('stopped');
  const page = await read((api) => adminCastQuery(api, 'aurora'), say);
  expect(page).toMatchObject({ username: 'aurora', state: 'stopped', stoppedBy: 'customer', version: 3 });
  const list = await read<{ items: { state: string }[] }>(
    (api) => adminCastsQuery(api, { page: 1, pageSize: 25 }),
    say,
  );
  expect(list.items.map(({ state }) => state)).toEqual([
    'stopped',
    ...fixtures.adminCastRows.slice(1).map(({ state }) => state),
  ]);
  const dashboard = await read<AdminDashboard>(adminDashboardQuery, say);
  expect(dashboard.busiest.map(({ state }) => state)).toEqual(['stopped', 'live']);
});
