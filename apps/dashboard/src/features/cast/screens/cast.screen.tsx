import { useLingui } from '@lingui/react';
import { Trans } from '@lingui/react/macro';
import { Alert } from '@unmuted/ui/alert';
import { CardFailed } from '@unmuted/ui/card';
import { PageGrid } from '@unmuted/ui/page';
import { CastSkeleton } from '#/features/cast/components/cast-skeleton.tsx';
import { DayCard } from '#/features/cast/components/day-card.tsx';
import { EncoderCard } from '#/features/cast/components/encoder-card.tsx';
import { ListenersCard } from '#/features/cast/components/listeners-card.tsx';
import { OnAirCard } from '#/features/cast/components/on-air-card.tsx';
import { OnAirDayCard } from '#/features/cast/components/on-air-day-card.tsx';
import { SongsCard } from '#/features/cast/components/songs-card.tsx';
import { StreamsCard } from '#/features/cast/components/streams-card.tsx';
import { useCastLive, useCastPlace, useCastStanding } from '#/features/cast/use-cast.ts';
import { errorText } from '#/i18n/notice-texts.ts';

/** `/cast/{username}`: whether the cast is on air, with what, who listens, and how to connect a source. */
export function CastScreen() {
  const { i18n } = useLingui();
  const { timeZone } = useCastPlace();
  const { state, engine, isStale } = useCastStanding();
  const { overview, overviews } = useCastLive();
  const streams = overview?.now.streams ?? [];
  const isClosed = state === 'suspended' || state === 'stopped';
  const canConnect = !isClosed && streams.some(({ listenUrl }) => listenUrl !== null);
  const hasHistory = overview !== undefined && state !== 'never_connected' && engine?.state !== 'off';
  return (
    <>
      {overviews.isPending && <CastSkeleton />}
      {overviews.isError && !overview && (
        <CardFailed
          className="min-h-67"
          title={<Trans>What is on air did not load</Trans>}
          description={errorText(i18n, overviews.error)}
          retrying={overviews.isFetching}
          onRetry={() => void overviews.refetch()}
        />
      )}
      {/* Before the first connection there is nothing else to see or do. */}
      {state === 'never_connected' && canConnect && <EncoderCard isWide />}
      {hasHistory && (
        <>
          <PageGrid className="items-stretch" columns="2-1">
            <OnAirCard now={overview.now} isStale={isStale} timeZone={timeZone} />
            <ListenersCard overview={overview} isStale={isStale} timeZone={timeZone} />
          </PageGrid>
          {streams.length > 1 && <StreamsCard streams={streams} />}
          <DayCard overview={overview} isStale={isStale} timeZone={timeZone} />
          <OnAirDayCard />
        </>
      )}
      {engine?.state === 'off' && (
        <Alert tone="neutral" title={<Trans>No streaming engine is connected</Trans>}>
          <Trans>What this cast plays, and for whom, is unknown until there is one.</Trans>
        </Alert>
      )}
      {state !== 'never_connected' && (canConnect || hasHistory) && (
        <PageGrid columns={hasHistory && canConnect ? '2' : '1'}>
          {canConnect && <EncoderCard isWide={!hasHistory} />}
          {hasHistory && <SongsCard />}
        </PageGrid>
      )}
    </>
  );
}
