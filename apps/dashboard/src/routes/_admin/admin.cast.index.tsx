import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { adminCastsQuery } from '#/data/admin-casts.queries.ts';
import { adminCastsSearch, askedOf } from '#/features/admin-casts/admin-casts.search.ts';
import { AdminCastsScreen } from '#/features/admin-casts/screens/admin-casts.screen.tsx';

export const Route = createFileRoute('/_admin/admin/cast/')({
  staticData: { title: msg`Casts` },
  validateSearch: adminCastsSearch,
  // Started, not awaited: the screen shows its own loading and failed face.
  loader: ({ context: { api, queryClient }, cause, location: { search } }) => {
    // What somebody types is asked for once it has settled, by the screen.
    if (cause !== 'stay')
      void queryClient.prefetchQuery(adminCastsQuery(api, askedOf(adminCastsSearch(search))));
  },
  component: AdminCastsScreen,
});
