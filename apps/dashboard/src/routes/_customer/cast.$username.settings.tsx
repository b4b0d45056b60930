import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { generalQuery, streamsQuery } from '#/data/cast-settings/cast-settings.queries.ts';
import { SettingsScreen } from '#/features/cast/settings/settings.screen.tsx';
import type { SettingsSearch } from '#/features/cast/settings/settings.search.ts';

export const Route = createFileRoute('/_customer/cast/$username/settings')({
  staticData: { title: msg`Settings` },
  // The screen judges it; the sign-in page, which knows all routes, need not load how.
  validateSearch: (search: SettingsSearch) => search,
  // Started, not awaited: the screen shows its own loading and failed face.
  loader: ({ context: { api, queryClient }, params: { username } }) => {
    void queryClient.prefetchQuery(generalQuery(api, username));
    void queryClient.prefetchQuery(streamsQuery(api, username));
  },
  component: SettingsScreen,
});
