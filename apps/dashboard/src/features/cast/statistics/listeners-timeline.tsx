import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { StatisticsSummary, StatisticsTimeseries } from '@unmuted/api';
import { AreaChart } from '@unmuted/ui/area-chart';
import { Badge } from '@unmuted/ui/badge';
import { Card, CardBody } from '@unmuted/ui/card';
import { useMemo } from 'react';
import { marksQuery, timeseriesQuery } from '#/data/statistics/statistics.queries.ts';
import { useCastContext } from '#/features/cast/shell/cast-context.ts';
import { usePeriodMessages } from '#/features/cast/statistics/period.messages.ts';
import type { StatisticsQueryParams } from '#/features/cast/statistics/statistics-query-params.ts';
import {
  comparedPoints,
  comparedRange,
  type TimelineFinding,
  timelineFinding,
  timelinePoints,
} from '#/features/cast/statistics/timeline-points.ts';
import { UnfilteredNotice } from '#/features/cast/statistics/unfiltered-notice.tsx';
import { useChartStates } from '#/features/cast/statistics/use-chart-states.ts';
import { useTimelineMarks } from '#/features/cast/statistics/use-timeline-marks.ts';
import { useFormats } from '#/i18n/use-formats.ts';

export interface ListenersTimelineProps {
  params: StatisticsQueryParams;
  /** The comparison range, once known. */
  compared: StatisticsSummary['compared'];
}

/** Listeners over time: mean, minimum and maximum per step, and the means of the comparison range. */
export function ListenersTimeline({ params, compared }: ListenersTimelineProps) {
  const { t } = useLingui();
  const { api, username } = useCastContext();
  const { range, compare, isFiltered } = params;
  const faces = useChartStates();
  const curve = useQuery(timeseriesQuery(api, username, { from: range.from, to: range.to }));
  const other = useQuery(timeseriesQuery(api, username, compared && comparedRange(compared)));
  const happened = useQuery(marksQuery(api, username, { from: range.from, to: range.to }));
  const marks = useTimelineMarks(happened.data);
  const shown = curve.data;
  const before = compared ? other.data : undefined;
  const points = useMemo(() => (shown ? timelinePoints(shown) : []), [shown]);
  const quiet = useMemo(() => {
    const found = shown && before ? comparedPoints(shown, before) : [];
    return found.some(({ value }) => value !== null) ? found : null;
  }, [shown, before]);
  const words = useTimelineMessages(shown);
  const finding = shown && timelineFinding(shown);
  return (
    <Card>
      <CardBody>
        <AreaChart
          {...faces(curve, { title: t`Couldn’t load listeners over time`, name: 'listeners' })}
          {...words}
          actions={
            <>
              {isFiltered && <UnfilteredNotice />}
              {happened.isError && !happened.data && (
                <Badge>
                  <Trans>Couldn’t load events</Trans>
                </Badge>
              )}
            </>
          }
          empty={
            finding?.kind === 'nothing-known'
              ? {
                  title: t`No listeners were counted in this period`,
                  description: t`Listeners are counted while a streaming engine is connected.`,
                }
              : undefined
          }
          height={200}
          marks={marks}
          points={points}
          unit={t({ message: 'listeners', context: 'unit after a number' })}
          {...(shown && {
            from: Date.parse(shown.from),
            to: Date.parse(shown.to),
            now: Date.parse(shown.until),
            timeZone: shown.timeZone,
          })}
          {...(quiet && {
            compare: {
              points: quiet,
              name: compare === 'year' ? t`Previous year` : t`Previous period`,
            },
          })}
        />
        {happened.data && <LeftOut count={happened.data.omittedCount} />}
      </CardBody>
    </Card>
  );
}

/** Notes how many marks were left out of a long range. */
function LeftOut({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <p className="mt-2 text-13 text-fg-muted">
      <Plural
        value={count}
        one="# interruption is too short to show here; choose a shorter period."
        other="# interruptions are too short to show here; choose a shorter period."
      />
    </p>
  );
}

/** Title and description of the chart. */
function useTimelineMessages(curve: StatisticsTimeseries | undefined): {
  title: string;
  description: string;
} {
  const { t } = useLingui();
  const formats = useFormats();
  const periodOf = usePeriodMessages();
  if (!curve) return { title: t`Listeners over time`, description: t`Average, minimum and maximum` };
  const { resolution, timeZone } = curve;
  const period = periodOf(curve);
  const descriptions = {
    minute: t`Listeners per minute (average, min, max), ${period}, ${timeZone}`,
    hour: t`Listeners per hour (average, min, max), ${period}, ${timeZone}`,
    day: t`Listeners per day (average, min, max), ${period}, ${timeZone}`,
  };
  const titleOf = (finding: TimelineFinding) => {
    if (finding.kind === 'nothing-known') return t`Listeners over time`;
    if (finding.kind === 'nobody') return t`No listeners in the measured time`;
    const at = new Date(finding.at);
    const date = formats.date(at, timeZone);
    if (resolution === 'day') return t`Most listeners on ${date}`;
    const time = formats.time(at, timeZone);
    return t`Most listeners on ${date} at ${time}`;
  };
  return { title: titleOf(timelineFinding(curve)), description: descriptions[resolution] };
}
