import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { fleetSongsPrefetch } from '#/features/admin/now-playing/now-playing-fleet.prefetch.ts';
import { NowPlayingFleetScreen } from '#/features/admin/now-playing/now-playing-fleet.screen.tsx';
import type { FleetSongsSearch } from '#/features/admin/now-playing/now-playing-fleet.search.ts';
import { mayUser } from '#/session/use-permission.ts';

export const Route = createFileRoute('/_admin/admin/nowplaying')({
  staticData: { title: msg`Now playing`, permission: 'services.manage' },
  // Parsed by the screen and the loader, so that the sign-in page does not load the parser.
  validateSearch: (search: FleetSongsSearch) => search,
  // Not awaited: the screen shows its own loading and error states.
  loader: ({ context: { api, queryClient, session }, cause, location: { search } }) => {
    if (cause !== 'stay' && mayUser(session.user(), 'services.manage'))
      fleetSongsPrefetch(api, queryClient, search);
  },
  component: NowPlayingFleetScreen,
});
