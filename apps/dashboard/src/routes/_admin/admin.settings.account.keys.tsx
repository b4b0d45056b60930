import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { keysQuery } from '#/data/keys/keys.queries.ts';
import { KeysScreen } from '#/features/account/keys/keys.screen.tsx';
import { mayUser } from '#/session/use-permission.ts';

export const Route = createFileRoute('/_admin/admin/settings/account/keys')({
  staticData: { title: msg`API keys`, permission: 'keys.manage' },
  // Not awaited: the card shows its own loading and error states.
  loader: ({ context: { api, queryClient, session } }) => {
    if (mayUser(session.user(), 'keys.manage')) void queryClient.prefetchQuery(keysQuery(api, 'admin'));
  },
  component: KeysScreen,
});
