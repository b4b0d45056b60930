import { SHADES, shadeOf } from '#/lib/chart/classes.ts';
import { project } from '#/lib/chart/equal-earth.ts';
import type { Countries } from './use-countries.ts';
import { type MapView, placeIn } from './view.ts';
import type { MapPoint, MapValue } from './world-map.types.ts';

/** A focusable item of the map: a country or a place. */
export interface MapEntry {
  /** `country-IE` or `point-galway`. */
  readonly id: string;
  readonly name: string;
  readonly value: number;
  /** Position of its tooltip, as shares of the view. */
  readonly place: { readonly left: number; readonly top: number };
  /** Country code; undefined for a place. */
  readonly code: string | undefined;
}

/** The lightest shades are too close to land without data: countries start at the second. */
const MIN_SHADE = 2;

/** Below circles and labels, countries use light shades only, for legibility. */
const MAX_TINT = 3;

/** Shade of a country: 0 for none. */
export function countryShade(value: number, highest: number, isBelowPoints: boolean): number {
  const shade = shadeOf(value, highest);
  const most = isBelowPoints ? MAX_TINT : SHADES;
  return shade === 0 ? 0 : Math.min(Math.max(shade, MIN_SHADE), most);
}

/** The items in a view: countries first, then places, each sorted by value. */
export function entriesOf(
  values: readonly MapValue[],
  points: readonly MapPoint[],
  countries: Countries,
  view: MapView,
  nameOf: (code: string) => string,
): MapEntry[] {
  const found = values.flatMap(({ code, value }): MapEntry[] => {
    const country = countries[code];
    const place = country && placeIn(view, [country[0], country[1]]);
    return place ? [{ id: `country-${code}`, name: nameOf(code), value, place, code }] : [];
  });
  const places = points.flatMap(({ id, label, longitude, latitude, value }): MapEntry[] => {
    const place = placeIn(view, project(longitude, latitude));
    return place ? [{ id: `point-${id}`, name: label, value, place, code: undefined }] : [];
  });
  const byValue = (one: MapEntry, other: MapEntry) => other.value - one.value;
  return [...found.sort(byValue), ...places.sort(byValue)];
}

/** Diameter of a circle in pixels: its area is proportional to the value. */
export function circleWidth(value: number, highest: number, mapWidth: number): number {
  // Circles are smaller on narrow maps, where they would cover the countries.
  const scale = Math.min(Math.max(mapWidth / 520, 0.6), 1);
  return scale * (highest > 0 ? 8 + 18 * Math.sqrt(Math.max(value, 0) / highest) : 8);
}
