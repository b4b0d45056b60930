/** Apart from the queries, because the live topics of every page need only these. */
export const appKeys = {
  one: (id: string) => ['app', id] as const,
  /** Prefix of the periods. */
  statistics: (id: string) => ['app-statistics', id] as const,
  package: (platform: string, packageId: string) => ['app-package', platform, packageId] as const,
};
