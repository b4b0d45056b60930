import { useLingui } from '@lingui/react';
import { Trans, useLingui as useWords } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { groupAnchors } from '#/components/app-nav/dashboard-anchors.ts';
import { PlayStreamButton } from '#/components/player/play-stream-button.tsx';
import { PlaybackFailure } from '#/components/player/playback-failure.tsx';
import { ResourceHeader } from '#/components/resource-shell/resource-header.tsx';
import { serviceTypeNames } from '#/components/service-type/service-type.messages.ts';
import { StreamStatus } from '#/components/stream-status/stream-status.tsx';
import { AgeSince } from '#/components/timestamp/timestamp.tsx';
import { StationActions } from '#/features/station/shell/station-actions.tsx';
import { useStationContext } from '#/features/station/shell/station-context.ts';
import { useStationPageName } from '#/features/station/shell/station-title.tsx';

/** Breadcrumb, name, state, facts and actions of a station. */
export function StationHeader() {
  const { i18n } = useLingui();
  const { t } = useWords();
  const { id, query } = useStationContext();
  const page = useStationPageName();
  const station = query.data;
  const { streamUrl = null, state } = station ?? {};
  const name = station?.name ?? t`Station`;
  return (
    <>
      <ResourceHeader
        actions={
          <>
            {station && streamUrl !== null && state !== 'suspended' && (
              <PlayStreamButton
                disabled={state !== 'on_air' && state !== 'unknown' && state !== 'paused'}
                id={id}
                name={name}
                url={streamUrl}
              />
            )}
            {station && <StationActions station={station} />}
          </>
        }
        breadcrumb={[
          <Link key="dashboard" to="/dashboard">
            <Trans>Dashboard</Trans>
          </Link>,
          <Link hash={groupAnchors.casts} key="stations" to="/dashboard">
            <Trans>Stations</Trans>
          </Link>,
          <bdi key="name">{name}</bdi>,
        ]}
        meta={
          station && (
            <>
              {station.service && <span>{i18n._(serviceTypeNames[station.service.type])}</span>}
              <span>{station.timezone}</span>
              {station.checkedAt !== null && (
                <span>
                  <Trans>
                    Checked <AgeSince at={station.checkedAt} timeZone={station.timezone} /> ago
                  </Trans>
                </span>
              )}
            </>
          )
        }
        name={name}
        page={page}
        picture={station?.logoUrl}
        reservedActionLines={station ? 0 : 1}
        state={station && <StreamStatus state={station.state} />}
      />
      <PlaybackFailure id={id} />
    </>
  );
}
