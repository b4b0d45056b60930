import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { adminUserInfoQuery } from '#/data/account/account.queries.ts';
import { AdminLanguageScreen } from '#/features/account/language/language.screen.tsx';

export const Route = createFileRoute('/_admin/admin/settings/account/language')({
  staticData: { title: msg`Language and time` },
  // Not awaited: the card shows its own loading and error states.
  loader: ({ context: { api, queryClient } }) => {
    void queryClient.prefetchQuery(adminUserInfoQuery(api));
  },
  component: AdminLanguageScreen,
});
