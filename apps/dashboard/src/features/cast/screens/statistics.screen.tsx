import { useLingui } from '@lingui/react';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { CardFailed } from '@unmuted/ui/card';
import { DeferredRender } from '#/components/deferred-render/deferred-render.tsx';
import { PageSkeleton } from '#/components/page-skeleton/page-skeleton.tsx';
import { RowsSkeleton } from '#/components/rows-skeleton/rows-skeleton.tsx';
import { summaryQuery } from '#/data/statistics.queries.ts';
import { StatsBreakdowns } from '#/features/cast/components/stats-breakdowns.tsx';
import { StatsControls } from '#/features/cast/components/stats-controls.tsx';
import { StatsCurve } from '#/features/cast/components/stats-curve.tsx';
import { StatsDayParts } from '#/features/cast/components/stats-day-parts.tsx';
import { StatsNotes } from '#/features/cast/components/stats-notes.tsx';
import { StatsSongs } from '#/features/cast/components/stats-songs.tsx';
import { StatsSummary } from '#/features/cast/components/stats-summary.tsx';
import { StatsYoung } from '#/features/cast/components/stats-young.tsx';
import type { AskedStatistics } from '#/features/cast/statistics-asked.ts';
import { youthOf } from '#/features/cast/statistics-youth.ts';
import { useCastPlace } from '#/features/cast/use-cast.ts';
import { useStatistics } from '#/features/cast/use-statistics.ts';
import { errorText } from '#/i18n/notice-texts.ts';
import { usePaper } from '#/theme/use-paper.ts';

/** `/cast/{username}/stats`: who listened, for how long, from where and with what. */
export function StatisticsScreen() {
  const { i18n } = useLingui();
  const { general, asked } = useStatistics();
  if (asked) return <Statistics asked={asked} />;
  if (!general.isError)
    return (
      <PageSkeleton>
        <RowsSkeleton count={5} />
      </PageSkeleton>
    );
  return (
    <CardFailed
      className="min-h-67"
      title={<Trans>The statistics did not load</Trans>}
      description={errorText(i18n, general.error)}
      retrying={general.isFetching}
      onRetry={() => void general.refetch()}
    />
  );
}

function Statistics({ asked }: { asked: AskedStatistics }) {
  usePaper();
  const { api, username } = useCastPlace();
  const { sessions, compare, isFiltered } = asked;
  const summary = useQuery(summaryQuery(api, username, { ...sessions, compare }));
  const youth = summary.data && youthOf(summary.data.since, summary.dataUpdatedAt);
  if (youth)
    return (
      <>
        <StatsNotes />
        <StatsYoung youth={youth} timeZone={asked.timeZone} />
      </>
    );
  return (
    <>
      <StatsControls asked={asked} />
      <StatsNotes />
      <StatsSummary isFiltered={isFiltered} query={summary} />
      <StatsCurve
        asked={asked}
        compared={summary.isPlaceholderData ? null : (summary.data?.compared ?? null)}
      />
      <DeferredRender fallback={<ChartsSkeleton />}>
        <StatsBreakdowns asked={asked} />
        <StatsDayParts asked={asked} />
        <StatsSongs asked={asked} />
      </DeferredRender>
    </>
  );
}

/** Takes about as much room as the charts, so that scroll restoration finds its position. */
function ChartsSkeleton() {
  return (
    <>
      <RowsSkeleton count={10} hasTitle />
      <RowsSkeleton count={10} hasTitle />
      <RowsSkeleton count={10} hasTitle />
      <RowsSkeleton count={10} hasTitle />
    </>
  );
}
