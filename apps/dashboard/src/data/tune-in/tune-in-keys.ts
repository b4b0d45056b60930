/** Apart from the queries, because the live topics of every page need only these. */
export const tuneInKeys = {
  one: (id: string) => ['tune-in', id] as const,
  log: (id: string) => ['tune-in-log', id] as const,
};
