import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { userInfoQuery } from '#/data/account/account.queries.ts';
import { CustomerProfileScreen } from '#/features/account/profile/profile.screen.tsx';
import { profileSearch } from '#/features/account/profile/profile.search.ts';

export const Route = createFileRoute('/_customer/template/pages/setting/profile')({
  staticData: { title: msg`Profile` },
  validateSearch: profileSearch,
  // Not awaited: the card shows its own loading and error states.
  loader: ({ context: { api, queryClient } }) => {
    void queryClient.prefetchQuery(userInfoQuery(api));
  },
  component: CustomerProfileScreen,
});
