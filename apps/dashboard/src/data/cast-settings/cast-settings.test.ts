import { InfiniteQueryObserver, QueryClient, QueryObserver } from '@tanstack/react-query';
import type { StagedChange } from '@unmuted/api';
import { fixtures, inTurn, mockApi } from '@unmuted/api/testing';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { generalQuery, serverQuery, streamsQuery } from '#/data/cast-settings/cast-settings.queries.ts';
import { revisionsQuery } from '#/data/revisions/revisions.queries.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const withStaged = (state: StagedChange['state'], rev = 5) => {
  const until = state === 'applying' ? fixtures.before(-1) : null;
  return { ...fixtures.streamsSettings, staged: { rev, state, until, waitingFor: ['a'] } };
};

/**
 * Mounts the settings queries and replays the states of the last change; returns the number of reads per
 * section.
 */
async function follow(
  ...[first, ...then]: [ReturnType<typeof withStaged>, ...ReturnType<typeof withStaged>[]]
) {
  const { api, fetch } = mockApi({
    'settings.getStreams': inTurn(first, ...then),
    'settings.getGeneral': fixtures.generalSettings,
    'settings.getServer': fixtures.serverSettings,
    'revisions.list': fixtures.revisions.streams,
  });
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  // A section that is not mounted is refetched when it next mounts.
  queryClient.setQueryData(generalQuery(api, 'aurora').queryKey, fixtures.generalSettings);
  const stops = [
    new QueryObserver(queryClient, streamsQuery(api, 'aurora')).subscribe(() => {}),
    new QueryObserver(queryClient, serverQuery(api, 'aurora')).subscribe(() => {}),
    new InfiniteQueryObserver(queryClient, revisionsQuery(api, 'aurora', 'streams')).subscribe(() => {}),
  ];
  onTestFinished(() => {
    for (const stop of stops) stop();
    queryClient.clear();
  });
  await vi.advanceTimersByTimeAsync(0);
  return () => ({
    streams: fetch.callsOf('settings.getStreams').length,
    server: fetch.callsOf('settings.getServer').length,
    history: fetch.callsOf('revisions.list').length,
    isGeneralOld: queryClient.getQueryState(generalQuery(api, 'aurora').queryKey)?.isInvalidated,
  });
}

test.each(['applied', 'rolled_back', 'failed'] as const)(
  'each section is refetched once after a change is settled (%s)',
  async (state) => {
    const read = await follow(withStaged('applying'), withStaged('applying'), withStaged(state));
    await vi.advanceTimersByTimeAsync(2_500);
    expect(read()).toEqual({ streams: 2, server: 1, history: 1, isGeneralOld: false });
    await vi.advanceTimersByTimeAsync(2_000);
    expect(read()).toEqual({ streams: 3, server: 2, history: 2, isGeneralOld: true });
    await vi.advanceTimersByTimeAsync(10_000);
    expect(read()).toEqual({ streams: 3, server: 2, history: 2, isGeneralOld: true });
  },
);

test('a change followed by another one counts as settled', async () => {
  const read = await follow(withStaged('applying', 5), withStaged('applying', 6));
  await vi.advanceTimersByTimeAsync(2_500);
  expect(read()).toMatchObject({ streams: 2, server: 2, history: 2 });
});

test('a change settled before the settings are shown triggers no second read', async () => {
  const read = await follow(withStaged('rolled_back'));
  await vi.advanceTimersByTimeAsync(10_000);
  expect(read()).toMatchObject({ streams: 1, server: 1, history: 1, isGeneralOld: false });
});
