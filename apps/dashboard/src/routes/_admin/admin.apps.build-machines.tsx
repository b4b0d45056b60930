import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { buildMachinesQuery } from '#/data/apps/build-machines.queries.ts';
import { BuildMachinesScreen } from '#/features/admin/build-machines/build-machines.screen.tsx';
import { mayUser } from '#/session/use-permission.ts';

export const Route = createFileRoute('/_admin/admin/apps/build-machines')({
  staticData: { title: msg`Build machines`, permission: 'services.manage' },
  // Not awaited: the screen shows its own loading and error states.
  loader: ({ context: { api, queryClient, session } }) => {
    if (mayUser(session.user(), 'services.manage')) void queryClient.prefetchQuery(buildMachinesQuery(api));
  },
  component: BuildMachinesScreen,
});
