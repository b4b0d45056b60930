import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { prefetchStatistics } from '#/features/cast/statistics/statistics.prefetch.ts';
import { StatisticsScreen } from '#/features/cast/statistics/statistics.screen.tsx';
import type { StatisticsSearch } from '#/features/cast/statistics/statistics.search.ts';

export const Route = createFileRoute('/_customer/cast/$username/stats')({
  staticData: { title: msg`Statistics` },
  // The screen judges each word; the sign-in page, which knows all routes, need not load how.
  validateSearch: (search: StatisticsSearch) => search,
  // Started, not awaited: each card shows its own loading and failed face.
  loader: ({ context: { api, queryClient }, params: { username }, location }) => {
    void prefetchStatistics(queryClient, api, username, location.search);
  },
  component: StatisticsScreen,
});
