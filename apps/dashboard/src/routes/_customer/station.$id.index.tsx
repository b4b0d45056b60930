import { createFileRoute } from '@tanstack/react-router';
import { prefetchStationOverview } from '#/features/station/overview/overview.prefetch.ts';
import { OverviewScreen } from '#/features/station/overview/overview.screen.tsx';
import { stationPages } from '#/features/station/shell/station-pages.ts';

export const Route = createFileRoute('/_customer/station/$id/')({
  staticData: { title: stationPages.overview.name },
  loader: prefetchStationOverview,
  component: OverviewScreen,
});
