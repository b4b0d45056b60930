import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { StatisticsHeatmap } from '@unmuted/api';
import { Card, CardBody } from '@unmuted/ui/card';
import { HeatMap } from '@unmuted/ui/heat-map';
import { useMemo } from 'react';
import { heatmapQuery } from '#/data/statistics/statistics.queries.ts';
import { useCastContext } from '#/features/cast/shell/cast-context.ts';
import { bestHour, type Week, weekOf } from '#/features/cast/statistics/heatmap-week.ts';
import { usePeriodMessages } from '#/features/cast/statistics/period.messages.ts';
import type { StatisticsQueryParams } from '#/features/cast/statistics/statistics-query-params.ts';
import { useChartStates } from '#/features/cast/statistics/use-chart-states.ts';
import { tagOf } from '#/i18n/locales.ts';

const nothing: Week['values'] = [];
/** A Monday. */
const mondayMs = Date.UTC(2024, 0, 1);
const dayMs = 24 * 60 * 60_000;

/** Listening by hour of the week, in the cast's time zone. */
export function WeekHeatmap({ query: { sessions } }: { query: StatisticsQueryParams }) {
  const { t } = useLingui();
  const { api, username } = useCastContext();
  const faces = useChartStates();
  const heatmap = useQuery(heatmapQuery(api, username, sessions));
  const week = useMemo(() => heatmap.data && weekOf(heatmap.data), [heatmap.data]);
  const words = useWeekWords(heatmap.data, week ?? null);
  return (
    <Card>
      <CardBody>
        <HeatMap
          {...faces(heatmap, { title: t`Couldn’t load the week`, name: 'week' })}
          {...words}
          empty={week === null ? { title: t`No listeners were counted in this period` } : undefined}
          firstDay="locale"
          unit={
            week?.measure === 'hours'
              ? t({ message: 'h', context: 'unit: hours' })
              : t({ message: 'listeners', context: 'unit after a number' })
          }
          values={week?.values ?? nothing}
        />
      </CardBody>
    </Card>
  );
}

function useWeekWords(
  heatmap: StatisticsHeatmap | undefined,
  week: Week | null,
): { title: string; description: string } {
  const { t, i18n } = useLingui();
  const periodOf = usePeriodMessages();
  const none = { title: t`Week by hour`, description: t`Weekdays and hours in the cast’s time zone` };
  if (!heatmap) return none;
  const period = periodOf(heatmap);
  const { timeZone } = heatmap;
  const description =
    week?.measure === 'hours'
      ? t`Listening hours by weekday and hour, ${period}, ${timeZone}`
      : t`Average listeners by weekday and hour, ${period}, ${timeZone}`;
  const best = week && bestHour(week);
  if (!best) return { ...none, description };
  const weekday = new Intl.DateTimeFormat(tagOf(i18n.locale), { weekday: 'long', timeZone: 'UTC' }).format(
    mondayMs + best.day * dayMs,
  );
  const time = `${String(best.hour).padStart(2, '0')}:00`;
  return { title: t`Busiest hour: ${weekday} at ${time}`, description };
}
