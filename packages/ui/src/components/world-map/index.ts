export { CountryMap, type CountryMapProps } from './country-map.tsx';
export { StaticMap, type StaticMapProps } from './static-map.tsx';
export { WorldMap, type WorldMapProps } from './world-map.tsx';
export type { CountryMark, MapBounds, MapPoint, MapRegion, MapValue } from './world-map.types.ts';
