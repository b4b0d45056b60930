import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { UseQueryResult } from '@tanstack/react-query';
import type { SilenceStats } from '@unmuted/api';
import { Card, CardBody } from '@unmuted/ui/card';
import { Histogram } from '@unmuted/ui/histogram';
import { useMemo } from 'react';
import { type DayBin, dayBins, worstBin } from '#/features/admin/silence-stats/day-bins.ts';
import { statsTimeZone } from '#/features/admin/silence-stats/stats-range.ts';
import { useStatsFaces } from '#/features/admin/silence-stats/use-stats-faces.ts';
import { useFormats } from '#/i18n/use-formats.ts';

export interface StatsChartProps {
  query: UseQueryResult<SilenceStats>;
  period: string;
}

/** Incidents of each day, or of each week of a long period. */
export function DaysChart({ query, period }: StatsChartProps) {
  const { t } = useLingui();
  const formats = useFormats();
  const faces = useStatsFaces(query);
  const { data } = query;
  const bins = useMemo(() => (data ? dayBins(data.days) : []), [data]);
  const nameOf = ({ date, lastDate }: DayBin) => {
    const first = formats.date(new Date(date), statsTimeZone);
    return date === lastDate ? first : `${first} – ${formats.date(new Date(lastDate), statsTimeZone)}`;
  };
  const worst = worstBin(bins);
  const isWeekly = bins.some(({ date, lastDate }) => date !== lastDate);
  const worstName = worst && nameOf(worst);
  return (
    <Card>
      <CardBody>
        <Histogram
          {...faces(t`Couldn’t load the incidents`, 'days')}
          bins={bins.map((bin) => ({ id: bin.date, label: nameOf(bin), value: bin.incidents }))}
          description={
            isWeekly ? t`Incidents per week, ${period}, UTC` : t`Incidents per day, ${period}, UTC`
          }
          empty={
            data && !worst
              ? {
                  title: t`No incident in this period`,
                  description: t`Every watched station was heard, as far as it was checked.`,
                }
              : undefined
          }
          height={148}
          title={
            worst
              ? t`Most on ${worstName}: ${plural(worst.incidents, { one: '# incident', other: '# incidents' })}`
              : t`Incidents per day`
          }
          unit={t({ message: 'incidents', context: 'unit after a number' })}
        />
      </CardBody>
    </Card>
  );
}
