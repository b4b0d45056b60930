import type { ChartColumn, ChartTableData } from '#/components/chart-frame/chart.types.ts';
import type { ChartLabels } from '#/provider/label-groups/chart.ts';
import type { AreaChartPoint } from './area-chart-point.ts';
import { type ReadingLabels, valueText } from './reading-tooltip.tsx';
import type { Reading } from './readings.ts';

interface TableOptions {
  readings: readonly Reading[];
  readingLabels: ReadingLabels;
  labels: ChartLabels;
  timeZone: string | undefined;
  hasMarks: boolean;
}

/** Table data: a row per timestamp, a column per series, then minimum, maximum, previous period and annotations. */
export function tableOf({
  readings,
  readingLabels,
  labels,
  timeZone,
  hasMarks,
}: TableOptions): ChartTableData<Reading> {
  const column = (
    id: string,
    header: string,
    pick: (reading: Reading) => number | null | undefined,
  ): ChartColumn<Reading> => ({
    id,
    header,
    align: 'end',
    value: (reading) => pick(reading),
    text: (reading) => valueText(pick(reading), readingLabels),
  });
  const edge = (id: 'min' | 'max', header: string): ChartColumn<Reading>[] => {
    const pick = (point: AreaChartPoint | undefined) => point?.[id];
    const isKnown =
      readingLabels.series.length === 1 && readings.some(({ points }) => typeof pick(points[0]) === 'number');
    return isKnown ? [column(id, header, ({ points }) => pick(points[0]))] : [];
  };
  const columns: ChartColumn<Reading>[] = [
    {
      id: 'time',
      header: timeZone === undefined ? labels.time : `${labels.time} (${timeZone})`,
      value: ({ at }) => readingLabels.format.file(at),
      text: ({ at }) => readingLabels.format.time(at),
      rowHeader: true,
    },
    ...readingLabels.series.map(({ name }, index) =>
      column(`value-${index}`, name ?? labels.value, ({ points }) => points[index]?.value),
    ),
    ...edge('min', labels.lowest),
    ...edge('max', labels.highest),
  ];
  if (readings.some(({ compare }) => compare)) {
    columns.push(column('compare', readingLabels.compare, ({ compare }) => compare?.value));
  }
  if (hasMarks) {
    const annotations = ({ at }: Reading) =>
      readingLabels
        .marksAt(at)
        .map(({ label, detail }) => (detail === undefined ? label : `${label}, ${detail}`))
        .join('; ');
    columns.push({ id: 'notes', header: labels.annotations, value: annotations });
  }
  return { columns, rows: readings, rowKey: ({ at }) => at };
}
