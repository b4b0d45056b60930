export { Meter, type MeterProps } from './meter.tsx';
export { MeterBar, type MeterBarProps, type MeterMark } from './meter-bar.tsx';
export { type MeterLevel, meterLevel } from './meter-level.ts';
