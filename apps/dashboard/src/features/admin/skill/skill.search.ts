import { dropEmpty, oneOf } from '#/lib/search-values.ts';

/** In display order; the first one has no parameter. */
export const skillTabs = ['review', 'settings', 'manifest', 'usage', 'history'] as const;
export type SkillTab = (typeof skillTabs)[number];

/** View state of the page of a skill, shareable as a URL. */
export interface SkillSearch {
  tab?: Exclude<SkillTab, 'review'> | undefined;
  /** The period of the usage; 30 days by default. */
  days?: 7 | 365 | undefined;
}

/** Drops unknown values. */
export const skillSearch = (
  search: {
    readonly [Name in keyof SkillSearch]?: unknown;
  },
): SkillSearch =>
  dropEmpty({
    tab: oneOf(search.tab, ['settings', 'manifest', 'usage', 'history'] as const),
    days: oneOf(search.days, [7, 365] as const),
  });
