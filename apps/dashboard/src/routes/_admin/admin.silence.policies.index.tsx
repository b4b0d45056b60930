import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { silencePoliciesQuery } from '#/data/admin-silence/silence-policies.queries.ts';
import { SilencePoliciesScreen } from '#/features/admin/silence-policies/silence-policies.screen.tsx';
import { mayUser } from '#/session/use-permission.ts';

export const Route = createFileRoute('/_admin/admin/silence/policies/')({
  staticData: { title: msg`Policies about silence`, permission: 'services.manage' },
  // Not awaited: the screen shows its own loading and error states.
  loader: ({ context: { api, queryClient, session }, cause }) => {
    if (cause !== 'stay' && mayUser(session.user(), 'services.manage'))
      void queryClient.prefetchQuery(silencePoliciesQuery(api));
  },
  component: SilencePoliciesScreen,
});
