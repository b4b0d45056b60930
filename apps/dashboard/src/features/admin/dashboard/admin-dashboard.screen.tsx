import { useLingui } from '@lingui/react';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { CardFailed, CardSkeleton } from '@unmuted/ui/card';
import { PageHeader } from '@unmuted/ui/page-header';
import { Skeleton } from '@unmuted/ui/skeleton';
import { useIsStale } from '#/components/freshness/use-is-stale.ts';
import { HeroSkeleton } from '#/components/hero-card/hero-skeleton.tsx';
import { RowsSkeleton } from '#/components/rows-skeleton/rows-skeleton.tsx';
import { adminDashboardQuery } from '#/data/admin-dashboard/admin-dashboard.queries.ts';
import { useLiveTopics } from '#/data/live/live-context.tsx';
import { AppWorkCard } from '#/features/admin/dashboard/app-work-card.tsx';
import { CastTables } from '#/features/admin/dashboard/cast-tables.tsx';
import { FleetCard } from '#/features/admin/dashboard/fleet-card.tsx';
import { FleetTiles } from '#/features/admin/dashboard/fleet-tiles.tsx';
import { QueueCard } from '#/features/admin/dashboard/queue-card.tsx';
import { errorText } from '#/i18n/notice.messages.ts';

const route = getRouteApi('/_admin/admin/dashboard');

/** `/admin/dashboard`: fleet statistics from the engine. */
export function AdminDashboardScreen() {
  const { i18n } = useLingui();
  const { api } = route.useRouteContext();
  const { data, dataUpdatedAt, error, isFetching, isPending, refetch } = useQuery(adminDashboardQuery(api));
  const rows = [...(data?.troubled ?? []), ...(data?.busiest ?? [])];
  useLiveTopics(['fleet', ...rows.map(({ username }) => `cast:${username}` as const)]);
  const isStale = useIsStale(dataUpdatedAt);
  return (
    <>
      <PageHeader title={<Trans>Admin dashboard</Trans>} />
      <div className="grid gap-4 md:gap-6">
        {isPending && (
          <>
            <HeroSkeleton />
            <CardSkeleton className="min-h-0">
              <div className="flex flex-wrap gap-x-16 gap-y-4">
                <Skeleton height={44} width={96} />
                <Skeleton height={44} width={96} />
                <Skeleton height={44} width={96} />
                <Skeleton height={44} width={96} />
              </div>
            </CardSkeleton>
            <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,28rem),1fr))] gap-4 md:gap-6">
              <RowsSkeleton count={2} hasTitle />
              <RowsSkeleton count={2} hasTitle />
            </div>
          </>
        )}
        {data && (
          <>
            <FleetCard dashboard={data} isStale={isStale} />
            <FleetTiles dashboard={data} />
            <QueueCard queue={data.queue} />
            <AppWorkCard work={data.appWork} />
            <CastTables dashboard={data} isStale={isStale} />
          </>
        )}
        {!data && error && (
          <CardFailed
            className="min-h-67"
            title={<Trans>Couldn’t load fleet figures</Trans>}
            description={errorText(i18n, error)}
            retrying={isFetching}
            onRetry={() => void refetch()}
          />
        )}
      </div>
    </>
  );
}
