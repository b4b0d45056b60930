import { expect, it } from 'vitest';
import { project } from '#/lib/chart/equal-earth.ts';
import { placeIn, viewOf } from './view.ts';
import { MAP_REGIONS } from './world-map.types.ts';

it.each(MAP_REGIONS)('gives %s the shape that is asked for', (region) => {
  const { width, height } = viewOf(region, 2.1);
  expect(width / height).toBeCloseTo(2.1);
});

const dublin = project(-6.26, 53.35);
const auckland = project(174.76, -36.85);

it('shows Dublin in Europe and in the world, and not from the other side', () => {
  const seen = MAP_REGIONS.filter((region) => placeIn(viewOf(region, 2.1), dublin));
  expect(seen).toEqual(expect.arrayContaining(['world', 'europe']));
  expect(seen).not.toContain('oceania');
});

it('shows Auckland in Oceania, which reaches beyond the date line', () =>
  expect(placeIn(viewOf('oceania', 2.1), auckland)).toBeDefined());

it('looks as near as it is asked to', () => {
  const place = placeIn(viewOf({ west: -11, east: -5, south: 51, north: 56 }, 2), dublin);
  expect(place?.left).toBeGreaterThan(0.5);
  expect(viewOf({ west: -11, east: -5, south: 51, north: 56 }, 2).width).toBeLessThan(300);
});

it('shows the whole width of the world', () =>
  expect(viewOf('world', 2.1)).toMatchObject({ x: 0, width: 6000 }));
