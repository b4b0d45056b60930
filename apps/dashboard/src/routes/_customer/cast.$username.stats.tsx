import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { generalQuery } from '#/data/cast-settings.queries.ts';
import { StatisticsScreen } from '#/features/cast/screens/statistics.screen.tsx';
import type { StatisticsSearch } from '#/features/cast/statistics.search.ts';

export const Route = createFileRoute('/_customer/cast/$username/stats')({
  staticData: { title: msg`Statistics` },
  // The screen judges each word; the sign-in page, which knows all routes, need not load how.
  validateSearch: (search: StatisticsSearch) => search,
  // Started, not awaited: in the time zone of the cast, without which there are no days, all else is asked.
  loader: ({ context: { api, queryClient }, params: { username } }) => {
    void queryClient.prefetchQuery(generalQuery(api, username));
  },
  component: StatisticsScreen,
});
