import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { managedSilenceQuery } from '#/data/admin-silence/admin-silence.queries.ts';
import { ManagedSilenceScreen } from '#/features/admin/silence-manage/managed-silence.screen.tsx';
import type { ManagedSilenceSearch } from '#/features/admin/silence-manage/managed-silence.search.ts';
import { SilenceScreen } from '#/features/station/silence/silence.screen.tsx';
import { SilenceContext } from '#/features/station/silence/silence-context.ts';
import { mayUser } from '#/session/use-permission.ts';

export const Route = createFileRoute('/_admin/admin/silence/manage/$streamingServiceId')({
  staticData: { title: msg`Silence detection`, permission: 'services.manage' },
  // Parsed by the screen, so that the sign-in page does not load the parser.
  validateSearch: (search: ManagedSilenceSearch) => search,
  // Not awaited: the screen shows its own loading and error states.
  loader: ({ context: { api, queryClient, session }, cause, params: { streamingServiceId } }) => {
    if (cause !== 'stay' && mayUser(session.user(), 'services.manage'))
      void queryClient.prefetchQuery(managedSilenceQuery(api, streamingServiceId));
  },
  component: () => (
    <ManagedSilenceScreen
      customerPage={(station) => (
        <SilenceContext value={station}>
          <SilenceScreen />
        </SilenceContext>
      )}
    />
  ),
});
