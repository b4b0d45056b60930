export type {
  ChartColumn,
  ChartEmpty,
  ChartFailure,
  ChartProps,
  ChartTableData,
  ChartView,
  DataColor,
} from './chart.types.ts';
export { ChartFrame, type ChartFrameProps } from './chart-frame.tsx';
export { ChartLegend, type ChartLegendProps } from './legend.tsx';
