/** Apart from the queries, because the live topics of every page need only these. */
export const staffSkillKeys = {
  lists: ['staff-skills', 'list'],
  list: (params: object) => ['staff-skills', 'list', params],
  one: (id: string) => ['staff-skills', 'one', id],
  manifests: ['staff-skills', 'manifest'],
  manifest: (id: string) => ['staff-skills', 'manifest', id],
  similar: (name: string, locale: string) => ['staff-skills', 'similar', locale, name],
} as const;
