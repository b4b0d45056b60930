/** Apart from the queries, because the live topics of every page need only these. */
export const siteKeys = {
  one: (username: string) => ['site', username] as const,
  checks: (username: string) => ['site-checks', username] as const,
  versions: (username: string) => ['site-versions', username] as const,
  /** Prefix of the pages of visitors' messages. */
  messages: (username: string) => ['site-messages', username] as const,
  /** Prefix of the domains. */
  domains: (username: string) => ['site-domains', username] as const,
  /** Prefix of the periods. */
  statistics: (username: string) => ['site-statistics', username] as const,
};
