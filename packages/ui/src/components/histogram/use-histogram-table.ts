import { useMemo } from 'react';
import type { ChartTableData } from '#/components/chart-frame/chart.types.ts';
import { useValueFormat } from '#/components/chart-frame/use-value-format.ts';
import { totalOf } from '#/lib/chart/parts.ts';
import { useLabelGroup } from '#/provider/ui-label-provider.tsx';
import { useLabels } from '#/provider/ui-provider.tsx';
import type { HistogramBin } from './histogram-bin.ts';

/** The bins as a table, with their shares of the sum. */
export function useHistogramTable(
  bins: readonly HistogramBin[],
  unit: string | undefined,
): ChartTableData<HistogramBin> {
  const labels = useLabels();
  const chartLabels = useLabelGroup('chart');
  const format = useValueFormat(unit);
  return useMemo((): ChartTableData<HistogramBin> => {
    const whole = totalOf(bins.map(({ value }) => ({ value: value ?? 0 })));
    const shareOf = (value: number | null) => (value === null || whole === 0 ? null : value / whole);
    return {
      rows: bins,
      rowKey: ({ id }) => id,
      columns: [
        { id: 'name', header: chartLabels.name, value: ({ label }) => label, rowHeader: true },
        {
          id: 'value',
          header: unit === undefined ? chartLabels.value : `${chartLabels.value} (${unit})`,
          value: ({ value }) => value,
          text: ({ value }) => (value === null ? labels.noData : format.full(value)),
          align: 'end',
        },
        {
          id: 'share',
          header: `${chartLabels.share} (%)`,
          value: ({ value }) => {
            const share = shareOf(value);
            return share === null ? null : Math.round(share * 1000) / 10;
          },
          text: ({ value }) => {
            const share = shareOf(value);
            return share === null ? labels.noData : format.share(share);
          },
          align: 'end',
        },
      ],
    };
  }, [bins, unit, chartLabels, labels, format]);
}
