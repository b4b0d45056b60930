import { useLingui } from '@lingui/react';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Alert } from '@unmuted/ui/alert';
import { CardFailed, CardSkeleton } from '@unmuted/ui/card';
import { DeferredRender } from '#/components/deferred-render/deferred-render.tsx';
import { lazySection } from '#/components/lazy-part/lazy-part.tsx';
import { PageOutline } from '#/components/page-outline/page-outline.tsx';
import { summaryQuery } from '#/data/statistics/statistics.queries.ts';
import { useCastContext, useCastStatus } from '#/features/cast/shell/cast-context.ts';
import { Breakdowns } from '#/features/cast/statistics/breakdowns.tsx';
import { dataAvailability } from '#/features/cast/statistics/data-availability.ts';
import { Dayparts } from '#/features/cast/statistics/dayparts.tsx';
import { ListenersTimeline } from '#/features/cast/statistics/listeners-timeline.tsx';
import { SectionsSkeleton } from '#/features/cast/statistics/sections-skeleton.tsx';
import { SongsSection } from '#/features/cast/statistics/songs-section.tsx';
import { StatisticsControls } from '#/features/cast/statistics/statistics-controls.tsx';
import { StatisticsNotReady } from '#/features/cast/statistics/statistics-not-ready.tsx';
import type { StatisticsQueryParams } from '#/features/cast/statistics/statistics-query-params.ts';
import { SummarySection } from '#/features/cast/statistics/summary-section.tsx';
import { useStatistics } from '#/features/cast/statistics/use-statistics.ts';
import { errorText } from '#/i18n/notice.messages.ts';
import { serverClock } from '#/lib/server-clock.ts';

const NeverOnAir = lazySection(
  async () => (await import('#/features/cast/shell/never-on-air.tsx')).NeverOnAir,
  <CardSkeleton className="min-h-96" />,
);

/** `/cast/{username}/stats`: listening statistics. */
export function StatisticsScreen() {
  const { i18n } = useLingui();
  const { isNeverOnAir } = useCastStatus();
  const { general, params } = useStatistics();
  if (isNeverOnAir)
    return (
      <>
        <StatisticsNotes />
        <NeverOnAir
          description={<Trans>Statistics appear one hour after this cast first goes on air.</Trans>}
        />
      </>
    );
  if (params) return <Statistics params={params} />;
  if (!general.isError) return <PageOutline isSection />;
  return (
    <CardFailed
      className="min-h-67"
      title={<Trans>Couldn’t load the statistics</Trans>}
      description={errorText(i18n, general.error)}
      retrying={general.isFetching}
      onRetry={() => void general.refetch()}
    />
  );
}

function Statistics({ params }: { params: StatisticsQueryParams }) {
  const { api, username } = useCastContext();
  const { sessions, compare, isFiltered } = params;
  const summary = useQuery(summaryQuery(api, username, { ...sessions, compare }));
  const youth =
    summary.data && dataAvailability(summary.data.since, serverClock.fromBrowserTime(summary.dataUpdatedAt));
  if (youth)
    return (
      <>
        <StatisticsNotes />
        <StatisticsNotReady youth={youth} timeZone={params.timeZone} />
      </>
    );
  return (
    <>
      <StatisticsControls params={params} />
      <StatisticsNotes />
      <SummarySection isFiltered={isFiltered} query={summary} />
      <ListenersTimeline
        params={params}
        compared={summary.isPlaceholderData ? null : (summary.data?.compared ?? null)}
      />
      <DeferredRender fallback={<SectionsSkeleton />}>
        <Breakdowns params={params} />
        <Dayparts params={params} />
        <SongsSection params={params} />
      </DeferredRender>
    </>
  );
}

/** Notes that nothing is being counted at present. Existing data stays visible. */
function StatisticsNotes() {
  const { state, engine } = useCastStatus();
  if (engine?.state === 'off')
    return (
      <Alert tone="neutral" title={<Trans>No streaming engine is connected</Trans>}>
        <Trans>No data is recorded until an engine is connected. Earlier data is kept.</Trans>
      </Alert>
    );
  if (state !== 'unknown') return null;
  return (
    <Alert tone="warning" title={<Trans>The streaming engine isn’t responding</Trans>}>
      <Trans>No data is recorded in the meantime, which leaves a gap. Earlier data is kept.</Trans>
    </Alert>
  );
}
