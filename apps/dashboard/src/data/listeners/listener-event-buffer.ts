import type { QueryClient } from '@tanstack/react-query';
import type { ListenerChange, ListenerList } from '@unmuted/api';
import { listenerKeys } from '#/data/listeners/listeners.queries.ts';
import { mergeListeners } from '#/data/listeners/merge-listeners.ts';

/** A busy cast has hundreds of joins per minute; a table need not update more than once a second. */
const batchMs = 1000;

export interface ListenerEventBuffer {
  apply(change: ListenerChange): void;
  stop(): void;
}

/** Buffers listener events and merges them into the cached list at most once a second; refetches the list after a gap. */
export function createListenerEventBuffer(queryClient: QueryClient): ListenerEventBuffer {
  const waiting = new Map<string, ListenerChange[]>();
  let timer: ReturnType<typeof setTimeout> | undefined;

  function flush(username: string, isAfterGap = false) {
    const changes = waiting.get(username) ?? [];
    waiting.delete(username);
    const queryKey = listenerKeys.list(username);
    const cached = queryClient.getQueryData<ListenerList>(queryKey);
    if (!cached) return;
    const { list, missed } = mergeListeners(cached, changes);
    if (list !== cached) queryClient.setQueryData(queryKey, list);
    // A change does not include when the last listener left.
    if (list.total === 0 && cached.total > 0) void queryClient.invalidateQueries({ queryKey });
    if (missed.length > 0) void refetch(username, missed, isAfterGap);
  }

  function flushAll() {
    timer = undefined;
    for (const username of [...waiting.keys()]) flush(username);
  }

  async function refetch(username: string, missed: ListenerChange[], isAfterGap: boolean) {
    const queryKey = listenerKeys.list(username);
    await queryClient.invalidateQueries({ queryKey }, { cancelRefetch: false });
    // Events received during the fetch may be newer than the list. Events still missing after a second fetch
    // are dropped.
    if (isAfterGap || queryClient.getQueryState(queryKey)?.status !== 'success') return;
    waiting.set(username, [...missed, ...(waiting.get(username) ?? [])]);
    flush(username, true);
  }

  return {
    apply: (change) => {
      waiting.set(change.username, [...(waiting.get(change.username) ?? []), change]);
      timer ??= setTimeout(flushAll, batchMs);
    },
    stop: () => {
      clearTimeout(timer);
      timer = undefined;
      waiting.clear();
    },
  };
}
