import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { adminCastQuery } from '#/data/admin-casts.queries.ts';
import { oneOverviewQuery } from '#/data/casts.queries.ts';
import { adminCastSearch } from '#/features/cast/admin-cast.search.ts';
import { AdminCastScreen } from '#/features/cast/screens/admin-cast.screen.tsx';

export const Route = createFileRoute('/_admin/admin/cast/$username')({
  staticData: { title: msg`Cast` },
  validateSearch: adminCastSearch,
  // Started, not awaited: each part shows its own loading and failed face.
  loader: ({ context: { api, queryClient }, params: { username } }) => {
    void queryClient.prefetchQuery(adminCastQuery(api, username));
    void queryClient.prefetchQuery(oneOverviewQuery(api, username));
  },
  component: AdminCastScreen,
});
