import { createFileRoute } from '@tanstack/react-router';
import { castPages } from '#/features/cast/shell/cast-pages.ts';
import { prefetchStatistics } from '#/features/cast/statistics/statistics.prefetch.ts';
import { StatisticsScreen } from '#/features/cast/statistics/statistics.screen.tsx';
import { statisticsSearch } from '#/features/cast/statistics/statistics.search.ts';

export const Route = createFileRoute('/_admin/admin/cast/$username/stats')({
  staticData: { title: castPages.stats.name },
  validateSearch: statisticsSearch,
  loader: prefetchStatistics,
  component: StatisticsScreen,
});
