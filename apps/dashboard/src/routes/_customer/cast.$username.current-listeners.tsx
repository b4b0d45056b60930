import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { listenersQuery } from '#/data/listeners/listeners.queries.ts';
import { ListenersScreen } from '#/features/cast/listeners/listeners.screen.tsx';
import type { ListenersSearch } from '#/features/cast/listeners/listeners.search.ts';

export const Route = createFileRoute('/_customer/cast/$username/current-listeners')({
  staticData: { title: msg`Current listeners` },
  // Validated by the screen, so that the sign-in page, which loads all routes, does not load the validation.
  validateSearch: (search: ListenersSearch) => search,
  // Not awaited: the screen shows its own loading and error states.
  loader: ({ context: { api, queryClient }, params: { username } }) => {
    void queryClient.prefetchQuery(listenersQuery(api, username));
  },
  component: ListenersScreen,
});
