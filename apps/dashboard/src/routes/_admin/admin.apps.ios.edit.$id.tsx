import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { staffAppQuery } from '#/data/apps/staff-apps.queries.ts';
import { StaffAppScreen } from '#/features/admin/app/app.screen.tsx';
import type { AppSearch } from '#/features/admin/app/app.search.ts';
import { mayUser } from '#/session/use-permission.ts';

export const Route = createFileRoute('/_admin/admin/apps/ios/edit/$id')({
  staticData: { title: msg`iOS app`, permission: 'services.manage' },
  // Parsed by the screen, so that the sign-in page does not load the parser.
  validateSearch: (search: AppSearch) => search,
  // Not awaited: the screen shows its own loading and error states.
  loader: ({ context: { api, queryClient, session }, cause, params: { id } }) => {
    if (cause !== 'stay' && mayUser(session.user(), 'services.manage'))
      void queryClient.prefetchQuery(staffAppQuery(api, { platform: 'ios', id }));
  },
  component: () => <StaffAppScreen platform="ios" />,
});
