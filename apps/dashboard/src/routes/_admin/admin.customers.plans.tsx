import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { plansPrefetch } from '#/features/admin/plans/plans.prefetch.ts';
import { PlansScreen } from '#/features/admin/plans/plans.screen.tsx';

export const Route = createFileRoute('/_admin/admin/customers/plans')({
  staticData: { title: msg`Plans` },
  // Not awaited: the screen shows its own loading and error states.
  loader: ({ context: { api, queryClient } }) => plansPrefetch(api, queryClient),
  component: PlansScreen,
});
