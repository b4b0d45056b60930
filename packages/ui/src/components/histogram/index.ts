export { Histogram, type HistogramProps } from './histogram.tsx';
export type { HistogramBin } from './histogram-bin.ts';
