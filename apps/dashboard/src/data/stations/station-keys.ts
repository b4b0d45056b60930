/** Apart from the queries, because the live topics of every page need only these. */
export const stationKeys = {
  /** Prefix of all stations. */
  all: ['station'] as const,
  one: (id: string) => ['station', id] as const,
  overview: ['stations', 'overview'] as const,
  timeline: (id: string) => ['station-timeline', id] as const,
};
