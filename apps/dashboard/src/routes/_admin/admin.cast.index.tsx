import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { adminCastsQuery } from '#/data/admin-casts/admin-casts.queries.ts';
import { AdminCastsScreen } from '#/features/admin/casts/admin-casts.screen.tsx';
import { adminCastsParams, adminCastsSearch } from '#/features/admin/casts/admin-casts.search.ts';

export const Route = createFileRoute('/_admin/admin/cast/')({
  staticData: { title: msg`Casts` },
  validateSearch: adminCastsSearch,
  // Not awaited: the screen shows its own loading and error states.
  loader: ({ context: { api, queryClient }, cause, location: { search } }) => {
    // The screen debounces and requests searches while it is open.
    if (cause !== 'stay')
      void queryClient.prefetchQuery(adminCastsQuery(api, adminCastsParams(adminCastsSearch(search))));
  },
  component: AdminCastsScreen,
});
