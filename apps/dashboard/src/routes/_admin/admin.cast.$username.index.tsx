import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { prefetchOverview } from '#/features/cast/overview/overview.prefetch.ts';
import { StaffOverviewScreen } from '#/features/cast/overview/staff-overview.screen.tsx';

export const Route = createFileRoute('/_admin/admin/cast/$username/')({
  staticData: { title: msg`Cast` },
  loader: prefetchOverview,
  component: StaffOverviewScreen,
});
