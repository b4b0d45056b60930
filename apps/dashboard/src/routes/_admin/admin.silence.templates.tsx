import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { alertTemplatesQuery } from '#/data/admin-silence/alert-templates.queries.ts';
import { SilenceTemplatesScreen } from '#/features/admin/silence-templates/silence-templates.screen.tsx';
import type { SilenceTemplatesSearch } from '#/features/admin/silence-templates/silence-templates.search.ts';
import { mayUser } from '#/session/use-permission.ts';

export const Route = createFileRoute('/_admin/admin/silence/templates')({
  staticData: { title: msg`Texts of silence alarms`, permission: 'services.manage' },
  // Parsed by the screen, so that the sign-in page does not load the parser.
  validateSearch: (search: SilenceTemplatesSearch) => search,
  // Not awaited: the screen shows its own loading and error states.
  loader: ({ context: { api, queryClient, session }, cause }) => {
    if (cause !== 'stay' && mayUser(session.user(), 'services.manage'))
      void queryClient.prefetchQuery(alertTemplatesQuery(api));
  },
  component: SilenceTemplatesScreen,
});
