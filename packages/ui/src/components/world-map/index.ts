export { MapPicture, type MapPictureProps } from './map-picture.tsx';
export { WorldMap, type WorldMapProps } from './world-map.tsx';
export type { MapBounds, MapPoint, MapRegion, MapValue } from './world-map.types.ts';
