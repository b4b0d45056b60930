import { createFileRoute } from '@tanstack/react-router';
import { prefetchOverview } from '#/features/cast/overview/overview.prefetch.ts';
import { OverviewScreen } from '#/features/cast/overview/overview.screen.tsx';
import { castPages } from '#/features/cast/shell/cast-pages.ts';

export const Route = createFileRoute('/_customer/cast/$username/')({
  staticData: { title: castPages.overview.name },
  loader: prefetchOverview,
  component: OverviewScreen,
});
