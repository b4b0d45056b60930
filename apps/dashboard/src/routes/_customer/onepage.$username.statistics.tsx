import { createFileRoute } from '@tanstack/react-router';
import { sitePages } from '#/features/onepage/shell/site-pages.ts';
import { prefetchSiteStatistics } from '#/features/onepage/statistics/statistics.prefetch.ts';
import { SiteStatisticsScreen } from '#/features/onepage/statistics/statistics.screen.tsx';
import { siteStatisticsSearch } from '#/features/onepage/statistics/statistics.search.ts';

export const Route = createFileRoute('/_customer/onepage/$username/statistics')({
  staticData: { title: sitePages.statistics.name },
  validateSearch: siteStatisticsSearch,
  loader: prefetchSiteStatistics,
  component: SiteStatisticsScreen,
});
