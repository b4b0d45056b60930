import { lazy, Suspense } from 'react';
import { ChartSkeleton } from '#/components/listeners-chart/chart-skeleton.tsx';
import type { DayChartProps } from '#/components/listeners-chart/day-chart.tsx';

const DayChart = lazy(async () => ({
  default: (await import('#/components/listeners-chart/day-chart.tsx')).DayChart,
}));

/** A day of listeners. Loads the chart after the figures beside it. */
export function ListenersChart(props: DayChartProps) {
  return (
    <Suspense fallback={<ChartSkeleton />}>
      <DayChart {...props} />
    </Suspense>
  );
}
