import { lazySection } from '#/components/lazy-part/lazy-part.tsx';
import { ChartSkeleton } from '#/components/listeners-chart/chart-skeleton.tsx';

/** A day of listeners. Loads the chart after the figures beside it. */
export const ListenersChart = lazySection(
  async () => (await import('#/components/listeners-chart/day-chart.tsx')).DayChart,
  <ChartSkeleton />,
);
