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
  const told = vi.fn();
  queryClient.getQueryCache().subscribe(({ type }) => type === 'updated' && told());
  const held = () => queryClient.getQueryData<ListenerList>(queryKey);
  return { queryClient, inbox: createListenerEventBuffer(queryClient), told, held };
}

test('updates the list once for many changes within a second', () => {
  const { inbox, told, held } = setUp();
  inbox.push(joins(10, 5));
  inbox.push(joins(11, 6));
  vi.advanceTimersByTime(999);
  expect(held()?.total).toBe(2);
  vi.advanceTimersByTime(1);
  expect(held()).toMatchObject({ total: 4, cursor: 12 });
  expect(told).toHaveBeenCalledTimes(1);
});

test('refetches the list after a gap and applies the changes received meanwhile', async () => {
  const { queryClient, inbox, held } = setUp();
  const read = vi.fn(async () => ({ ...fixtures.listenersOf(3), cursor: 12 }));
  queryClient.setQueryDefaults(queryKey, { queryFn: read });
  const { QueryObserver } = await import('@tanstack/react-query');
  const stop = new QueryObserver(queryClient, { queryKey, staleTime: Number.POSITIVE_INFINITY }).subscribe(
    () => {},
  );
  inbox.push(joins(12, 7));
  await vi.advanceTimersByTimeAsync(1000);
  expect(read).toHaveBeenCalledTimes(1);
  expect(held()).toMatchObject({ total: 4, cursor: 13 });
  stop();
});

test('discards buffered events of an ended session', () => {
  const { inbox, held } = setUp();
  inbox.push(joins(10, 5));
  inbox.stop();
  vi.advanceTimersByTime(2000);
  expect(held()?.total).toBe(2);
});
