import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { serviceQuery, servicesQuery } from '#/data/streaming-services/streaming-services.queries.ts';
import { StreamingServicesScreen } from '#/features/admin/streaming-services/services.screen.tsx';
import {
  type ServicesSearch,
  servicesParams,
  servicesSearch,
} from '#/features/admin/streaming-services/services.search.ts';
import { mayUser } from '#/session/use-permission.ts';

export const Route = createFileRoute('/_admin/admin/streaming-services')({
  staticData: { title: msg`Streaming services`, permission: 'services.manage' },
  // Parsed by the screen and the loader, so that the sign-in page does not load the parser.
  validateSearch: (search: ServicesSearch) => search,
  // Not awaited: the screen shows its own loading and error states.
  loader: ({ context: { api, queryClient, session }, cause, location }) => {
    if (cause === 'stay' || !mayUser(session.user(), 'services.manage')) return;
    const search = servicesSearch(location.search);
    void queryClient.prefetchQuery(servicesQuery(api, servicesParams(search)));
    if (search.service !== undefined) void queryClient.prefetchQuery(serviceQuery(api, search.service));
  },
  component: StreamingServicesScreen,
});
