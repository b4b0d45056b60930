/** A country and how much came from it. */
export interface MapValue {
  /** Its ISO 3166-1 alpha-2 code. */
  readonly code: string;
  /** How much. */
  readonly value: number;
  /**
   * How it is drawn: in the shade of its value, in full colour whatever its value, or hatched, such as a country that is
   * refused and yet had listeners. Default `shade`.
   */
  readonly look?: 'shade' | 'strong' | 'hatched' | undefined;
}

/** How a country stands on a map on which countries are chosen. */
export interface CountryMark {
  /** `strong`: in full colour; `hatched`: struck out, such as a country that is refused and yet had listeners. */
  readonly look: 'plain' | 'strong' | 'hatched';
  /** What is said of it after its name: "may listen, 12 sessions". */
  readonly note: string;
}

/** A place and how much came from it. Whoever gives it decides how many people make a place that may be shown. */
export interface MapPoint {
  /** Tells the places apart. */
  readonly id: string;
  /** Its name. */
  readonly label: string;
  /** Where it is, in degrees east and north. */
  readonly longitude: number;
  readonly latitude: number;
  /** How much. */
  readonly value: number;
}

/** A part of the world. */
export const MAP_REGIONS = ['world', 'europe', 'americas', 'asia', 'africa', 'oceania'] as const;

/** A part of the world that can be looked at more closely. */
export type MapRegion = (typeof MAP_REGIONS)[number];

/** The edges of a part of the world in degrees; `east` may lie beyond 180. */
export interface MapBounds {
  readonly west: number;
  readonly east: number;
  readonly south: number;
  readonly north: number;
}
