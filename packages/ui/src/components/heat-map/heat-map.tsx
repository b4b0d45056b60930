import { useMemo } from 'react';
import type { ChartProps, ChartTableData } from '#/components/chart-frame/chart.types.ts';
import { ChartFrame } from '#/components/chart-frame/chart-frame.tsx';
import { ShadeLegend } from '#/components/chart-frame/shades.tsx';
import { formatNumber } from '#/components/quantity/format-number.ts';
import { Skeleton } from '#/components/skeleton/index.ts';
import { firstWeekdayOf } from '#/lib/day/index.ts';
import { useLabelGroup } from '#/provider/ui-label-provider.tsx';
import { useLabels, useUi } from '#/provider/ui-provider.tsx';
import { type HeatCell, HeatGrid } from './heat-grid.tsx';

/** Props of {@link HeatMap}. */
export interface HeatMapProps extends ChartProps {
  /**
   * A row per weekday, Monday first, with a value per hour; `null` for missing data. The description should name
   * the time zone.
   */
  values: readonly (readonly (number | null)[])[];
  /** Unit shown after each value. */
  unit: string;
  /** First weekday: 1 is Monday, 7 is Sunday; `locale` for that of the provider. Default 1. */
  firstDay?: number | 'locale' | undefined;
}

const DAYS = 7;
const HOURS = 24;
/** An arbitrary Monday. */
const MONDAY = Date.UTC(2024, 0, 1);
const DAY_MS = 86_400_000;

/** Values by weekday and hour: a cell for each of the 168 hours, with arrow key navigation in both directions. */
export function HeatMap({ values, unit, firstDay: requestedFirstDay = 1, ...frame }: HeatMapProps) {
  const { locale, weekLocale = locale } = useUi();
  const labels = useLabels();
  const chartLabels = useLabelGroup('chart');
  const firstDay = requestedFirstDay === 'locale' ? firstWeekdayOf(weekLocale) : requestedFirstDay;
  const rows = useMemo(() => {
    const short = new Intl.DateTimeFormat(locale, { weekday: 'short', timeZone: 'UTC' });
    const long = new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' });
    return Array.from({ length: DAYS }, (_, place) => {
      const day = (firstDay - 1 + place) % DAYS;
      const at = MONDAY + day * DAY_MS;
      return {
        name: short.format(at),
        fullName: long.format(at),
        values: Array.from({ length: HOURS }, (__, hour) => values[day]?.[hour] ?? null),
      };
    });
  }, [values, firstDay, locale]);
  const highest = Math.max(0, ...rows.flatMap((row) => row.values.map((value) => value ?? 0)));
  const valueText = (value: number | null) =>
    value === null ? labels.noData : `${formatNumber(locale, value)} ${unit}`;
  const cells = useMemo(
    () =>
      rows.flatMap(({ fullName, values: hours }) =>
        hours.map((value, hour): HeatCell => ({ day: fullName, time: timeOf(hour), value })),
      ),
    [rows],
  );
  const table: ChartTableData<HeatCell> = {
    rows: cells,
    rowKey: ({ day, time }) => `${day} ${time}`,
    columns: [
      { id: 'day', header: chartLabels.weekday, value: ({ day }) => day, rowHeader: true },
      { id: 'hour', header: chartLabels.hour, value: ({ time }) => time },
      {
        id: 'value',
        header: `${chartLabels.value} (${unit})`,
        value: ({ value }) => value,
        text: ({ value }) => valueText(value),
        align: 'end',
      },
    ],
  };

  return (
    <ChartFrame
      data-ui="heat-map"
      skeleton={<Skeleton height={DAYS * 28 + 52} shape="tile" />}
      table={table}
      {...frame}
    >
      <HeatGrid
        highest={highest}
        isEmpty={frame.empty !== undefined}
        label={frame.title}
        peakText={(value) => (value === null ? '–' : formatNumber(locale, value))}
        peakLabel={chartLabels.peak}
        rows={rows}
        valueText={valueText}
      />
      <ShadeLegend className="ui:mt-3" highest={valueText(highest)} />
    </ChartFrame>
  );
}

function timeOf(hour: number): string {
  return `${String(hour).padStart(2, '0')}:00`;
}
