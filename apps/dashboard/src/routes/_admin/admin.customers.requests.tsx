import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { requestsPrefetch } from '#/features/admin/requests/requests.prefetch.ts';
import { RequestsScreen } from '#/features/admin/requests/requests.screen.tsx';

export const Route = createFileRoute('/_admin/admin/customers/requests')({
  staticData: { title: msg`Requests` },
  // Not awaited: the screen shows its own loading and error states.
  loader: ({ context: { api, queryClient } }) => requestsPrefetch(api, queryClient),
  component: RequestsScreen,
});
