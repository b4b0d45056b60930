import { dropEmpty, oneOf } from '#/lib/search-values.ts';

/** In display order; the first one has no parameter. */
export const appTabs = ['review', 'settings', 'builds', 'kit', 'store', 'history'] as const;
export type AppTab = (typeof appTabs)[number];

/** View state of the page of an app, shareable as a URL. */
export interface AppSearch {
  tab?: Exclude<AppTab, 'review'> | undefined;
  /** The number of the build that is shown in full; the latest one by default. */
  build?: number | undefined;
}

/** Drops unknown values. */
export const appSearch = (
  search: {
    readonly [Name in keyof AppSearch]?: unknown;
  },
): AppSearch => {
  const { build } = search;
  const tab = oneOf(search.tab, ['settings', 'builds', 'kit', 'store', 'history'] as const);
  const isNumber = tab === 'builds' && typeof build === 'number' && Number.isInteger(build) && build > 0;
  return dropEmpty({ tab, build: isNumber ? build : undefined });
};
