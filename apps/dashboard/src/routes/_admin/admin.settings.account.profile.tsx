import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { adminUserInfoQuery } from '#/data/account/account.queries.ts';
import { AdminProfileScreen } from '#/features/account/profile/profile.screen.tsx';

export const Route = createFileRoute('/_admin/admin/settings/account/profile')({
  staticData: { title: msg`Profile` },
  // Started, not awaited: the card shows its own loading and failed face.
  loader: ({ context: { api, queryClient } }) => {
    void queryClient.prefetchQuery(adminUserInfoQuery(api));
  },
  component: AdminProfileScreen,
});
