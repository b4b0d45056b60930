/** Apart from the queries, because the live topics of every page need only these. */
export const silenceKeys = {
  one: (id: string) => ['silence', id] as const,
  levels: (id: string) => ['silence-levels', id] as const,
  calibration: (id: string) => ['silence-calibration', id] as const,
  /** Prefix of all tried settings. */
  trials: (id: string) => ['silence-trial', id] as const,
  /** Prefix of all pages and filters. */
  incidents: (id: string) => ['silence-incidents', id] as const,
  recipients: (id: string) => ['silence-recipients', id] as const,
};
