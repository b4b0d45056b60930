/** Apart from the queries, because the live topics of every page need only these. */
export const staffAppKeys = {
  lists: ['staff-apps', 'list'],
  list: (platform: string, params: object) => ['staff-apps', 'list', platform, params],
  /** The start of `one`: events don't name the platform. */
  byId: (id: string) => ['staff-apps', 'one', id],
  one: (id: string, platform: string) => ['staff-apps', 'one', id, platform],
} as const;
