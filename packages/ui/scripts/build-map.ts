/**
 * Writes src/components/world-map/countries.gen.ts: the outline of every country as an SVG path in the Equal Earth
 * projection, by its ISO 3166-1 code. The source is Natural Earth (public domain) as packed by world-atlas (ISC), at
 * 1:50 million: at 1:110 million Malta, Singapore and sixty others do not exist. Run it again when the source changes.
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

/** Territories that Natural Earth draws by themselves and ISO 3166-1 counts to a state, and the one without a number. */
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

/** The alpha-2 code of a country: CLDR, and with it every Intl, knows the numbers of ISO 3166-1 as old names of regions. */
function codeOf({ id, properties }: Country): string | undefined {
  if (id === undefined) return unnumbered[properties.name];
  const [tag = ''] = Intl.getCanonicalLocales(`und-${id}`);
  const code = tag.slice('und-'.length);
  return /^[A-Z]{2}$/.test(code) ? code : undefined;
}

/** A path of whole numbers, each point as its distance from the one before: a third of the bytes. */
function compact(path: string): string {
  return path.replaceAll(/M([^MZ]+)Z?/g, (_, body: string) => {
    const points = body.split('L').map((pair) => pair.split(',').map(Number) as [number, number]);
    const [first, ...rest] = points.filter(
      ([x, y], index) => index === 0 || x !== points[index - 1]?.[0] || y !== points[index - 1]?.[1],
    );
    // An islet that is smaller than a unit has no outline left.
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

/** A minus already divides two numbers. */
const spaced = (value: number): string => (value < 0 ? String(value) : ` ${value}`);

/** The middle of the largest piece of a country: France is read in Europe, not between its territories. */
function middleOf(country: Country): [x: number, y: number] {
  const { geometry } = country;
  const pieces = geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates;
  const areas = pieces.map((coordinates) => ({ type: 'Polygon' as const, coordinates }));
  const largest = areas.reduce((best, piece) => (geoArea(piece) > geoArea(best) ? piece : best));
  const [longitude, latitude] = geoCentroid(largest);
  const [x, y] = project(longitude, latitude);
  return [Math.round(x), Math.round(y)];
}

/** Corners smaller than this are left out, in steradians: about one unit of the drawing, where they only make steps. */
const LEAST_CORNER = 9e-7;

/** The module as text. */
export function mapModule(): string {
  const source = require.resolve('world-atlas/countries-50m.json');
  const topology = JSON.parse(readFileSync(source, 'utf8')) as Topology<{
    countries: GeometryCollection<{ name: string }>;
  }>;
  const found = new Map<string, { middle: [number, number]; path: string }>();
  // Borders are simplified where they are shared, so that neighbours still meet.
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
    '/** The middle and the outline of each country by its ISO 3166-1 code; the smallest have no outline. */',
    'export const mapCountries: Readonly<Record<string, readonly [x: number, y: number, path: string]>> = {',
    ...lines,
    '};',
    '',
  ].join('\n');
}

/** Where the module is kept. */
export const mapFile = join(resolve(import.meta.dirname, '..'), 'src/components/world-map/countries.gen.ts');

if (process.argv[1] === import.meta.filename) writeFileSync(mapFile, mapModule());
