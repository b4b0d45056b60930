import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { generalQuery, streamsQuery } from '#/data/cast-settings/cast-settings.queries.ts';
import { SettingsScreen } from '#/features/cast/settings/settings.screen.tsx';
import type { SettingsSearch } from '#/features/cast/settings/settings.search.ts';

export const Route = createFileRoute('/_customer/cast/$username/settings')({
  staticData: { title: msg`Settings` },
  // Validated by the screen, so that the sign-in page, which loads all routes, does not load the validation.
  validateSearch: (search: SettingsSearch) => search,
  // Not awaited: the screen shows its own loading and error states.
  loader: ({ context: { api, queryClient }, params: { username } }) => {
    void queryClient.prefetchQuery(generalQuery(api, username));
    void queryClient.prefetchQuery(streamsQuery(api, username));
  },
  component: SettingsScreen,
});
