import { useLingui } from '@lingui/react';
import { Trans } from '@lingui/react/macro';
import { Alert } from '@unmuted/ui/alert';
import { CardFailed } from '@unmuted/ui/card';
import { PageGrid } from '@unmuted/ui/page';
import { firstHourOf, hasChecklist, hasOnAirNotice } from '#/components/cast-setup/cast-setup.ts';
import { OnAirAnnouncement } from '#/components/cast-setup/on-air-announcement.tsx';
import { lazySection } from '#/components/lazy-part/lazy-part.tsx';
import { RowsSkeleton } from '#/components/rows-skeleton/rows-skeleton.tsx';
import { BitrateAlerts } from '#/features/cast/overview/bitrate-alerts.tsx';
import { DayCard } from '#/features/cast/overview/day-card.tsx';
import { EncoderCard } from '#/features/cast/overview/encoder-card.tsx';
import { FullNotice } from '#/features/cast/overview/full-notice.tsx';
import { ListenCard } from '#/features/cast/overview/listen-card.tsx';
import { ListenersCard } from '#/features/cast/overview/listeners-card.tsx';
import { OnAirCard } from '#/features/cast/overview/on-air-card.tsx';
import { OnAirDayCard } from '#/features/cast/overview/on-air-day-card.tsx';
import { OverviewSkeleton } from '#/features/cast/overview/overview-skeleton.tsx';
import { SongsCard } from '#/features/cast/overview/songs-card.tsx';
import { StreamsCard } from '#/features/cast/overview/streams-card.tsx';
import { useCastContext, useCastLive, useCastStatus } from '#/features/cast/shell/cast-context.ts';
import { errorText } from '#/i18n/notice.messages.ts';
import { usePermissions } from '#/session/use-permission.ts';

// Only new casts need it.
const CastSetupCard = lazySection(
  async () => (await import('#/components/cast-setup/cast-setup-card.tsx')).CastSetupCard,
  <RowsSkeleton count={4} hasTitle />,
);

/** `/cast/{username}`: on-air status, current title, listeners and source connection. */
export function OverviewScreen() {
  const { i18n } = useLingui();
  const { api, isOwner, timeZone } = useCastContext();
  const { state, engine, isNeverOnAir, isStale } = useCastStatus();
  const { overview, overviews } = useCastLive();
  const streams = overview?.now.streams ?? [];
  const isClosed = state === 'suspended' || state === 'stopped';
  const may = usePermissions();
  const canListen = !isClosed && streams.some(({ listenUrl }) => listenUrl !== null);
  const canConnect = canListen && may('source.connect');
  const hasStatus = overview !== undefined && state !== 'never_connected' && engine?.state !== 'off';
  const hasHistory = hasStatus && !isNeverOnAir;
  // In the first hour there is too little data for charts of a day.
  const hasDay = hasHistory && firstHourOf(overview) === null;
  // Staff have no setup to do, and a presenter or an analyst cannot do it.
  const hasSetup = isOwner && may('settings.manage');
  const isFirstOnAir = hasSetup && overview !== undefined && hasOnAirNotice(overview);
  const setup = hasSetup && overview && <CastSetupCard api={api} overview={overview} timeZone={timeZone} />;
  return (
    <>
      {overviews.isPending && <OverviewSkeleton />}
      {overviews.isError && !overview && (
        <CardFailed
          className="min-h-67"
          title={<Trans>Couldn’t load what’s on air</Trans>}
          description={errorText(i18n, overviews.error)}
          retrying={overviews.isFetching}
          onRetry={() => void overviews.refetch()}
        />
      )}
      {overview && isOwner && <OnAirAnnouncement casts={[overview]} />}
      {isFirstOnAir && setup}
      {hasStatus && !hasHistory && <OnAirCard now={overview.now} isStale={isStale} timeZone={timeZone} />}
      {/* Before the first connection there is no history to show. */}
      {isNeverOnAir && canConnect && (
        <>
          <EncoderCard isWide />
          <ListenCard />
        </>
      )}
      {isNeverOnAir && canListen && !canConnect && <ListenCard />}
      {hasHistory && (
        <>
          <FullNotice overview={overview} />
          <BitrateAlerts />
          <PageGrid className="items-stretch" columns="2-1">
            <OnAirCard now={overview.now} isStale={isStale} timeZone={timeZone} />
            <ListenersCard overview={overview} isStale={isStale} timeZone={timeZone} />
          </PageGrid>
          {canListen && <ListenCard />}
          {streams.length > 1 && <StreamsCard streams={streams} />}
        </>
      )}
      {!isFirstOnAir && overview && hasChecklist(overview) && setup}
      {hasDay && (
        <>
          <DayCard overview={overview} isStale={isStale} timeZone={timeZone} />
          <OnAirDayCard />
        </>
      )}
      {engine?.state === 'off' && (
        <Alert tone="neutral" title={<Trans>No streaming engine is connected</Trans>}>
          <Trans>Playback and listener data are unavailable until an engine is connected.</Trans>
        </Alert>
      )}
      {!isNeverOnAir && (canConnect || hasHistory) && (
        <PageGrid columns={hasHistory && canConnect ? '2' : '1'}>
          {canConnect && <EncoderCard isWide={!hasHistory} />}
          {hasHistory && <SongsCard />}
        </PageGrid>
      )}
    </>
  );
}
