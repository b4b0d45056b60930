import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { openTeamInvite } from '#/data/team/team.queries.ts';
import { TeamInvitePending } from '#/features/team-invite/team-invite.pending.tsx';
import { TeamInviteScreen } from '#/features/team-invite/team-invite.screen.tsx';
import { linkSearch } from '#/lib/link.search.ts';

export const Route = createFileRoute('/_public/admin/invite')({
  staticData: { title: msg`Join the team` },
  validateSearch: linkSearch,
  loaderDeps: ({ search: { token = '' } }) => ({ token }),
  beforeLoad: ({ context }) => context.openSession(),
  loader: ({ context: { api }, deps: { token } }) => openTeamInvite(api, token),
  // Each attempt counts: another one is made by the user.
  staleTime: Number.POSITIVE_INFINITY,
  component: TeamInviteScreen,
  pendingComponent: TeamInvitePending,
});
