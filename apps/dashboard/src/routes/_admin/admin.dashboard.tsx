import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { adminDashboardQuery } from '#/data/admin-dashboard/admin-dashboard.queries.ts';
import { AdminDashboardScreen } from '#/features/admin/dashboard/admin-dashboard.screen.tsx';

export const Route = createFileRoute('/_admin/admin/dashboard')({
  staticData: { title: msg`Admin dashboard` },
  // Not awaited: the screen shows its own loading and error states.
  loader: ({ context: { api, queryClient } }) => {
    void queryClient.prefetchQuery(adminDashboardQuery(api));
  },
  component: AdminDashboardScreen,
});
