import { readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { geoEqualEarth } from 'd3-geo';
import { describe, expect, it } from 'vitest';
import { MAP_CENTER, MAP_HEIGHT, MAP_WIDTH, project } from '#/lib/chart/equal-earth.ts';
import { mapFile, mapModule } from '../../../scripts/build-map.ts';
import { mapCountries } from './countries.gen.ts';

describe('country outlines', () => {
  it('match the output of the script', () => {
    // Not `toBe`: it would print a diff of 300 kB.
    expect(readFileSync(mapFile, 'utf8') === mapModule()).toBe(true);
  });

  it('are at most 60 kB compressed', () => {
    expect(brotliCompressSync(readFileSync(mapFile)).length).toBeLessThanOrEqual(60_000);
  });

  it('cover large and small countries by ISO code', () => {
    const codes = Object.keys(mapCountries);
    expect(codes.length).toBeGreaterThan(230);
    expect(codes.every((code) => /^[A-Z]{2}$/.test(code))).toBe(true);
    for (const code of ['IE', 'GB', 'FR', 'US', 'MT', 'SG', 'HK', 'TW', 'XK', 'NO'])
      expect(codes).toContain(code);
  });

  it('stay within the drawing', () => {
    for (const [x, y, path] of Object.values(mapCountries)) {
      expect(x >= 0 && x <= MAP_WIDTH && y >= 0 && y <= MAP_HEIGHT).toBe(true);
      expect(path).toMatch(/^(M\d+ \d+l[-\d ]+z)*$/);
    }
  });
});

describe('project', () => {
  const reference = geoEqualEarth()
    .rotate([-MAP_CENTER, 0])
    .fitWidth(MAP_WIDTH, { type: 'Sphere' })
    .translate([MAP_WIDTH / 2, MAP_HEIGHT / 2]);

  it.each([
    ['Galway', -9.05, 53.27],
    ['Auckland', 174.76, -36.85],
    ['Honolulu', -157.86, 21.31],
    ['the South Pole', 0, -90],
    ['zero', 0, 0],
  ])('projects %s onto its outline', (_, longitude, latitude) => {
    const [x = 0, y = 0] = reference([longitude, latitude]) ?? [];
    const found = project(longitude, latitude);
    expect(found[0]).toBeCloseTo(x, 1);
    expect(found[1]).toBeCloseTo(y, 1);
  });
});
