export { BarChart, type BarChartProps } from './bar-chart.tsx';
export type { BarItem, BarListOptions } from './bar-chart.types.ts';
export { BarList, type BarListProps } from './bar-list.tsx';
