import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { castOverviewQuery } from '#/data/casts/casts.queries.ts';
import { onAirDayQuery, playedTitlesQuery } from '#/data/on-air/on-air.queries.ts';
import { OverviewScreen } from '#/features/cast/overview/overview.screen.tsx';

export const Route = createFileRoute('/_customer/cast/$username/')({
  staticData: { title: msg`Cast` },
  // Not awaited: each card shows its own loading and error states. The cards of a cast that never connected
  // are not rendered; for an unknown cast, the cards run their own queries.
  loader: ({ context: { api, queryClient }, params: { username } }) => {
    const known = queryClient.getQueryData(castOverviewQuery(api).queryKey);
    const cast = known?.items.find(({ now }) => now.username === username);
    if (!cast || cast.now.state === 'never_connected') return;
    void queryClient.prefetchQuery(onAirDayQuery(api, username));
    void queryClient.prefetchQuery(playedTitlesQuery(api, username));
  },
  component: OverviewScreen,
});
