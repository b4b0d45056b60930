import { useLingui } from '@lingui/react';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import type { AdminCast } from '@unmuted/api';
import { Button } from '@unmuted/ui/button';
import { CardFailed } from '@unmuted/ui/card';
import { NotFoundState } from '@unmuted/ui/not-found-state';
import { PageHeader } from '@unmuted/ui/page-header';
import { lazy, Suspense } from 'react';
import { PageSkeleton } from '#/components/page-skeleton/page-skeleton.tsx';
import { RowsSkeleton } from '#/components/rows-skeleton/rows-skeleton.tsx';
import { adminCastQuery } from '#/data/admin-casts/admin-casts.queries.ts';
import { OverviewScreen } from '#/features/cast/overview/overview.screen.tsx';
import type { AdminCastSearch } from '#/features/cast/shell/admin-cast.search.ts';
import { CastFrame } from '#/features/cast/shell/cast-frame.tsx';
import { CastHeader } from '#/features/cast/shell/cast-header.tsx';
import { StaffActions } from '#/features/cast/shell/staff-actions.tsx';
import { StaffCards } from '#/features/cast/shell/staff-cards.tsx';
import { StaffCastProvider } from '#/features/cast/shell/staff-cast-provider.tsx';
import { errorText } from '#/i18n/notice.messages.ts';

const StatisticsScreen = lazy(async () => ({
  default: (await import('#/features/cast/statistics/statistics.screen.tsx')).StatisticsScreen,
}));
const ListenersScreen = lazy(async () => ({
  default: (await import('#/features/cast/listeners/listeners.screen.tsx')).ListenersScreen,
}));
const GeoblockingScreen = lazy(async () => ({
  default: (await import('#/features/cast/geoblocking/geoblocking.screen.tsx')).GeoblockingScreen,
}));
const DirectoriesScreen = lazy(async () => ({
  default: (await import('#/features/cast/directories/directories.screen.tsx')).DirectoriesScreen,
}));
const WidgetsScreen = lazy(async () => ({
  default: (await import('#/features/cast/widgets/widgets.screen.tsx')).WidgetsScreen,
}));
const StaffSettings = lazy(async () => ({
  default: (await import('#/features/cast/settings/staff-settings.tsx')).StaffSettings,
}));

const route = getRouteApi('/_admin/admin/cast/$username');

/** `/admin/cast/{username}`: the customer's view of a cast, its owner and staff actions. */
export function AdminCastScreen() {
  const { i18n } = useLingui();
  const { show } = route.useSearch();
  // Selects single params to limit re-renders, as in `SignedInLayout`.
  const username = route.useParams({ select: (params) => params.username });
  const api = route.useRouteContext({ select: (context) => context.api });
  const staff = useQuery(adminCastQuery(api, username));
  return (
    <StaffCastProvider missing={<NotThere username={username} />}>
      <CastHeader
        breadcrumb={[
          <Link key="dashboard" to="/admin/dashboard">
            <Trans>Dashboard</Trans>
          </Link>,
          <Link key="casts" to="/admin/cast">
            <Trans>Casts</Trans>
          </Link>,
          username,
        ]}
        meta={
          staff.data && (
            <span>
              <bdi>{staff.data.customer.company ?? staff.data.customer.name}</bdi>
            </span>
          )
        }
        actions={staff.data && <StaffActions cast={staff.data} />}
      />
      <CastFrame>
        {staff.isError && !staff.data && (
          <CardFailed
            title={<Trans>Couldn’t load customer and limits</Trans>}
            description={errorText(i18n, staff.error)}
            retrying={staff.isFetching}
            onRetry={() => void staff.refetch()}
          />
        )}
        <Suspense fallback={<Outline show={show} />}>
          <Part show={show} staff={staff.data} />
        </Suspense>
      </CastFrame>
    </StaffCastProvider>
  );
}

/** Placeholder while the page's code loads. Only the widgets page may be shorter than the screen. */
function Outline({ show }: Pick<AdminCastSearch, 'show'>) {
  const rows = <RowsSkeleton count={5} />;
  return show === 'widgets' ? rows : <PageSkeleton>{rows}</PageSkeleton>;
}

function Part({ show, staff }: Pick<AdminCastSearch, 'show'> & { staff: AdminCast | undefined }) {
  if (show === 'stats') return <StatisticsScreen />;
  if (show === 'listeners') return <ListenersScreen />;
  if (show === 'geoblocking') return <GeoblockingScreen />;
  if (show === 'directories') return <DirectoriesScreen />;
  if (show === 'widgets') return <WidgetsScreen />;
  if (show === 'settings') return <StaffSettings />;
  return (
    <>
      <OverviewScreen />
      {staff && <StaffCards cast={staff} />}
    </>
  );
}

function NotThere({ username }: { username: string }) {
  return (
    <>
      <PageHeader title={<Trans>Cast not found</Trans>} />
      <NotFoundState
        className="min-h-96"
        title={<Trans>There is no cast “{username}”</Trans>}
        description={<Trans>It was renamed or deleted.</Trans>}
        action={
          <Button asChild>
            <Link to="/admin/cast">
              <Trans>Go to casts</Trans>
            </Link>
          </Button>
        }
      />
    </>
  );
}
