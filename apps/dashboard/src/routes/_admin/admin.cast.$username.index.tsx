import { createFileRoute } from '@tanstack/react-router';
import { prefetchOverview } from '#/features/cast/overview/overview.prefetch.ts';
import { StaffOverviewScreen } from '#/features/cast/overview/staff-overview.screen.tsx';
import { castPages } from '#/features/cast/shell/cast-pages.ts';

export const Route = createFileRoute('/_admin/admin/cast/$username/')({
  staticData: { title: castPages.overview.name },
  loader: prefetchOverview,
  component: StaffOverviewScreen,
});
