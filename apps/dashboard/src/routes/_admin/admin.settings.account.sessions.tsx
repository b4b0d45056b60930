import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { activityQuery, sessionsQuery } from '#/data/security/security.queries.ts';
import { SessionsScreen } from '#/features/account/sessions/sessions.screen.tsx';

export const Route = createFileRoute('/_admin/admin/settings/account/sessions')({
  staticData: { title: msg`Sessions` },
  // Not awaited: each card shows its own loading and error states.
  loader: ({ context: { api, queryClient } }) => {
    void queryClient.prefetchQuery(sessionsQuery(api));
    void queryClient.prefetchInfiniteQuery(activityQuery(api));
  },
  component: SessionsScreen,
});
