import { useLingui } from '@lingui/react';
import { Trans, useLingui as useWords } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { ApiError } from '@unmuted/api';
import { PageHeader } from '@unmuted/ui/page-header';
import { StatusPill } from '@unmuted/ui/status-pill';
import { groupAnchors } from '#/components/app-nav/dashboard-anchors.ts';
import { ResourceNotFound } from '#/components/resource-shell/resource-not-found.tsx';
import { useOwnTitle } from '#/components/root/use-page-effects.ts';
import { useLiveTopics } from '#/data/live/live-context.tsx';
import { stationQuery } from '#/data/stations/stations.queries.ts';
import { stateLooks } from '#/features/station/overview/station.messages.ts';
import { TuneInScreen } from '#/features/station/tune-in/tune-in.screen.tsx';

const route = getRouteApi('/_customer/station/$id_/tunein');

/** The TuneIn screen of a station below the header of the station. */
export function TuneInPage() {
  const { i18n } = useLingui();
  const { t } = useWords();
  const id = route.useParams({ select: (params) => params.id });
  const api = route.useRouteContext({ select: (context) => context.api });
  const { data: station, error } = useQuery(stationQuery(api, id));
  // An id of another form is invalid for the server.
  const isMissing = !station && error instanceof ApiError && (error.status === 404 || error.status === 422);
  useLiveTopics(station ? [`station:${id}` as const] : []);
  const name = station?.name ?? t`Station`;
  useOwnTitle(isMissing ? t`Station not found` : t`TuneIn, ${name}`);
  if (isMissing)
    return (
      <ResourceNotFound
        description={<Trans>It was deleted, or belongs to another account.</Trans>}
        heading={<Trans>Station not found</Trans>}
        link={
          <Link to="/dashboard">
            <Trans>Go to dashboard</Trans>
          </Link>
        }
        title={<Trans>No such station in your account</Trans>}
      />
    );
  const look = station && stateLooks[station.state];
  return (
    <>
      <PageHeader
        breadcrumb={[
          <Link key="dashboard" to="/dashboard">
            <Trans>Dashboard</Trans>
          </Link>,
          <Link hash={groupAnchors.casts} key="stations" to="/dashboard">
            <Trans>Stations</Trans>
          </Link>,
          <Link key="station" params={{ id }} to="/station/$id">
            <bdi>{name}</bdi>
          </Link>,
          <Trans key="tunein">TuneIn</Trans>,
        ]}
        meta={station ? <span>{station.timezone}</span> : '\u00a0'}
        status={look && <StatusPill status={look.status}>{i18n._(look.word)}</StatusPill>}
        title={<bdi>{name}</bdi>}
      />
      <TuneInScreen api={api} isSuspended={station?.status === 'suspended'} stationId={id} />
    </>
  );
}
