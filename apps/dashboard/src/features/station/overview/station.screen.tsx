import { useLingui } from '@lingui/react';
import { Trans, useLingui as useWords } from '@lingui/react/macro';
import { useMutation, useQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { type ApiClients, ApiError, type Station } from '@unmuted/api';
import { Alert } from '@unmuted/ui/alert';
import { Button } from '@unmuted/ui/button';
import { PageGrid } from '@unmuted/ui/page';
import { PageHeader } from '@unmuted/ui/page-header';
import { StatusPill } from '@unmuted/ui/status-pill';
import { groupAnchors } from '#/components/app-nav/dashboard-anchors.ts';
import { PlayStreamButton } from '#/components/player/play-stream-button.tsx';
import { PlaybackFailure } from '#/components/player/playback-failure.tsx';
import { QueryContent } from '#/components/query-content/query-content.tsx';
import { ResourceNotFound } from '#/components/resource-shell/resource-not-found.tsx';
import { useOwnTitle } from '#/components/root/use-page-effects.ts';
import { RowsSkeleton } from '#/components/rows-skeleton/rows-skeleton.tsx';
import { AgeSince } from '#/components/timestamp/timestamp.tsx';
import { useLiveTopics } from '#/data/live/live-context.tsx';
import { probeStation, stationQuery } from '#/data/stations/stations.queries.ts';
import { ServiceCard } from '#/features/station/overview/service-card.tsx';
import { SongCard } from '#/features/station/overview/song-card.tsx';
import { serviceTypeNames, stateLooks } from '#/features/station/overview/station.messages.ts';
import { StationHero } from '#/features/station/overview/station-hero.tsx';
import { TimelineCard } from '#/features/station/overview/timeline-card.tsx';
import { errorText } from '#/i18n/notice.messages.ts';
import { usePermission } from '#/session/use-permission.ts';

const route = getRouteApi('/_customer/station/$id');

/** A station that plays a cast changes with it: the engine reports no events for the station itself. */
const hostedRefetchMs = 10_000;

/** `/station/{id}`: whether the station is heard and named, and its last week. */
export function StationScreen() {
  const id = route.useParams({ select: (params) => params.id });
  const api = route.useRouteContext({ select: (context) => context.api });
  const query = useQuery({
    ...stationQuery(api, id),
    refetchInterval: ({ state }) => (state.data?.service?.type === 'cast' ? hostedRefetchMs : false),
  });
  const { data, error } = query;
  // An id of another form is invalid for the server.
  const isMissing = !data && error instanceof ApiError && (error.status === 404 || error.status === 422);
  useLiveTopics(data ? [`station:${data.id}` as const] : []);
  if (isMissing) return <NotThere />;
  return (
    <>
      <StationHeader api={api} station={data} />
      <QueryContent
        failedTitle={<Trans>Couldn’t load the station</Trans>}
        query={query}
        skeleton={
          <div className="grid gap-4 md:gap-6">
            <RowsSkeleton count={7} hasTitle />
            <RowsSkeleton count={3} hasTitle />
          </div>
        }
      >
        {(station) => (
          <div className="grid gap-4 md:gap-6">
            {station.service ? (
              <StationHero station={station} />
            ) : (
              <Alert title={<Trans>No stream is attached to this station</Trans>} tone="warning">
                <Trans>Support can attach a cast or another stream.</Trans>
              </Alert>
            )}
            {station.service && (
              <PageGrid columns="2">
                <SongCard station={station} />
                <ServiceCard service={station.service} />
              </PageGrid>
            )}
            {station.service && <TimelineCard api={api} id={station.id} timeZone={station.timezone} />}
          </div>
        )}
      </QueryContent>
    </>
  );
}

function StationHeader({ api, station }: { api: ApiClients; station: Station | undefined }) {
  const { i18n } = useLingui();
  const { t } = useWords();
  useOwnTitle(station?.name ?? t`Station`);
  const breadcrumb = [
    <Link key="dashboard" to="/dashboard">
      <Trans>Dashboard</Trans>
    </Link>,
    <Link hash={groupAnchors.casts} key="stations" to="/dashboard">
      <Trans>Stations</Trans>
    </Link>,
  ];
  if (!station) return <PageHeader breadcrumb={breadcrumb} meta={'\u00a0'} title={<Trans>Station</Trans>} />;
  const { name, service, state, streamUrl, timezone, checkedAt } = station;
  const look = stateLooks[state];
  return (
    <>
      <PageHeader
        actions={
          <span className="flex flex-wrap items-center gap-2 print:hidden">
            {streamUrl !== null && (
              <PlayStreamButton
                disabled={state !== 'on_air' && state !== 'unknown'}
                id={station.id}
                name={name}
                url={streamUrl}
              />
            )}
            {service && streamUrl !== null && <ProbeButton api={api} id={station.id} />}
          </span>
        }
        breadcrumb={[...breadcrumb, <bdi key="name">{name}</bdi>]}
        meta={
          <>
            {service && <span>{i18n._(serviceTypeNames[service.type])}</span>}
            <span>{timezone}</span>
            {checkedAt !== null && (
              <span>
                <Trans>
                  Checked <AgeSince at={checkedAt} timeZone={timezone} /> ago
                </Trans>
              </span>
            )}
          </>
        }
        status={<StatusPill status={look.status}>{i18n._(look.word)}</StatusPill>}
        title={<bdi>{name}</bdi>}
      />
      <PlaybackFailure id={station.id} />
    </>
  );
}

function ProbeButton({ api, id }: { api: ApiClients; id: string }) {
  const { i18n } = useLingui();
  const mayProbe = usePermission('settings.manage');
  const probe = useMutation(probeStation(api, id));
  if (!mayProbe) return null;
  return (
    <>
      <Button loading={probe.isPending} onClick={() => probe.mutate()} variant="primary">
        <Trans>Check now</Trans>
      </Button>
      {probe.isError && (
        <p className="basis-full text-13 text-danger-text" role="alert">
          {errorText(i18n, probe.error)}
        </p>
      )}
    </>
  );
}

function NotThere() {
  const { t } = useWords();
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
