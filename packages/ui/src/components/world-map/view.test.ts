import { expect, it } from 'vitest';
import { project } from '#/lib/chart/equal-earth.ts';
import { placeIn, viewOf } from './view.ts';
import { MAP_REGIONS } from './world-map.types.ts';

it.each(MAP_REGIONS)('gives %s the requested aspect ratio', (region) => {
  const { width, height } = viewOf(region, 2.1);
  expect(width / height).toBeCloseTo(2.1);
});

const dublin = project(-6.26, 53.35);
const auckland = project(174.76, -36.85);

it('shows Dublin in Europe and in the world, but not in Oceania', () => {
  const seen = MAP_REGIONS.filter((region) => placeIn(viewOf(region, 2.1), dublin));
  expect(seen).toEqual(expect.arrayContaining(['world', 'europe']));
  expect(seen).not.toContain('oceania');
});

it('shows Auckland in Oceania, which crosses the date line', () =>
  expect(placeIn(viewOf('oceania', 2.1), auckland)).toBeDefined());

it('shows the requested bounds', () => {
  const place = placeIn(viewOf({ west: -11, east: -5, south: 51, north: 56 }, 2), dublin);
  expect(place?.left).toBeGreaterThan(0.5);
  expect(viewOf({ west: -11, east: -5, south: 51, north: 56 }, 2).width).toBeLessThan(300);
});

it('shows the full width of the world', () =>
  expect(viewOf('world', 2.1)).toMatchObject({ x: 0, width: 6000 }));
