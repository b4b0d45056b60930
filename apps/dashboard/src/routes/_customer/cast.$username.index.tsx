import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { prefetchOverview } from '#/features/cast/overview/overview.prefetch.ts';
import { OverviewScreen } from '#/features/cast/overview/overview.screen.tsx';

export const Route = createFileRoute('/_customer/cast/$username/')({
  staticData: { title: msg`Cast` },
  loader: prefetchOverview,
  component: OverviewScreen,
});
