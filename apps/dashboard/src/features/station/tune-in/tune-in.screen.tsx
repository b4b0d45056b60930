import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { ApiClients, TuneIn } from '@unmuted/api';
import { QueryContent } from '#/components/query-content/query-content.tsx';
import { RowsSkeleton } from '#/components/rows-skeleton/rows-skeleton.tsx';
import { useLiveTopics } from '#/data/live/live-context.tsx';
import { tuneInQuery } from '#/data/tune-in/tune-in.queries.ts';
import { CallsCard } from '#/features/station/tune-in/calls-card.tsx';
import { ConnectionCard } from '#/features/station/tune-in/connection-card.tsx';
import { SetUp } from '#/features/station/tune-in/set-up.tsx';
import { StateCard } from '#/features/station/tune-in/state-card.tsx';
import { TestCard } from '#/features/station/tune-in/test-card.tsx';
import { usePermission } from '#/session/use-permission.ts';

interface TuneInScreenProps {
  api: ApiClients;
  stationId: string;
  /** Whether the station is suspended: its owner cannot change it. */
  isSuspended: boolean;
}

/** `/station/{id}/tunein/`: whether TuneIn accepts the songs, the log of the calls, and the credentials. */
export function TuneInScreen({ api, stationId, isSuspended }: TuneInScreenProps) {
  const query = useQuery(tuneInQuery(api, stationId));
  const isFixed = !usePermission('settings.manage') || isSuspended;
  useLiveTopics(query.data ? [`tunein:${stationId}` as const] : []);
  return (
    <QueryContent
      failedTitle={<Trans>Couldn’t load TuneIn</Trans>}
      query={query}
      skeleton={
        <div className="grid gap-4 md:gap-6">
          <RowsSkeleton count={4} hasTitle />
          <RowsSkeleton count={6} hasTitle />
        </div>
      }
    >
      {(tuneIn) =>
        tuneIn.settings ? (
          <SetUpScreen api={api} isFixed={isFixed} tuneIn={tuneIn} />
        ) : (
          <SetUp api={api} isFixed={isFixed} tuneIn={tuneIn} />
        )
      }
    </QueryContent>
  );
}

interface SetUpScreenProps {
  api: ApiClients;
  tuneIn: TuneIn;
  isFixed: boolean;
}

function SetUpScreen({ api, tuneIn, isFixed }: SetUpScreenProps) {
  return (
    <div className="grid gap-4 md:gap-6">
      <StateCard tuneIn={tuneIn} />
      <div className="grid items-start gap-4 md:gap-6 lg:grid-cols-[minmax(0,1fr)_minmax(0,25rem)] xl:grid-cols-[minmax(0,1fr)_minmax(0,27rem)]">
        <CallsCard api={api} stationId={tuneIn.id} />
        <div className="grid gap-4 md:gap-6">
          <ConnectionCard api={api} isFixed={isFixed} tuneIn={tuneIn} />
          {!isFixed && <TestCard api={api} tuneIn={tuneIn} />}
        </div>
      </div>
    </div>
  );
}
