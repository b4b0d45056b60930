import { useLingui } from '@lingui/react';
import { Trans, useLingui as useWords } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { PageHeader } from '@unmuted/ui/page-header';
import { StatusPill } from '@unmuted/ui/status-pill';
import { groupAnchors } from '#/components/app-nav/dashboard-anchors.ts';
import { useOwnTitle } from '#/components/root/use-page-effects.ts';
import { useLiveTopics } from '#/data/live/live-context.tsx';
import { stationQuery } from '#/data/stations/stations.queries.ts';
import { NowPlayingScreen } from '#/features/station/now-playing/now-playing.screen.tsx';
import { stateLooks } from '#/features/station/overview/station.messages.ts';

const route = getRouteApi('/_customer/station/$id_/nowplaying');

/** The page of the route: the header of the station and the screen. */
export function NowPlayingPage() {
  const { i18n } = useLingui();
  const { t } = useWords();
  const id = route.useParams({ select: (params) => params.id });
  const api = route.useRouteContext({ select: (context) => context.api });
  const { data: station, isError } = useQuery(stationQuery(api, id));
  useOwnTitle(station ? t`Now playing, ${station.name}` : t`Now playing`);
  useLiveTopics(station ? [`station:${station.id}` as const] : []);
  const look = station && stateLooks[station.state];
  return (
    <>
      {!(isError && !station) && (
        <PageHeader
          breadcrumb={[
            <Link key="dashboard" to="/dashboard">
              <Trans>Dashboard</Trans>
            </Link>,
            <Link hash={groupAnchors.casts} key="stations" to="/dashboard">
              <Trans>Stations</Trans>
            </Link>,
            ...(station
              ? [
                  <Link key="station" params={{ id }} to="/station/$id">
                    <bdi>{station.name}</bdi>
                  </Link>,
                ]
              : []),
          ]}
          meta={station ? <span>{station.timezone}</span> : '\u00a0'}
          status={look && <StatusPill status={look.status}>{i18n._(look.word)}</StatusPill>}
          title={station ? <bdi>{station.name}</bdi> : <Trans>Now playing</Trans>}
        />
      )}
      <NowPlayingScreen stationId={id} />
    </>
  );
}
