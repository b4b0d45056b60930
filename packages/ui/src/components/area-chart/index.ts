export { AreaChart, type AreaChartProps } from './area-chart.tsx';
export type {
  AreaChartCompare,
  AreaChartMark,
  AreaChartPoint,
  AreaChartSeries,
} from './area-chart-point.ts';
