import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { prefetchStatistics } from '#/features/cast/statistics/statistics.prefetch.ts';
import { StatisticsScreen } from '#/features/cast/statistics/statistics.screen.tsx';
import type { StatisticsSearch } from '#/features/cast/statistics/statistics.search.ts';

export const Route = createFileRoute('/_customer/cast/$username/stats')({
  staticData: { title: msg`Statistics` },
  // Validated by the screen, so that the sign-in page, which loads all routes, does not load the validation.
  validateSearch: (search: StatisticsSearch) => search,
  // Not awaited: each card shows its own loading and error states.
  loader: ({ context: { api, queryClient }, params: { username }, location }) => {
    void prefetchStatistics(queryClient, api, username, location.search);
  },
  component: StatisticsScreen,
});
