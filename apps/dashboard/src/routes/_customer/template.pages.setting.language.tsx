import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { userInfoQuery } from '#/data/account/account.queries.ts';
import { CustomerLanguageScreen } from '#/features/account/language/language.screen.tsx';

export const Route = createFileRoute('/_customer/template/pages/setting/language')({
  staticData: { title: msg`Language and time` },
  // Not awaited: the card shows its own loading and error states.
  loader: ({ context: { api, queryClient } }) => {
    void queryClient.prefetchQuery(userInfoQuery(api));
  },
  component: CustomerLanguageScreen,
});
