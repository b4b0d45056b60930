import { createFileRoute } from '@tanstack/react-router';
import { permittedLoader } from '#/features/cast/shell/cast-loader.ts';
import { castPages } from '#/features/cast/shell/cast-pages.ts';
import { prefetchStatistics } from '#/features/cast/statistics/statistics.prefetch.ts';
import { StatisticsScreen } from '#/features/cast/statistics/statistics.screen.tsx';
import { statisticsSearch } from '#/features/cast/statistics/statistics.search.ts';

export const Route = createFileRoute('/_customer/cast/$username/stats')({
  staticData: { title: castPages.stats.name },
  validateSearch: statisticsSearch,
  loader: permittedLoader('stats', prefetchStatistics),
  component: StatisticsScreen,
});
