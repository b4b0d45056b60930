/** A country with its value. */
export interface MapValue {
  /** Its ISO 3166-1 alpha-2 code. */
  readonly code: string;
  /** The value. */
  readonly value: number;
  /**
   * Style: the shade of its value, full colour regardless of its value, or hatched, for a country that is blocked but
   * had listeners. Default `shade`.
   */
  readonly fill?: 'shade' | 'strong' | 'hatched' | undefined;
}

/** Mark of a country on a map with selectable countries. */
export interface CountryMark {
  /** `strong`: full colour; `hatched`: blocked but with listeners. */
  readonly fill: 'plain' | 'strong' | 'hatched';
  /** Description after the name: "may listen, 12 sessions". */
  readonly status: string;
}

/** A place with its value. The caller enforces the minimum number of people per place. */
export interface MapPoint {
  /** Unique id. */
  readonly id: string;
  /** Display name. */
  readonly label: string;
  /** Longitude, in degrees east. */
  readonly longitude: number;
  /** Latitude, in degrees north. */
  readonly latitude: number;
  /** The value. */
  readonly value: number;
}

/** Regions of the world. */
export const MAP_REGIONS = ['world', 'europe', 'americas', 'asia', 'africa', 'oceania'] as const;

/** A region of the world. */
export type MapRegion = (typeof MAP_REGIONS)[number];

/** Bounds in degrees; `east` may exceed 180. */
export interface MapBounds {
  /** Westernmost longitude. */
  readonly west: number;
  /** Easternmost longitude; larger than 180 for bounds that cross the date line. */
  readonly east: number;
  /** Southernmost latitude. */
  readonly south: number;
  /** Northernmost latitude. */
  readonly north: number;
}
