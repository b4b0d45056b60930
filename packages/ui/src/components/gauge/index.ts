export { Gauge, type GaugeProps, type GaugeZone } from './gauge.tsx';
