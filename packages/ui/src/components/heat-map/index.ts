export { HeatMap, type HeatMapProps } from './heat-map.tsx';
