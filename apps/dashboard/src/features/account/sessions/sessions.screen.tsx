import { Trans } from '@lingui/react/macro';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { QueryContent } from '#/components/query-content/query-content.tsx';
import { RowsSkeleton } from '#/components/rows-skeleton/rows-skeleton.tsx';
import { activityQuery, sessionsQuery } from '#/data/security/security.queries.ts';
import { ActivityCard } from '#/features/account/sessions/activity-card.tsx';
import { SessionsCard } from '#/features/account/sessions/sessions-card.tsx';
import { useAccount } from '#/features/account/shell/use-account.ts';

/** Active sessions and account activity; each card has its own error state. */
export function SessionsScreen() {
  const { api } = useAccount();
  const sessions = useQuery(sessionsQuery(api));
  const activity = useInfiniteQuery(activityQuery(api));
  return (
    <>
      <QueryContent
        failedTitle={<Trans>Couldn’t load your sessions</Trans>}
        query={sessions}
        skeleton={<RowsSkeleton count={3} hasTitle />}
      >
        {({ items, total }) => <SessionsCard sessions={items} total={total} />}
      </QueryContent>
      <QueryContent
        failedTitle={<Trans>Couldn’t load your recent activity</Trans>}
        query={activity}
        skeleton={<RowsSkeleton count={4} hasTitle />}
      >
        {({ pages }) => (
          <ActivityCard
            events={pages.flatMap(({ items }) => items)}
            more={activity}
            total={pages.at(-1)?.total ?? 0}
          />
        )}
      </QueryContent>
    </>
  );
}
