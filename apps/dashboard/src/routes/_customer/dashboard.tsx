import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { castOverviewQuery } from '#/data/casts/casts.queries.ts';
import { alexaQuery, mobileAppsQuery, onePagesQuery, productsQuery } from '#/data/lists/lists.queries.ts';
import { DashboardScreen } from '#/features/dashboard/shell/dashboard.screen.tsx';

export const Route = createFileRoute('/_customer/dashboard')({
  staticData: { title: msg`Dashboard` },
  // Not awaited: each card shows its own loading and error states.
  loader: ({ context: { api, queryClient } }) => {
    void queryClient.prefetchQuery(productsQuery(api));
    void queryClient.prefetchQuery(onePagesQuery(api));
    void queryClient.prefetchQuery(alexaQuery(api));
    void queryClient.prefetchQuery(mobileAppsQuery(api));
    void queryClient.prefetchQuery(castOverviewQuery(api));
  },
  component: DashboardScreen,
});
