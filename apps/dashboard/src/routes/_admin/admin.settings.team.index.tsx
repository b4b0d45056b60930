import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { teamQuery } from '#/data/team/team.queries.ts';
import { TeamScreen } from '#/features/admin/team/team.screen.tsx';

export const Route = createFileRoute('/_admin/admin/settings/team/')({
  staticData: { title: msg`Team` },
  // Not awaited: the screen shows its own loading and error states.
  loader: ({ context: { api, queryClient } }) => void queryClient.prefetchQuery(teamQuery(api)),
  component: TeamScreen,
});
