import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { silenceWallQuery } from '#/data/admin-silence/admin-silence.queries.ts';
import { SilenceWallScreen } from '#/features/admin/silence-wall/silence-wall.screen.tsx';
import {
  type SilenceWallSearch,
  silenceWallParams,
  silenceWallSearch,
} from '#/features/admin/silence-wall/silence-wall.search.ts';
import { mayUser } from '#/session/use-permission.ts';

export const Route = createFileRoute('/_admin/admin/silence/')({
  staticData: { title: msg`Silence wall`, permission: 'services.manage' },
  // Parsed by the screen and the loader, so that the sign-in page does not load the parser.
  validateSearch: (search: SilenceWallSearch) => search,
  // Not awaited: the screen shows its own loading and error states.
  loader: ({ context: { api, queryClient, session }, cause, location: { search } }) => {
    if (cause !== 'stay' && mayUser(session.user(), 'services.manage'))
      void queryClient.prefetchQuery(silenceWallQuery(api, silenceWallParams(silenceWallSearch(search))));
  },
  component: SilenceWallScreen,
});
