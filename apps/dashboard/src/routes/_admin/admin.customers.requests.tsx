import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { requestsPrefetch } from '#/features/admin/requests/requests.prefetch.ts';
import { RequestsScreen } from '#/features/admin/requests/requests.screen.tsx';
import type { RequestsSearch } from '#/features/admin/requests/requests.search.ts';

export const Route = createFileRoute('/_admin/admin/customers/requests')({
  staticData: { title: msg`Requests` },
  // Parsed by the screen and the loader, so that the sign-in page does not load the parser.
  validateSearch: (search: RequestsSearch) => search,
  // Not awaited: the screen shows its own loading and error states.
  loader: ({ context: { api, queryClient }, cause, location: { search } }) => {
    if (cause !== 'stay') requestsPrefetch(api, queryClient, search);
  },
  component: RequestsScreen,
});
