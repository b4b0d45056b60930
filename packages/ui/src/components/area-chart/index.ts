export { AreaChart, type AreaChartProps } from './area-chart.tsx';
export type { AreaChartPoint } from './area-chart-point.ts';
