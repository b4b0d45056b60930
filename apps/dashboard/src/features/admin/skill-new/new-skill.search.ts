import { dropEmpty, textOf } from '#/lib/search-values.ts';

/** The customer may be chosen by the link. */
export interface NewSkillSearch {
  customer?: string | undefined;
}

/** Drops what is no id. */
export const newSkillSearch = (
  search: {
    readonly [Name in keyof NewSkillSearch]?: unknown;
  },
): NewSkillSearch => dropEmpty({ customer: textOf(search.customer, /^[0-9a-f-]{36}$/) });
