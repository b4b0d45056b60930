import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { alertsQuery } from '#/data/admin-silence/admin-silence.queries.ts';
import { SilenceAlertsScreen } from '#/features/admin/silence-alerts/silence-alerts.screen.tsx';
import {
  type SilenceAlertsSearch,
  silenceAlertsParams,
  silenceAlertsSearch,
} from '#/features/admin/silence-alerts/silence-alerts.search.ts';
import { mayUser } from '#/session/use-permission.ts';

export const Route = createFileRoute('/_admin/admin/silence/notifications')({
  staticData: { title: msg`Notifications about silence`, permission: 'services.manage' },
  // Parsed by the screen and the loader, so that the sign-in page does not load the parser.
  validateSearch: (search: SilenceAlertsSearch) => search,
  // Not awaited: the screen shows its own loading and error states.
  loader: ({ context: { api, queryClient, session }, cause, location: { search } }) => {
    if (cause !== 'stay' && mayUser(session.user(), 'services.manage'))
      void queryClient.prefetchQuery(alertsQuery(api, silenceAlertsParams(silenceAlertsSearch(search))));
  },
  component: SilenceAlertsScreen,
});
