import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { adminCastQuery } from '#/data/admin-casts/admin-casts.queries.ts';
import { oneOverviewQuery } from '#/data/casts/casts.queries.ts';
import { AdminCastScreen } from '#/features/cast/shell/admin-cast.screen.tsx';
import { adminCastSearch } from '#/features/cast/shell/admin-cast.search.ts';

export const Route = createFileRoute('/_admin/admin/cast/$username')({
  staticData: { title: msg`Cast` },
  validateSearch: adminCastSearch,
  // Not awaited: each part shows its own loading and error states.
  loader: ({ context: { api, queryClient }, params: { username } }) => {
    void queryClient.prefetchQuery(adminCastQuery(api, username));
    void queryClient.prefetchQuery(oneOverviewQuery(api, username));
  },
  component: AdminCastScreen,
});
