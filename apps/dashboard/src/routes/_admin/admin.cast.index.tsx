import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { adminCastsQuery } from '#/data/admin-casts/admin-casts.queries.ts';
import { AdminCastsScreen } from '#/features/admin/casts/admin-casts.screen.tsx';
import { adminCastsParams, adminCastsSearch } from '#/features/admin/casts/admin-casts.search.ts';

export const Route = createFileRoute('/_admin/admin/cast/')({
  staticData: { title: msg`Casts` },
  validateSearch: adminCastsSearch,
  // Started, not awaited: the screen shows its own loading and failed face.
  loader: ({ context: { api, queryClient }, cause, location: { search } }) => {
    // What somebody types is asked for once it has settled, by the screen.
    if (cause !== 'stay')
      void queryClient.prefetchQuery(adminCastsQuery(api, adminCastsParams(adminCastsSearch(search))));
  },
  component: AdminCastsScreen,
});
