import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { sessionsQuery } from '#/data/security/security.queries.ts';
import { PasswordScreen } from '#/features/account/password/password.screen.tsx';

export const Route = createFileRoute('/_admin/admin/settings/account/password')({
  staticData: { title: msg`Password` },
  // Not awaited: the card shows its own loading and error states.
  loader: ({ context: { api, queryClient } }) => {
    void queryClient.prefetchQuery(sessionsQuery(api));
  },
  component: PasswordScreen,
});
