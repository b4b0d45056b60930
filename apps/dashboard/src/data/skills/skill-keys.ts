/** Apart from the queries, because the live topics of every page need only these. */
export const skillKeys = {
  one: (id: string) => ['skill', id] as const,
  /** Prefix of the names that sound alike. */
  near: (id: string) => ['skill-near', id] as const,
  /** Prefix of the conversations of the simulator. */
  dialogue: (id: string) => ['skill-dialogue', id] as const,
  /** Prefix of the periods. */
  statistics: (id: string) => ['skill-statistics', id] as const,
};
