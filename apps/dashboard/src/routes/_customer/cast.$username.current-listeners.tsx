import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { listenersQuery } from '#/data/listeners/listeners.queries.ts';
import { ListenersScreen } from '#/features/cast/listeners/listeners.screen.tsx';
import type { ListenersSearch } from '#/features/cast/listeners/listeners.search.ts';

export const Route = createFileRoute('/_customer/cast/$username/current-listeners')({
  staticData: { title: msg`Current listeners` },
  // The screen judges each word; the sign-in page, which knows all routes, need not load how.
  validateSearch: (search: ListenersSearch) => search,
  // Started, not awaited: the screen shows its own loading and failed face.
  loader: ({ context: { api, queryClient }, params: { username } }) => {
    void queryClient.prefetchQuery(listenersQuery(api, username));
  },
  component: ListenersScreen,
});
