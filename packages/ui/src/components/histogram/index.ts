export { Histogram, type HistogramProps } from './histogram.tsx';
export type { HistogramBin, HistogramScale, HistogramThreshold } from './histogram-bin.ts';
