import { useLingui } from '@lingui/react';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { CardFailed, CardSkeleton } from '@unmuted/ui/card';
import { PageHeader } from '@unmuted/ui/page-header';
import { useIsStale } from '#/components/freshness/use-is-stale.ts';
import { adminDashboardQuery } from '#/data/admin-dashboard.queries.ts';
import { useLiveTopics } from '#/data/live-context.tsx';
import { CastTables } from '#/features/admin-dashboard/components/cast-tables.tsx';
import { FleetCard } from '#/features/admin-dashboard/components/fleet-card.tsx';
import { FleetTiles } from '#/features/admin-dashboard/components/fleet-tiles.tsx';
import { errorText } from '#/i18n/notice-texts.ts';

const route = getRouteApi('/_admin/admin/dashboard');

/** `/admin/dashboard`: the fleet in the figures the engine reports. */
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
            <CardSkeleton className="min-h-67" />
            <CardSkeleton className="min-h-24" />
            <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,28rem),1fr))] gap-4 md:gap-6">
              <CardSkeleton />
              <CardSkeleton />
            </div>
          </>
        )}
        {data && (
          <>
            <FleetCard dashboard={data} isStale={isStale} />
            <FleetTiles dashboard={data} />
            <CastTables dashboard={data} />
          </>
        )}
        {!data && error && (
          <CardFailed
            className="min-h-67"
            title={<Trans>The figures of the fleet did not load</Trans>}
            description={errorText(i18n, error)}
            retrying={isFetching}
            onRetry={() => void refetch()}
          />
        )}
      </div>
    </>
  );
}
