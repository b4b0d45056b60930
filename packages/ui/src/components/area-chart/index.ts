export { AreaChart, type AreaChartPoint, type AreaChartProps } from './area-chart.tsx';
