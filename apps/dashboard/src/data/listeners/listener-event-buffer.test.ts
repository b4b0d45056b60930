import { QueryClient } from '@tanstack/react-query';
import type { ListenerChange, ListenerList } from '@unmuted/api';
import { fixtures } from '@unmuted/api/testing';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createListenerEventBuffer } from '#/data/listeners/listener-event-buffer.ts';
import { listenerKeys } from '#/data/listeners/listeners.queries.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const username = 'aurora' as ListenerChange['username'];
const queryKey = listenerKeys.list(username);
const joins = (after: number, index: number): ListenerChange => ({
  username,
  after,
  cursor: after + 1,
  joined: [fixtures.listenerAt(index)],
  left: [],
});

function setUp() {
  const queryClient = new QueryClient();
  queryClient.setQueryData<ListenerList>(queryKey, { ...fixtures.listenersOf(2), cursor: 10 });
  const updated = vi.fn();
  queryClient.getQueryCache().subscribe(({ type }) => type === 'updated' && updated());
  const cached = () => queryClient.getQueryData<ListenerList>(queryKey);
  return { queryClient, buffer: createListenerEventBuffer(queryClient), updated, cached };
}

test('updates the list once for many changes within a second', () => {
  const { buffer, updated, cached } = setUp();
  buffer.apply(joins(10, 5));
  buffer.apply(joins(11, 6));
  vi.advanceTimersByTime(999);
  expect(cached()?.total).toBe(2);
  vi.advanceTimersByTime(1);
  expect(cached()).toMatchObject({ total: 4, cursor: 12 });
  expect(updated).toHaveBeenCalledTimes(1);
});

test('refetches the list after a gap and applies the changes received meanwhile', async () => {
  const { queryClient, buffer, cached } = setUp();
  const read = vi.fn(async () => ({ ...fixtures.listenersOf(3), cursor: 12 }));
  queryClient.setQueryDefaults(queryKey, { queryFn: read });
  const { QueryObserver } = await import('@tanstack/react-query');
  const stop = new QueryObserver(queryClient, { queryKey, staleTime: Number.POSITIVE_INFINITY }).subscribe(
    () => {},
  );
  buffer.apply(joins(12, 7));
  await vi.advanceTimersByTimeAsync(1000);
  expect(read).toHaveBeenCalledTimes(1);
  expect(cached()).toMatchObject({ total: 4, cursor: 13 });
  stop();
});

test('discards buffered events of an ended session', () => {
  const { buffer, cached } = setUp();
  buffer.apply(joins(10, 5));
  buffer.stop();
  vi.advanceTimersByTime(2000);
  expect(cached()?.total).toBe(2);
});
