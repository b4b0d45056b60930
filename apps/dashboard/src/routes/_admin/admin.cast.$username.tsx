import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { adminCastQuery } from '#/data/admin-casts/admin-casts.queries.ts';
import { oneOverviewQuery } from '#/data/casts/casts.queries.ts';
import { StaffCastLayout } from '#/features/cast/shell/staff-cast-layout.screen.tsx';

export const Route = createFileRoute('/_admin/admin/cast/$username')({
  staticData: { title: msg`Cast` },
  // Not awaited: each page shows its own loading and error states.
  loader: ({ context: { api, queryClient }, params: { username } }) => {
    void queryClient.prefetchQuery(adminCastQuery(api, username));
    void queryClient.prefetchQuery(oneOverviewQuery(api, username));
  },
  component: StaffCastLayout,
});
