import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { TeamInviteScreen } from '#/features/team-invite/team-invite.screen.tsx';
import { linkSearch } from '#/lib/link.search.ts';

export const Route = createFileRoute('/_public/admin/invite')({
  staticData: { title: msg`Join the team` },
  validateSearch: linkSearch,
  beforeLoad: ({ context }) => context.openSession(),
  component: TeamInviteScreen,
});
