import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { adminUserInfoQuery } from '#/data/account/account.queries.ts';
import { AdminProfileScreen } from '#/features/account/profile/profile.screen.tsx';

export const Route = createFileRoute('/_admin/admin/settings/account/profile')({
  staticData: { title: msg`Profile` },
  // Not awaited: the card shows its own loading and error states.
  loader: ({ context: { api, queryClient } }) => {
    void queryClient.prefetchQuery(adminUserInfoQuery(api));
  },
  component: AdminProfileScreen,
});
