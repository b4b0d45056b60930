import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { streamsQuery } from '#/data/cast-settings.queries.ts';
import { SettingsScreen } from '#/features/cast/screens/settings.screen.tsx';
import { settingsSearch } from '#/features/cast/settings.search.ts';

export const Route = createFileRoute('/_customer/cast/$username/settings')({
  staticData: { title: msg`Settings` },
  validateSearch: settingsSearch,
  // Started, not awaited: the screen shows its own loading and failed face.
  loader: ({ context: { api, queryClient }, params: { username } }) => {
    void queryClient.prefetchQuery(streamsQuery(api, username));
  },
  component: SettingsScreen,
});
