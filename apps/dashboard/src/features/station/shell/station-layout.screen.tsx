import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link, Outlet } from '@tanstack/react-router';
import { ApiError } from '@unmuted/api';
import { useMemo, useState } from 'react';
import { lazyOverlay } from '#/components/lazy-part/lazy-part.tsx';
import { PermittedPage } from '#/components/resource-shell/permitted-page.tsx';
import { ResourceNotFound } from '#/components/resource-shell/resource-not-found.tsx';
import { ResourceShell } from '#/components/resource-shell/resource-shell.tsx';
import { useOwnTitle } from '#/components/root/use-page-effects.ts';
import { useLiveTopics } from '#/data/live/live-context.tsx';
import { stationQuery } from '#/data/stations/stations.queries.ts';
import { PausedChecks } from '#/features/station/checks/paused-checks.tsx';
import { StationContext, type StationContextValue } from '#/features/station/shell/station-context.ts';
import { StationHeader } from '#/features/station/shell/station-header.tsx';
import { StationLink } from '#/features/station/shell/station-link.tsx';
import { stationPages } from '#/features/station/shell/station-pages.ts';
import { StationTabs } from '#/features/station/shell/station-tabs.tsx';
import { StationTitle } from '#/features/station/shell/station-title.tsx';
import { SuspendedStation } from '#/features/station/shell/suspended-station.tsx';
import { usePrefetch } from '#/lib/prefetch.ts';
import { usePermission } from '#/session/use-permission.ts';

const route = getRouteApi('/_customer/station/$id');

/** A station that plays a cast changes with it: the engine reports no events for the station itself. */
const hostedRefetchMs = 10_000;

const PauseDialog = lazyOverlay(
  async () => (await import('#/features/station/checks/pause-dialog.tsx')).PauseDialog,
);
const StreamDialog = lazyOverlay(
  async () => (await import('#/features/station/stream/stream-dialog.tsx')).StreamDialog,
);

/** `/station/{id}`: layout of all pages of one of the customer's stations. */
export function StationLayout() {
  const id = route.useParams({ select: (params) => params.id });
  const api = route.useRouteContext({ select: (context) => context.api });
  const {
    data: station,
    error,
    isFetching,
    refetch,
  } = useQuery({
    ...stationQuery(api, id),
    refetchInterval: ({ state }) => (state.data?.service?.type === 'cast' ? hostedRefetchMs : false),
  });
  // An id of another form is invalid for the server.
  const isMissing = !station && error instanceof ApiError && (error.status === 404 || error.status === 422);
  useLiveTopics(station ? [`station:${station.id}` as const] : []);
  const mayManage = usePermission('settings.manage');
  const canEdit = mayManage && station !== undefined && station.status !== 'suspended';
  const canChange = canEdit && station.service !== null && station.service.type !== 'cast';
  /** The address to begin with; null while the dialog is closed. */
  const [change, setChange] = useState<{ url: string } | null>(null);
  const [isPausing, setPausing] = useState(false);
  const canPause = canChange && station.service?.pausedAt === null;
  usePrefetch(StreamDialog.load);
  usePrefetch(PauseDialog.load);
  const context = useMemo(
    (): StationContextValue => ({
      api,
      id,
      query: { data: station, error, isFetching, refetch },
      canEdit,
      changeStream: canChange ? (url = '') => setChange({ url }) : null,
      pauseChecks: canPause ? () => setPausing(true) : null,
    }),
    [api, id, station, error, isFetching, refetch, canEdit, canChange, canPause],
  );
  if (isMissing) return <NotThere />;
  return (
    <StationContext value={context}>
      <StationTitle />
      <ResourceShell
        banner={
          station && (
            <>
              <SuspendedStation station={station} />
              <PausedChecks station={station} />
            </>
          )
        }
        header={<StationHeader />}
        tabs={<StationTabs />}
      >
        <PermittedPage
          overviewLink={
            <StationLink page="overview">
              <Trans>Go to the overview</Trans>
            </StationLink>
          }
          pages={stationPages}
        >
          <Outlet />
        </PermittedPage>
      </ResourceShell>
      {isPausing && station && (
        <PauseDialog
          api={api}
          onClose={() => setPausing(false)}
          onLoadFailed={() => setPausing(false)}
          station={station}
        />
      )}
      {change && station && (
        <StreamDialog
          api={api}
          initialUrl={change.url}
          onClose={() => setChange(null)}
          onLoadFailed={() => setChange(null)}
          station={station}
        />
      )}
    </StationContext>
  );
}

function NotThere() {
  const { t } = useLingui();
  useOwnTitle(t`Station not found`);
  return (
    <ResourceNotFound
      heading={<Trans>Station not found</Trans>}
      title={<Trans>No such station in your account</Trans>}
      description={<Trans>It was deleted, or belongs to another account.</Trans>}
      link={
        <Link to="/dashboard">
          <Trans>Go to dashboard</Trans>
        </Link>
      }
    />
  );
}
