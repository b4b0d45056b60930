/** Apart from the queries, because the live topics of every page need only these. */
export const buildKeys = {
  log: (platform: string, id: string, build: string) => ['app-build-log', platform, id, build],
  machines: ['build-machines'],
} as const;
