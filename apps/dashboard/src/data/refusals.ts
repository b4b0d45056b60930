import type { QueryClient } from '@tanstack/react-query';
import type { RouterHistory } from '@tanstack/react-router';
import type { ApiClients } from '@unmuted/api';
import { adminUserInfoQuery, userInfoQuery } from '#/data/account/account.queries.ts';
import { areaAt } from '#/session/route-area.ts';
import type { SessionUser } from '#/session/session-user.ts';

export interface RefusalContext {
  api: ApiClients;
  queryClient: QueryClient;
  history: RouterHistory;
  keepUser: (user: SessionUser) => void;
}

/**
 * Responds to what the server refuses to the person, whichever call it was. Loaded with the first refusal.
 * - The role has changed elsewhere: the profile is read again, so that screens offer what the person may still do.
 * - Two-step sign-in is required: leads to the page that sets it up, and from there back.
 */
export function followRefusal(
  code: 'account.not_permitted' | 'account.second_step_needed',
  context: RefusalContext,
): void {
  if (code === 'account.not_permitted') void refreshUser(context).catch(() => {});
  else leadToSetup(context.history);
}

/** Concurrent refusals share one call. */
async function refreshUser({ api, queryClient, history, keepUser }: RefusalContext): Promise<void> {
  const staleTime = 0;
  keepUser(
    areaAt(history.location.pathname) === 'admin'
      ? await queryClient.fetchQuery({ ...adminUserInfoQuery(api), staleTime })
      : await queryClient.fetchQuery({ ...userInfoQuery(api), staleTime }),
  );
}

/** The own account stays open without it. */
const account = '/admin/settings/account';

function leadToSetup(history: RouterHistory): void {
  const { pathname, href } = history.location;
  if (pathname.startsWith(account)) return;
  history.replace(`${account}/second-step`, { returnTo: href });
}
