import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { mfaQuery } from '#/data/security/security.queries.ts';
import { SecondStepScreen } from '#/features/account/second-step/second-step.screen.tsx';

export const Route = createFileRoute('/_admin/admin/settings/account/second-step')({
  staticData: { title: msg`Two-step sign-in` },
  // Not awaited: the card shows its own loading and error states.
  loader: ({ context: { api, queryClient } }) => {
    void queryClient.prefetchQuery(mfaQuery(api));
  },
  component: SecondStepScreen,
});
