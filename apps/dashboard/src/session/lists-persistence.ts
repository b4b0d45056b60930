import type { QueryClient } from '@tanstack/react-query';
import { ApiError } from '@unmuted/api';
import { type ListSlices, listNames } from '#/session/persisted-state.ts';
import type { Persistence } from '#/session/persistence.ts';

type ListName = (typeof listNames)[number];

function isListName(value: unknown): value is ListName {
  return listNames.includes(value as ListName);
}

/** Restores stored lists to the cache as stale, so that screens show and refetch them. */
export function restoreLists(queryClient: QueryClient, slices: Partial<ListSlices>): void {
  for (const name of listNames) {
    const slice = slices[name];
    if (slice && slice.error === null) queryClient.setQueryData([name], slice.items, { updatedAt: 1 });
  }
}

/** Persists the four lists in the specified shape: each as it loads or fails, all when a session starts. */
export function persistLists(queryClient: QueryClient, persistence: Persistence, isSignedIn: () => boolean) {
  const cache = queryClient.getQueryCache();

  function save(name: ListName) {
    const state = cache.find({ queryKey: [name] })?.state;
    if (!state || state.status === 'pending') return;
    const { data, error } = state;
    const items = Array.isArray(data) ? data : [];
    const code = error instanceof ApiError ? error.code : error && 'network';
    persistence.save(name, { items, loading: false, error: code });
  }

  const stop = cache.subscribe((event) => {
    const [name] = event.query.queryKey;
    if (event.type !== 'updated' || !isListName(name) || !isSignedIn()) return;
    if (event.action.type === 'success' || event.action.type === 'error') save(name);
  });
  return { stop, saveAll: () => listNames.forEach(save) };
}
