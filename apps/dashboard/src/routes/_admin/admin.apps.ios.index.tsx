import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { staffAppsQuery } from '#/data/apps/staff-apps.queries.ts';
import { AppsScreen } from '#/features/admin/apps/apps.screen.tsx';
import { type AppsSearch, appsParams, appsSearch } from '#/features/admin/apps/apps.search.ts';
import { mayUser } from '#/session/use-permission.ts';

export const Route = createFileRoute('/_admin/admin/apps/ios/')({
  staticData: { title: msg`iOS apps`, permission: 'services.manage' },
  // Parsed by the screen and the loader, so that the sign-in page does not load the parser.
  validateSearch: (search: AppsSearch) => search,
  // Not awaited: the screen shows its own loading and error states.
  loader: ({ context: { api, queryClient, session }, cause, location: { search } }) => {
    // The screen debounces and requests searches while it is open.
    if (cause !== 'stay' && mayUser(session.user(), 'services.manage'))
      void queryClient.prefetchQuery(staffAppsQuery(api, 'ios', appsParams(appsSearch(search))));
  },
  component: () => <AppsScreen platform="ios" />,
});
