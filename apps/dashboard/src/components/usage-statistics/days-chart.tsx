import { AreaChart } from '@unmuted/ui/area-chart';
import { Card, CardBody } from '@unmuted/ui/card';
import { useMemo } from 'react';
import { useFormats } from '#/i18n/use-formats.ts';

const dayMs = 86_400_000;

interface Series<Day> {
  readonly id: keyof Day & string;
  readonly name: string;
}

export interface DaysChartProps<Day extends { readonly day: string }> {
  days: readonly Day[];
  /** The figures of a day that are drawn, by the names of their fields. */
  series: readonly Series<Day>[];
  title: string;
  description: string;
  fileName: string;
  unit?: string;
}

/** Figures by day, one point for each date. */
export function DaysChart<Day extends { readonly day: string }>({
  days,
  series,
  unit = '',
  ...frame
}: DaysChartProps<Day>) {
  const formats = useFormats();
  const drawn = useMemo(
    () =>
      series.map(({ id, name }) => ({
        id,
        name,
        points: days.map((each) => ({ at: Date.parse(each.day), value: Number(each[id]) })),
      })),
    [days, series],
  );
  return (
    <Card className="min-w-0">
      <CardBody>
        <AreaChart
          {...frame}
          formatTime={(at) => formats.date(new Date(at), 'UTC')}
          height={200}
          maxStepMs={dayMs}
          series={drawn}
          timeZone="UTC"
          unit={unit}
        />
      </CardBody>
    </Card>
  );
}

/** The day with the highest figure; undefined if all are zero. */
export function bestDay<Day extends { readonly day: string }>(
  days: readonly Day[],
  field: keyof Day,
): Day | undefined {
  let best: Day | undefined;
  for (const day of days) if (Number(day[field]) > Number(best?.[field] ?? 0)) best = day;
  return best;
}
