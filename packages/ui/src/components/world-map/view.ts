import { MAP_WIDTH, project } from '#/lib/chart/equal-earth.ts';
import type { MapBounds, MapRegion } from './world-map.types.ts';

/** The visible part of the drawing, in its own units. */
export interface MapView {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Bounds of the inhabited part of each region, with nearby islands. */
const REGIONS: Readonly<Record<Exclude<MapRegion, 'world'>, MapBounds>> = {
  europe: { west: -24, east: 46, south: 34, north: 71.5 },
  americas: { west: -168, east: -30, south: -56, north: 74 },
  asia: { west: 26, east: 150, south: -11, north: 60 },
  africa: { west: -19, east: 56, south: -36, north: 38 },
  oceania: { west: 110, east: 190, south: -48, north: 5 },
};

/** Sampling steps per edge: edges are curved in this projection. */
const STEPS = 16;

/** The view of a region, extended to an aspect ratio around its center. */
export function viewOf(part: MapRegion | MapBounds, shape: number): MapView {
  const box = part === 'world' ? world() : boxOf(typeof part === 'string' ? REGIONS[part] : part);
  const width = Math.max(box.width, box.height * shape);
  const height = width / shape;
  return {
    x: box.x + (box.width - width) / 2,
    y: box.y + (box.height - height) / 2,
    width,
    height,
  };
}

/** The full width, from the northernmost land to Cape Horn; there are no listeners further south. */
function world(): MapView {
  const [, top] = project(0, 83.7);
  const [, bottom] = project(0, -56);
  return { x: 0, y: top, width: MAP_WIDTH, height: bottom - top };
}

function boxOf({ west, east, south, north }: MapBounds): MapView {
  const points = Array.from({ length: STEPS + 1 }, (_, step) => {
    const share = step / STEPS;
    const longitude = west + (east - west) * share;
    const latitude = south + (north - south) * share;
    return [
      project(longitude, south),
      project(longitude, north),
      project(west, latitude),
      project(east, latitude),
    ];
  }).flat();
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
}

/** Position of a point in the view, as shares; `undefined` outside. */
export function placeIn(
  view: MapView,
  [x, y]: readonly [x: number, y: number],
): { left: number; top: number } | undefined {
  const left = (x - view.x) / view.width;
  const top = (y - view.y) / view.height;
  return left >= 0 && left <= 1 && top >= 0 && top <= 1 ? { left, top } : undefined;
}
