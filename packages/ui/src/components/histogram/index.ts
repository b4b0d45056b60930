export { Histogram, type HistogramBin, type HistogramProps } from './histogram.tsx';
