import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { AdminLoginScreen } from '#/features/sign-in/admin-login.screen.tsx';
import { TeamInviteScreen } from '#/features/team-invite/team-invite.screen.tsx';
import { adminEntrySearch } from '#/session/sign-in.search.ts';

export const Route = createFileRoute('/_public/admin/')({
  staticData: { title: msg`Administration sign-in` },
  validateSearch: adminEntrySearch,
  component: AdminEntry,
});

function AdminEntry() {
  const { invite } = Route.useSearch();
  return invite === undefined ? <AdminLoginScreen /> : <TeamInviteScreen token={invite} />;
}
