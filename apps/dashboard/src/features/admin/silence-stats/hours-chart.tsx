import { useLingui } from '@lingui/react/macro';
import { Card, CardBody } from '@unmuted/ui/card';
import { HeatMap } from '@unmuted/ui/heat-map';
import { useMemo } from 'react';
import { weekValues, worstHour } from '#/features/admin/silence-stats/day-bins.ts';
import type { StatsChartProps } from '#/features/admin/silence-stats/days-chart.tsx';
import { useStatsFaces } from '#/features/admin/silence-stats/use-stats-faces.ts';
import { tagOf } from '#/i18n/locales.ts';

/** A Monday. */
const mondayMs = Date.UTC(2024, 0, 1);
const dayMs = 86_400_000;

/** When incidents start. */
export function HoursChart({ query, period }: StatsChartProps) {
  const { t, i18n } = useLingui();
  const faces = useStatsFaces(query);
  const { data } = query;
  const values = useMemo(() => weekValues(data?.hours ?? []), [data]);
  const worst = data && worstHour(data.hours);
  const weekday = new Intl.DateTimeFormat(tagOf(i18n.locale), { weekday: 'long', timeZone: 'UTC' }).format(
    mondayMs + ((worst?.weekday ?? 1) - 1) * dayMs,
  );
  const time = `${String(worst?.hour ?? 0).padStart(2, '0')}:00`;
  return (
    <Card>
      <CardBody>
        <HeatMap
          {...faces(t`Couldn’t load the hours`, 'hours')}
          description={t`Starts of incidents by weekday and hour, ${period}, UTC`}
          empty={data && !worst ? { title: t`No incident in this period` } : undefined}
          firstDay="locale"
          title={worst ? t`Most incidents start on ${weekday} at ${time}` : t`Incidents by hour of the week`}
          unit={t({ message: 'incidents', context: 'unit after a number' })}
          values={values}
        />
      </CardBody>
    </Card>
  );
}
