/** Apart from the queries, because the live topics of every page need only these. */
export const nowPlayingKeys = {
  one: (id: string) => ['now-playing', id] as const,
  settings: (id: string) => ['now-playing-settings', id] as const,
  ruleTest: (id: string) => ['now-playing-rule-test', id] as const,
  songs: (id: string) => ['now-playing-songs', id] as const,
};
