/**
 * Writes src/components/world-map/countries.gen.ts: the outline of every country as an SVG path in the Equal Earth
 * projection, by ISO 3166-1 code. Source: Natural Earth (public domain) as packed by world-atlas (ISC), at 1:50
 * million: at 1:110 million Malta, Singapore and sixty others are missing. Run it again when the source changes.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { geoArea, geoCentroid, geoEqualEarth, geoPath } from 'd3-geo';
import type { Feature, MultiPolygon, Polygon } from 'geojson';
import { feature } from 'topojson-client';
import { presimplify, simplify, sphericalTriangleArea } from 'topojson-simplify';
import type { GeometryCollection, Topology } from 'topojson-specification';
import { MAP_CENTER, MAP_HEIGHT, MAP_WIDTH, project } from '../src/lib/chart/equal-earth.ts';

type Country = Feature<Polygon | MultiPolygon, { name: string }>;

const require = createRequire(import.meta.url);

/** Territories that Natural Earth separates and ISO 3166-1 assigns to a country, and one without a number. */
const unnumbered: Readonly<Record<string, string>> = {
  'N. Cyprus': 'CY',
  Somaliland: 'SO',
  'Indian Ocean Ter.': 'AU',
  Kosovo: 'XK',
};

const projection = geoEqualEarth()
  .rotate([-MAP_CENTER, 0])
  .fitWidth(MAP_WIDTH, { type: 'Sphere' })
  .translate([MAP_WIDTH / 2, MAP_HEIGHT / 2]);
const draw = geoPath(projection).digits(0);

/** The alpha-2 code of a country: CLDR, and therefore Intl, resolves ISO 3166-1 numbers as region aliases. */
function codeOf({ id, properties }: Country): string | undefined {
  if (id === undefined) return unnumbered[properties.name];
  const [tag = ''] = Intl.getCanonicalLocales(`und-${id}`);
  const code = tag.slice('und-'.length);
  return /^[A-Z]{2}$/.test(code) ? code : undefined;
}

/** A path of integers relative to the previous point: a third of the bytes of absolute coordinates. */
function compact(path: string): string {
  return path.replaceAll(/M([^MZ]+)Z?/g, (_, body: string) => {
    const points = body.split('L').map((pair) => pair.split(',').map(Number) as [number, number]);
    const [first, ...rest] = points.filter(
      ([x, y], index) => index === 0 || x !== points[index - 1]?.[0] || y !== points[index - 1]?.[1],
    );
    // Islands smaller than one unit have no outline left.
    if (!first || rest.length < 2) return '';
    let [atX, atY] = first;
    const steps = rest.map(([x, y]) => {
      const step = spaced(x - atX) + spaced(y - atY);
      [atX, atY] = [x, y];
      return step;
    });
    return `M${first[0]} ${first[1]}l${steps.join('').trimStart()}z`;
  });
}

/** A minus sign already separates two numbers. */
const spaced = (value: number): string => (value < 0 ? String(value) : ` ${value}`);

/**
 * The centre of the largest polygon of a country: for France the one in Europe, not a point between its territories.
 */
function middleOf(country: Country): [x: number, y: number] {
  const { geometry } = country;
  const pieces = geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates;
  const areas = pieces.map((coordinates) => ({ type: 'Polygon' as const, coordinates }));
  const largest = areas.reduce((best, piece) => (geoArea(piece) > geoArea(best) ? piece : best));
  const [longitude, latitude] = geoCentroid(largest);
  const [x, y] = project(longitude, latitude);
  return [Math.round(x), Math.round(y)];
}

/** Smaller corners are simplified away, in steradians: about one unit of the drawing. */
const LEAST_CORNER = 9e-7;

/** Source text of the module. */
export function mapModule(): string {
  const source = require.resolve('world-atlas/countries-50m.json');
  const topology = JSON.parse(readFileSync(source, 'utf8')) as Topology<{
    countries: GeometryCollection<{ name: string }>;
  }>;
  const found = new Map<string, { middle: [number, number]; path: string }>();
  // Simplifies shared borders once, so that neighbours still align.
  const simple = simplify(presimplify(topology, sphericalTriangleArea), LEAST_CORNER);
  for (const country of feature(simple, simple.objects.countries).features as Country[]) {
    const code = codeOf(country);
    if (code === undefined) continue;
    const path = compact(draw(country) ?? '');
    const known = found.get(code);
    if (known) known.path += path;
    else found.set(code, { middle: middleOf(country), path });
  }
  const lines = [...found]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([code, { middle, path }]) => `  ${code}: [${middle.join(', ')}, '${path}'],`);
  return [
    '// Written by scripts/build-map.ts from Natural Earth (public domain). Do not edit.',
    '',
    '/** Centre and outline by ISO 3166-1 code; the smallest countries have no outline. */',
    'export const mapCountries: Readonly<Record<string, readonly [x: number, y: number, path: string]>> = {',
    ...lines,
    '};',
    '',
  ].join('\n');
}

/** Path of the module. */
export const mapFile = join(resolve(import.meta.dirname, '..'), 'src/components/world-map/countries.gen.ts');

if (process.argv[1] === import.meta.filename) writeFileSync(mapFile, mapModule());
