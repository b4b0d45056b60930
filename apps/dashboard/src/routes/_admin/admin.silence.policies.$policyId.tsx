import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { silencePolicyQuery } from '#/data/admin-silence/silence-policies.queries.ts';
import { SilencePolicyScreen } from '#/features/admin/silence-policies/silence-policy.screen.tsx';
import { mayUser } from '#/session/use-permission.ts';

export const Route = createFileRoute('/_admin/admin/silence/policies/$policyId')({
  staticData: { title: msg`Policy about silence`, permission: 'services.manage' },
  // Not awaited: the screen shows its own loading and error states.
  loader: ({ context: { api, queryClient, session }, cause, params: { policyId } }) => {
    if (cause !== 'stay' && mayUser(session.user(), 'services.manage'))
      void queryClient.prefetchQuery(silencePolicyQuery(api, policyId));
  },
  component: SilencePolicyScreen,
});
